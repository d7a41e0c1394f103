import {
  type ContestAthlete,
  type ContestRow,
  type FieldState,
  type FieldTrial,
  listTurns,
  showAthlete,
  type Turn,
} from '../contest/field-contest.ts';
import { findHorizontalRules, type HorizontalRules } from '../contest/horizontal/rules.ts';
import { findSeriesTurn } from '../contest/horizontal/turn.ts';
import { findJumpOffTurn, findTiedForFirst } from '../contest/vertical/jump-off.ts';
import { findVerticalRules, type VerticalRules } from '../contest/vertical/rules.ts';
import { findTrialsAt, isStillIn, readSheet, type VerticalSheet } from '../contest/vertical/sheet.ts';
import { findNextAtBar } from '../contest/vertical/turn.ts';
import { isFieldEvent, isVerticalJump } from '../discipline/event-ref.ts';
import type { HorizontalAttempt, VerticalAttempt } from '../performance/attempts.ts';
import { countFailures } from '../ranking/vertical-countback.ts';
import { isToStart, TRIAL_STATUS } from '../trial/trial-status.ts';

/** State of a long or triple jump or a throw: the fewest trials first, in order; cut and reversed where the rules say so. */
function horizontalState(turns: readonly Turn[], rules: HorizontalRules): FieldState {
  const series = turns.map(({ row }) => (row?.attempts ?? []) as readonly HorizontalAttempt[]);
  const { next } = findSeriesTurn(series, rules);
  const turn = turns[next];
  if (turn === undefined) return { state: 'end' };
  return { state: 'next', athlete: showAthlete(turn.athlete), attempt: (series[next]?.length ?? 0) + 1 };
}

/**
 * What a field event shows now (Q26), read from its status, its starting order and the attempts so far; `soon`
 * for what is no field event. Heights in mm.
 * @example findFieldState({ g0: 900001, g1: '0', status: 25, dets: { heights: [1780] } }, [], [])
 * // { state: 'soon', bar: 1780 }
 */
export function findFieldState(
  trial: FieldTrial,
  starts: readonly ContestAthlete[],
  rows: readonly ContestRow[],
): FieldState {
  if (!isFieldEvent(trial.g0)) return { state: 'soon' };
  const vertical = isVerticalJump(trial.g0);
  const heights = vertical ? (trial.dets?.heights ?? []).toSorted((a, b) => a - b) : [];
  const opening = heights[0] === undefined ? {} : { bar: heights[0] };
  const turns = listTurns(starts, rows);
  const begun = turns.some(({ row }) => (row?.attempts?.length ?? 0) > 0);
  if (isToStart(trial.status)) return { state: 'soon', ...opening };
  if (trial.status !== TRIAL_STATUS.running) return { state: 'end' };
  const first = turns[0];
  if (!begun)
    return first
      ? { state: 'first', ...opening, athlete: showAthlete(first.athlete), attempt: 1 }
      : { state: 'soon', ...opening };
  const standard = trial.dets?.qualifying?.standard;
  if (vertical)
    return findVerticalState(turns, heights, findVerticalRules(trial, standard === undefined ? {} : { standard }));
  const { nbTries: trials, cuts, reorderAfter } = trial.dets ?? {};
  return horizontalState(turns, findHorizontalRules({ round: trial.round, trials, standard, cuts, reorderAfter }));
}

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
function findVerticalState(turns: readonly Turn[], heights: readonly number[], rules: VerticalRules): FieldState {
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
