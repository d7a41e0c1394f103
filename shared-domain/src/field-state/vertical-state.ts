import { type FieldState, showAthlete, type Turn } from '../contest/field-contest.ts';
import { findJumpOffTurn, findTiedForFirst } from '../contest/vertical/jump-off.ts';
import type { VerticalRules } from '../contest/vertical/rules.ts';
import { findTrialsAt, isStillIn, readSheet, type VerticalSheet } from '../contest/vertical/sheet.ts';
import { findNextAtBar } from '../contest/vertical/turn.ts';
import type { VerticalAttempt } from '../performance/attempts.ts';
import { countFailures } from '../ranking/vertical-jump.ts';

/**
 * State of a jump-off for first place, undefined while no bar of one is on the sheets: one trial at each bar; up when more
 * than one clears and down when all fail, until one is left (TR 26.9).
 */
function jumpOffState(
  turns: readonly Turn[],
  sheets: readonly VerticalSheet[],
  rules: VerticalRules,
): FieldState | undefined {
  const tied = findTiedForFirst(sheets);
  const opening = tied.map((index) => sheets[index]?.jumpOff[0]?.h).find((h) => h !== undefined);
  if (opening === undefined) return undefined;
  const { bar, next, newBar, over } = findJumpOffTurn(sheets, tied, opening, rules);
  const turn = turns[next];
  if (over || turn === undefined) return { state: 'end', bar };
  return { state: newBar ? 'bar' : 'next', bar, athlete: showAthlete(turn.athlete), attempt: 1 };
}

/**
 * State of a high jump or pole vault: the current bar is the highest at which anyone has a trial or a pass; when all are
 * done there, those still in go to the next one of the announced `heights` (mm, rising).
 */
export function findVerticalState(
  turns: readonly Turn[],
  heights: readonly number[],
  rules: VerticalRules,
): FieldState {
  const sheets = turns.map(({ row }) => readSheet((row?.attempts ?? []) as readonly VerticalAttempt[]));
  const current = Math.max(...sheets.flatMap(({ bars }) => bars.map(({ h }) => h)));
  const index = findNextAtBar(sheets, current, rules.standard);
  const next = turns[index];
  const sheet = sheets[index];
  if (next !== undefined && sheet !== undefined) {
    const attempt = countFailures(findTrialsAt(sheet, current)) + 1;
    return { state: 'next', bar: current, athlete: showAthlete(next.athlete), attempt };
  }
  const first = turns[sheets.findIndex((own) => isStillIn(own, rules.standard))];
  if (first === undefined) return jumpOffState(turns, sheets, rules) ?? { state: 'end', bar: current };
  const bar = heights.find((height) => height > current);
  return { state: 'bar', ...(bar !== undefined && { bar }), athlete: showAthlete(first.athlete), attempt: 1 };
}
