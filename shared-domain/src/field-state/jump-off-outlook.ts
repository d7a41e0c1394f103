import { findJumpOffTurn, findTiedForFirst } from '../contest/vertical/jump-off.ts';
import type { VerticalRules } from '../contest/vertical/rules.ts';
import type { VerticalSheet } from '../contest/vertical/sheet.ts';
import { countStillIn } from '../contest/vertical/turn.ts';
import { isCleared } from '../ranking/vertical-countback.ts';
import { MAX_FOLLOWING, type TurnOutlook } from './turn-outlook.ts';
import { findLastAttempt } from './vertical-outlook.ts';

/** Whether a turn is one of a jump-off for first place: it has begun, or nobody is left in the contest. `standard` in mm. */
export const isJumpOffTurn = (sheets: readonly VerticalSheet[], standard: number | undefined): boolean =>
  sheets.some(({ jumpOff }) => jumpOff.length > 0) || countStillIn(sheets, standard) === 0;

/** The last attempt of the jump-off that was no pass. */
function findLastJump(sheets: readonly VerticalSheet[]): TurnOutlook['last'] {
  const jumps = sheets.flatMap(({ jumpOff }, index) => {
    const round = jumpOff.findLastIndex(({ r }) => /^[ox]$/.test(r));
    const jump = jumpOff[round];
    return jump === undefined ? [] : [{ index, round, r: jump.r, v: jump.h }];
  });
  const [last] = jumps.toSorted((a, b) => b.round - a.round || b.index - a.index);
  return last && { index: last.index, r: last.r, v: last.v };
}

/** Whether another of the `tied` has cleared the bar at which this athlete jumps next: who fails then is out (TR 26.9). */
function hasRivalCleared(sheets: readonly VerticalSheet[], tied: readonly number[], index: number): boolean {
  const round = sheets[index]?.jumpOff.length ?? 0;
  return tied.some((other) => isCleared(sheets[other]?.jumpOff[round]?.r ?? ''));
}

/**
 * What the next attempt of a jump-off for first place can bring (TR 26.9): who else jumps at this bar, the lead where clearing it wins,
 * and whether it must be cleared to stay in. `sheets` in starting order, `index` of the athlete whose turn it is, `bar` in mm.
 */
export function describeJumpOffTurn(
  sheets: readonly VerticalSheet[],
  index: number,
  bar: number | undefined,
  rules: VerticalRules,
): Pick<TurnOutlook, 'last' | 'following' | 'needed'> {
  const last = findLastJump(sheets) ?? findLastAttempt(sheets);
  const tied = findTiedForFirst(sheets);
  if (bar === undefined || !tied.includes(index)) return { ...(last && { last }), following: [], needed: [] };
  const findTurnAfter = (before: readonly VerticalSheet[], jumper: number) => {
    const jump = { h: bar, r: 'o', j: true } as const;
    const after = before.map((sheet, athlete) =>
      athlete === jumper ? { ...sheet, jumpOff: [...sheet.jumpOff, jump] } : sheet,
    );
    return { after, ...findJumpOffTurn(after, tied, bar, rules) };
  };
  const following: number[] = [];
  const afterClearing = findTurnAfter(sheets, index);
  let turn = afterClearing;
  while (!turn.isNewBar && !turn.isOver && following.length < MAX_FOLLOWING) {
    following.push(turn.next);
    turn = findTurnAfter(turn.after, turn.next);
  }
  const aim = afterClearing.isOver ? 'lead' : hasRivalCleared(sheets, tied, index) ? 'stay' : undefined;
  return { ...(last && { last }), following, needed: aim === undefined ? [] : [{ aim, v: bar }] };
}
