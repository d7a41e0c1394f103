import type { PlayMode } from '../log/machine.ts';
import type { RefusalKind } from '../log/refusal.ts';
import { createWarning, type WarningKind } from '../log/warning.ts';
import type { VerticalContest } from './contest.ts';
import type { BarFact, StartFact } from './fact.ts';
import type { VerticalRules } from './rules.ts';
import { addAttempt, isStillIn, type VerticalSheet } from './sheet.ts';
import { countStillIn, hasAttemptLeftAt } from './turn.ts';

function isHeight(bar: number): boolean {
  return Number.isSafeInteger(bar) && bar > 0;
}

/**
 * What is wrong with a raise of the bar, mm, after `lastRaise` (0 before the first): too small, growing, or not the fixed raise of a
 * combined event. Undefined for a good raise (TR 26.4, 39.8.4).
 * @example checkRaise(10, 20, findVerticalRules({ g0: 900_001 })) // 'small raise'
 */
export function checkRaise(raise: number, lastRaise: number, rules: VerticalRules): WarningKind | undefined {
  if (raise < rules.minRaise) return 'small raise';
  if (rules.fixedRaise !== undefined) return raise === rules.fixedRaise ? undefined : 'uneven raise';
  return lastRaise > 0 && raise > lastRaise ? 'growing raise' : undefined;
}

/**
 * Warnings about the raises of an announced series, each with the index of its bar. Heights in mm.
 * @example checkSeries([1900, 1910], findVerticalRules({ g0: 900_001 })) // [{ index: 1, kind: 'small raise' }]
 */
export function checkSeries(bars: readonly number[], rules: VerticalRules): { index: number; kind: WarningKind }[] {
  return bars.flatMap((bar, index) => {
    if (index === 0) return [];
    const previousBar = bars[index - 1] ?? bar;
    const kind = checkRaise(bar - previousBar, previousBar - (bars[index - 2] ?? previousBar), rules);
    return kind === undefined ? [] : [{ index, kind }];
  });
}

/** The contest opened at the first of the announced heights. */
export function applyStart(contest: VerticalContest, { bars }: StartFact): VerticalContest | RefusalKind {
  if (contest.phase !== 'before') return 'already started';
  const openingBar = Array.isArray(bars) && bars.every(isHeight) ? bars[0] : undefined;
  if (openingBar === undefined) return 'not a fact';
  if (bars.some((bar, index) => index > 0 && bar <= (bars[index - 1] ?? 0))) return 'series not rising';
  return { ...contest, phase: 'contest', series: bars, bar: openingBar, athletesAtBar: countStillIn(contest.sheets) };
}

/**
 * Whether one athlete is left, alone in first place, who may choose the heights (TR 26.4).
 * @example hasWinner(createVerticalContest(findVerticalRules({ g0: 900_001 }), ['412', '87'])) // false
 */
export function hasWinner({ sheets, ranks, rules }: VerticalContest): boolean {
  const leader = sheets[ranks.indexOf(1)];
  const isAlone = ranks.indexOf(1) === ranks.lastIndexOf(1) && countStillIn(sheets, rules.standard) === 1;
  return isAlone && leader !== undefined && isStillIn(leader, rules.standard);
}

/** Writes the retirement of an athlete who retired after clearing or passing the last bar at the next one. */
function addLateRetirement(sheet: VerticalSheet, bar: number): VerticalSheet {
  return sheet.hasRetired && sheet.bars.at(-1)?.r.endsWith('r') !== true ? addAttempt(sheet, bar, 'r') : sheet;
}

/**
 * The contest at a new bar, once nobody has an attempt left at the current one. In mode `lenient`, before a dismissed protest, athletes
 * who have one left pass it.
 */
export function applyBar(contest: VerticalContest, fact: BarFact, mode: PlayMode): VerticalContest | RefusalKind {
  const { bar, rules, warnings, series } = contest;
  if (contest.phase === 'before') return 'not started';
  if (contest.phase !== 'contest') return 'ended';
  if (!isHeight(fact.bar)) return 'not a fact';
  if (fact.bar <= bar) return 'lower bar';
  if (contest.next >= 0 && mode !== 'lenient') return 'trials left';
  const sheetsWithPasses = contest.sheets.map((sheet) =>
    mode === 'lenient' && hasAttemptLeftAt(sheet, bar, rules.standard) ? addAttempt(sheet, bar, '-') : sheet,
  );
  const raise = fact.bar - bar;
  const kind = hasWinner(contest) || fact.record ? undefined : checkRaise(raise, contest.lastRaise, rules);
  return {
    ...contest,
    sheets: sheetsWithPasses.map((sheet) => addLateRetirement(sheet, fact.bar)),
    bar: fact.bar,
    lastRaise: raise,
    athletesAtBar: countStillIn(sheetsWithPasses, rules.standard),
    series: series.includes(fact.bar) ? series : [...series, fact.bar].sort((a, b) => a - b),
    warnings: kind === undefined ? warnings : [...warnings, createWarning(kind, fact.id)],
  };
}
