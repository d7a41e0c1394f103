import { type FieldState, shownAthlete, type Turn } from '../contest/field-contest.ts';
import { jumpOffTurn, tiedForFirst } from '../contest/vertical/jump-off.ts';
import type { VerticalRules } from '../contest/vertical/rules.ts';
import { isIn, markedAt, sheetOf, type VerticalSheet } from '../contest/vertical/sheet.ts';
import { nextAtBar } from '../contest/vertical/turn.ts';
import type { VerticalAttempt } from '../performance/attempts.ts';
import { failuresIn } from '../ranking/vertical-jump.ts';

/**
 * State of a jump-off for first place, undefined while no bar of one is on the sheets: one trial at each bar; up when more
 * than one clears and down when all fail, until one is left (TR 26.9).
 */
function jumpOffState(
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

/**
 * State of a high jump or pole vault: the current bar is the highest at which anyone has a trial or a pass; when all are
 * done there, those still in go to the next one of the announced `heights` (mm, rising).
 */
export function verticalState(turns: readonly Turn[], heights: readonly number[], rules: VerticalRules): FieldState {
  const sheets = turns.map(({ row }) => sheetOf((row?.attempts ?? []) as readonly VerticalAttempt[]));
  const current = Math.max(...sheets.flatMap(({ bars }) => bars.map(({ h }) => h)));
  const index = nextAtBar(sheets, current, rules.standard);
  const next = turns[index];
  const sheet = sheets[index];
  if (next !== undefined && sheet !== undefined) {
    const attempt = failuresIn(markedAt(sheet, current)) + 1;
    return { state: 'next', bar: current, athlete: shownAthlete(next.athlete), attempt };
  }
  const first = turns[sheets.findIndex((own) => isIn(own, rules.standard))];
  if (first === undefined) return jumpOffState(turns, sheets, rules) ?? { state: 'end', bar: current };
  const bar = heights.find((height) => height > current);
  return { state: 'bar', ...(bar !== undefined && { bar }), athlete: shownAthlete(first.athlete), attempt: 1 };
}
