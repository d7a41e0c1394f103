import type { VerticalContest } from './contest.ts';
import { jumpOffOpening, jumpOffTurn, tiedForFirst } from './jump-off.ts';
import { firstOpenAt, hasTrialAt, leftIn, nextAtBar } from './turn.ts';

/** The first bar of the jump-off of a contest, mm. */
export function openingOf({ sheets, series, rules }: VerticalContest): number {
  const [first = -1] = tiedForFirst(sheets);
  return jumpOffOpening(sheets[first]?.cleared ?? 0, series, rules.jumpOffStep);
}

function settleContest(contest: VerticalContest): VerticalContest {
  const { sheets, bar, rules, retakes } = contest;
  const retake = retakes.find((index) => {
    const sheet = sheets[index];
    return sheet !== undefined && hasTrialAt(sheet, bar, rules.standard);
  });
  const inTurn = retake ?? nextAtBar(sheets, bar, rules.standard);
  const next = inTurn >= 0 ? inTurn : firstOpenAt(sheets, bar, rules.standard);
  if (next >= 0 || leftIn(sheets, rules.standard) > 0) return next === contest.next ? contest : { ...contest, next };
  const tie = rules.jumpOff && tiedForFirst(sheets).length > 1;
  return { ...contest, next, phase: tie ? 'tie' : 'end' };
}

function settleJumpOff(contest: VerticalContest): VerticalContest {
  const { sheets, rules } = contest;
  const { bar, next, over } = jumpOffTurn(sheets, tiedForFirst(sheets), openingOf(contest), rules);
  return over ? { ...contest, bar, next, phase: 'end', jumpOff: 'won' } : { ...contest, bar, next };
}

/** Who jumps next, and whether the contest goes on. */
export function settle(contest: VerticalContest): VerticalContest {
  if (contest.phase === 'contest') return settleContest(contest);
  return contest.phase === 'jumpOff' ? settleJumpOff(contest) : contest;
}
