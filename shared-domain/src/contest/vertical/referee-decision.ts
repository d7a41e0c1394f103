import type { RefusalKind } from '../log/refusal.ts';
import type { VerticalContest } from './contest.ts';
import type { JumpOffFact } from './fact.ts';
import { findTiedForFirst } from './jump-off.ts';
import { rankWithJumpOff } from './ranks.ts';
import { findOpeningBar } from './settle.ts';
import { addJumpOffTrial } from './sheet.ts';

/** One who retired in the contest does not jump, and gives up the higher place (TR 26.9). */
function started(contest: VerticalContest): VerticalContest | RefusalKind {
  const { sheets } = contest;
  const tied = findTiedForFirst(sheets);
  if (tied.every((index) => sheets[index]?.retired)) return 'retired';
  const bar = findOpeningBar(contest);
  const after = sheets.map((sheet, index) =>
    tied.includes(index) && sheet.retired ? addJumpOffTrial(sheet, bar, 'r') : sheet,
  );
  return {
    ...contest,
    phase: 'jumpOff',
    jumpOff: 'running',
    bar,
    sheets: after,
    ranks: rankWithJumpOff(contest.ranks, after),
    leftAtBar: tied.length,
    lastToJump: -1,
  };
}

/** What the referee decides on a tie for first place: it is jumped off, not held, or stopped between two bars (TR 26.9). */
export function applyJumpOff(contest: VerticalContest, { decision }: JumpOffFact): VerticalContest | RefusalKind {
  const { phase, rules, sheets } = contest;
  if (phase === 'before') return 'not started';
  if (decision === 'stopped') {
    if (phase !== 'jumpOff') return phase === 'end' ? 'ended' : 'jump-off not begun';
    const isOpen = sheets.some(({ retired, jumpOff }) => !retired && jumpOff.at(-1)?.h === contest.bar);
    return isOpen ? 'jump-off round open' : { ...contest, phase: 'end', next: -1, jumpOff: 'stopped' };
  }
  if (decision !== 'start' && decision !== 'not held') return 'not a fact';
  if (!rules.jumpOff) return 'jump-off ruled out';
  if (phase !== 'tie') return 'no tie for first';
  return decision === 'start' ? started(contest) : { ...contest, phase: 'end', jumpOff: 'not held' };
}

/** The officials end the contest as it stands. */
export function applyClose(contest: VerticalContest): VerticalContest | RefusalKind {
  if (contest.phase === 'before') return 'not started';
  return contest.phase === 'end' ? 'ended' : { ...contest, phase: 'end', next: -1 };
}
