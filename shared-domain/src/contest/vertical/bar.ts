import type { Play } from '../log/machine.ts';
import type { RefusalKind } from '../log/refusal.ts';
import { type WarningKind, warning } from '../log/warning.ts';
import type { VerticalContest } from './contest.ts';
import type { BarFact, StartFact } from './fact.ts';
import type { VerticalRules } from './rules.ts';
import { addTrial, isStillIn, type VerticalSheet } from './sheet.ts';
import { countStillIn, hasTrialAt } from './turn.ts';

function isHeight(bar: number): boolean {
  return Number.isSafeInteger(bar) && bar > 0;
}

/**
 * What is wrong with a raise of the bar, mm, after the raise `last` (0 before the first): too small, growing, or, in a combined
 * event, not the one raise. Undefined when nothing is (TR 26.4, 39.8.4).
 * @example checkRaise(10, 20, findVerticalRules({ g0: 900_001 })) // 'small raise'
 */
export function checkRaise(raise: number, last: number, rules: VerticalRules): WarningKind | undefined {
  if (raise < rules.leastRaise) return 'small raise';
  if (rules.evenRaise !== undefined) return raise === rules.evenRaise ? undefined : 'uneven raise';
  return last > 0 && raise > last ? 'growing raise' : undefined;
}

/**
 * Raises of an announced series that a judge should look at: the index of the bar and the warning. Heights in mm.
 * @example checkSeries([1900, 1910], findVerticalRules({ g0: 900_001 })) // [{ at: 1, kind: 'small raise' }]
 */
export function checkSeries(bars: readonly number[], rules: VerticalRules): { at: number; kind: WarningKind }[] {
  return bars.flatMap((bar, at) => {
    if (at === 0) return [];
    const below = bars[at - 1] ?? bar;
    const kind = checkRaise(bar - below, below - (bars[at - 2] ?? below), rules);
    return kind === undefined ? [] : [{ at, kind }];
  });
}

/** The contest opens at the first of the announced heights. */
export function applyStart(contest: VerticalContest, { bars }: StartFact): VerticalContest | RefusalKind {
  if (contest.phase !== 'before') return 'already started';
  const opening = Array.isArray(bars) && bars.every(isHeight) ? bars[0] : undefined;
  if (opening === undefined) return 'not a fact';
  if (bars.some((bar, at) => at > 0 && bar <= (bars[at - 1] ?? 0))) return 'series not rising';
  return { ...contest, phase: 'contest', series: bars, bar: opening, leftAtBar: contest.athletes.length };
}

/** One athlete is left, alone in first place: the choice of the heights is free (TR 26.4). */
function hasWinner({ sheets, ranks, rules }: VerticalContest): boolean {
  const leader = sheets[ranks.indexOf(1)];
  const isAlone = ranks.indexOf(1) === ranks.lastIndexOf(1) && countStillIn(sheets, rules.standard) === 1;
  return isAlone && leader !== undefined && isStillIn(leader, rules.standard);
}

/** One who retired with the last bar already cleared or passed is written as such at the next one. */
function withLateRetirement(sheet: VerticalSheet, bar: number): VerticalSheet {
  return sheet.retired && sheet.bars.at(-1)?.r.endsWith('r') !== true ? addTrial(sheet, bar, 'r') : sheet;
}

/**
 * A new bar, once nobody has a trial left at the present one. `lenient`, after a protest has fallen, who still had one has
 * passed it.
 */
export function applyBar(contest: VerticalContest, fact: BarFact, play: Play): VerticalContest | RefusalKind {
  const { bar, rules, warnings, series } = contest;
  if (contest.phase === 'before') return 'not started';
  if (contest.phase !== 'contest') return 'ended';
  if (!isHeight(fact.bar)) return 'not a fact';
  if (fact.bar <= bar) return 'lower bar';
  if (contest.next >= 0 && play !== 'lenient') return 'trials left';
  const passed = contest.sheets.map((sheet) =>
    play === 'lenient' && hasTrialAt(sheet, bar, rules.standard) ? addTrial(sheet, bar, '-') : sheet,
  );
  const raise = fact.bar - bar;
  const kind = hasWinner(contest) || fact.record ? undefined : checkRaise(raise, contest.lastRaise, rules);
  return {
    ...contest,
    sheets: passed.map((sheet) => withLateRetirement(sheet, fact.bar)),
    bar: fact.bar,
    lastRaise: raise,
    leftAtBar: countStillIn(passed, rules.standard),
    series: series.includes(fact.bar) ? series : [...series, fact.bar].sort((a, b) => a - b),
    warnings: kind === undefined ? warnings : [...warnings, warning(kind, fact.id)],
  };
}
