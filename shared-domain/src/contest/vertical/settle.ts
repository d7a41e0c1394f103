import type { VerticalContest } from './contest.ts';
import { findFirstJumpOffBar, findJumpOffTurn, findTiedForFirst } from './jump-off.ts';
import { countStillIn, findFirstWithAttemptLeft, findNextAtBar, hasAttemptLeftAt } from './turn.ts';

/** The first bar of the jump-off of a contest, mm. */
export function findOpeningBar({ sheets, series, rules }: VerticalContest): number {
  const [firstTied = -1] = findTiedForFirst(sheets);
  return findFirstJumpOffBar(sheets[firstTied]?.heightCleared ?? 0, series, rules.jumpOffStep);
}

function settleContest(contest: VerticalContest): VerticalContest {
  const { sheets, bar, rules, retakes } = contest;
  const retake = retakes.find((index) => {
    const sheet = sheets[index];
    return sheet !== undefined && hasAttemptLeftAt(sheet, bar, rules.standard);
  });
  const turnIndex = retake ?? findNextAtBar(sheets, bar, rules.standard);
  const next = turnIndex >= 0 ? turnIndex : findFirstWithAttemptLeft(sheets, bar, rules.standard);
  if (next >= 0 || countStillIn(sheets, rules.standard) > 0)
    return next === contest.next ? contest : { ...contest, next };
  const isTie = rules.canHaveJumpOff && findTiedForFirst(sheets).length > 1;
  return { ...contest, next, phase: isTie ? 'tie' : 'end' };
}

function settleJumpOff(contest: VerticalContest): VerticalContest {
  const { sheets, rules } = contest;
  const { bar, next, isOver } = findJumpOffTurn(sheets, findTiedForFirst(sheets), findOpeningBar(contest), rules);
  return isOver ? { ...contest, bar, next, phase: 'end', jumpOff: 'won' } : { ...contest, bar, next };
}

/** The contest with its next athlete, in the phase that follows where nobody has an attempt left. */
export function settle(contest: VerticalContest): VerticalContest {
  if (contest.phase === 'contest') return settleContest(contest);
  return contest.phase === 'jumpOff' ? settleJumpOff(contest) : contest;
}
