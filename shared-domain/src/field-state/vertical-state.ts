import { type FieldState, shownAthlete, type Turn } from '../contest/field-contest.ts';
import type { VerticalRules } from '../contest/vertical/rules.ts';
import { isIn, markedAt, sheetOf } from '../contest/vertical/sheet.ts';
import { nextAtBar } from '../contest/vertical/turn.ts';
import type { VerticalAttempt } from '../performance/attempts.ts';
import { failuresIn } from '../ranking/vertical-jump.ts';
import { jumpOffState } from './jump-off-state.ts';

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
