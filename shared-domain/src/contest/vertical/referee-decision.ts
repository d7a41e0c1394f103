import type { ExclusionFact } from '../log/fact.ts';
import type { RefusalKind } from '../log/refusal.ts';
import type { VerticalContest } from './contest.ts';
import type { JumpOffFact } from './fact.ts';
import { findTiedForFirst } from './jump-off.ts';
import { rankSheets, rankWithJumpOff } from './ranks.ts';
import { findOpeningBar } from './settle.ts';
import { addJumpOffAttempt, excludeSheet } from './sheet.ts';

/** Starts the jump-off; an athlete who retired in the contest does not jump and loses the higher place (TR 26.9). */
function startJumpOff(contest: VerticalContest): VerticalContest | RefusalKind {
  const { sheets } = contest;
  const tied = findTiedForFirst(sheets);
  if (tied.every((index) => sheets[index]?.hasRetired)) return 'retired';
  const bar = findOpeningBar(contest);
  const newSheets = sheets.map((sheet, index) =>
    tied.includes(index) && sheet.hasRetired ? addJumpOffAttempt(sheet, bar, 'r') : sheet,
  );
  return {
    ...contest,
    phase: 'jumpOff',
    jumpOff: 'running',
    bar,
    sheets: newSheets,
    ranks: rankWithJumpOff(contest.ranks, newSheets),
    athletesAtBar: tied.length,
    lastAthlete: -1,
  };
}

/** Applies the referee's decision on a jump-off: held, not held, or stopped between two bars (TR 26.9). */
export function applyJumpOff(contest: VerticalContest, { decision }: JumpOffFact): VerticalContest | RefusalKind {
  const { phase, rules, sheets } = contest;
  if (phase === 'before') return 'not started';
  if (decision === 'stopped') {
    if (phase !== 'jumpOff') return phase === 'end' ? 'ended' : 'jump-off not begun';
    const isOpen = sheets.some(({ hasRetired, jumpOff }) => !hasRetired && jumpOff.at(-1)?.h === contest.bar);
    return isOpen ? 'jump-off round open' : { ...contest, phase: 'end', next: -1, jumpOff: 'stopped' };
  }
  if (decision !== 'start' && decision !== 'not held') return 'not a fact';
  if (!rules.canHaveJumpOff) return 'jump-off ruled out';
  if (phase !== 'tie') return 'no tie for first';
  return decision === 'start' ? startJumpOff(contest) : { ...contest, phase: 'end', jumpOff: 'not held' };
}

/** Takes a disqualified athlete out of the places, and of a tie for the first of them (TR 7.1). */
export function applyExclusion(contest: VerticalContest, { athlete }: ExclusionFact): VerticalContest | RefusalKind {
  const index = contest.athletes.indexOf(athlete);
  const sheet = contest.sheets[index];
  if (sheet === undefined) return 'unknown athlete';
  const sheets = contest.sheets.with(index, excludeSheet(sheet));
  const ranks = rankSheets(sheets);
  const isTieOver = contest.phase === 'tie' && findTiedForFirst(sheets).length < 2;
  return {
    ...contest,
    sheets,
    ranks: contest.jumpOff === undefined ? ranks : rankWithJumpOff(ranks, sheets),
    retakes: contest.retakes.filter((other) => other !== index),
    ...(isTieOver && { phase: 'end' }),
  };
}

/** Ends the contest with its current places. */
export function applyClose(contest: VerticalContest): VerticalContest | RefusalKind {
  if (contest.phase === 'before') return 'not started';
  return contest.phase === 'end' ? 'ended' : { ...contest, phase: 'end', next: -1 };
}
