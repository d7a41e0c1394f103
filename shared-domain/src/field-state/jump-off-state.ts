import { type FieldState, shownAthlete, type Turn } from '../contest/field-contest.ts';
import { jumpOffTurn, tiedForFirst } from '../contest/vertical/jump-off.ts';
import type { VerticalRules } from '../contest/vertical/rules.ts';
import type { VerticalSheet } from '../contest/vertical/sheet.ts';

/**
 * State of a jump-off for first place, undefined while no bar of one is on the sheets: one trial at each bar; up when more
 * than one clears and down when all fail, until one is left (TR 26.9).
 */
export function jumpOffState(
  turns: readonly Turn[],
  sheets: readonly VerticalSheet[],
  rules: VerticalRules,
): FieldState | undefined {
  const tied = tiedForFirst(sheets);
  const opening = tied.map((index) => sheets[index]?.jumpOff[0]?.h).find((h) => h !== undefined);
  if (opening === undefined) return undefined;
  const { bar, next, newBar, over } = jumpOffTurn(sheets, tied, opening, rules);
  const turn = turns[next];
  if (over || turn === undefined) return { state: 'end', bar };
  return { state: newBar ? 'bar' : 'next', bar, athlete: shownAthlete(turn.athlete), attempt: 1 };
}
