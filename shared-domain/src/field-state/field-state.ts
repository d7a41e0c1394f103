import {
  type ContestAthlete,
  type ContestRow,
  type FieldState,
  type FieldTrial,
  listTurnCategories,
  listTurnParticipations,
  listTurns,
  pickNames,
  type Turn,
} from '../contest/field-contest.ts';
import { type HorizontalRules, readHorizontalRules } from '../contest/horizontal/rules.ts';
import { findSeriesTurn } from '../contest/horizontal/turn.ts';
import { findJumpOffTurn, findTiedForFirst } from '../contest/vertical/jump-off.ts';
import { findVerticalRules, type VerticalRules } from '../contest/vertical/rules.ts';
import { findAttemptLetters, isStillIn, readSheet, type VerticalSheet } from '../contest/vertical/sheet.ts';
import { findNextAtBar } from '../contest/vertical/turn.ts';
import { isFieldEvent, isVerticalJump } from '../discipline/event-ref.ts';
import type { HorizontalAttempt, VerticalAttempt } from '../performance/attempts.ts';
import { listUnranked } from '../ranking/entry-participation.ts';
import { countFailures } from '../ranking/vertical-countback.ts';
import { isToStart, TRIAL_STATUS } from '../trial/trial-status.ts';

function findHorizontalState(turns: readonly Turn[], rules: HorizontalRules): FieldState {
  const series = turns.map(({ row }) => (row?.attempts ?? []) as readonly HorizontalAttempt[]);
  const { next } = findSeriesTurn(series, rules);
  const turn = turns[next];
  if (turn === undefined) return { state: 'end' };
  return { state: 'next', athlete: pickNames(turn.athlete), attempt: (series[next]?.length ?? 0) + 1 };
}

/**
 * What a field event shows now (Q26), found from its status, its starting order and the attempts so far; `soon` for another event.
 * Heights in mm.
 * @example findFieldState({ g0: 900001, g1: '0', status: 25, dets: { heights: [1780] } }, [], [])
 * // { state: 'soon', bar: 1780 }
 */
export function findFieldState(
  trial: FieldTrial,
  starts: readonly ContestAthlete[],
  rows: readonly ContestRow[],
): FieldState {
  if (!isFieldEvent(trial.g0)) return { state: 'soon' };
  const isVertical = isVerticalJump(trial.g0);
  const heights = isVertical ? (trial.dets?.heights ?? []).toSorted((a, b) => a - b) : [];
  const openingBar = heights[0] === undefined ? {} : { bar: heights[0] };
  const turns = listTurns(starts, rows);
  const hasBegun = turns.some(({ row }) => (row?.attempts?.length ?? 0) > 0);
  if (isToStart(trial.status)) return { state: 'soon', ...openingBar };
  if (trial.status !== TRIAL_STATUS.running) return { state: 'end' };
  const firstTurn = turns[0];
  if (!hasBegun)
    return firstTurn
      ? { state: 'first', ...openingBar, athlete: pickNames(firstTurn.athlete), attempt: 1 }
      : { state: 'soon', ...openingBar };
  const standard = trial.dets?.qualifying?.standard;
  if (isVertical)
    return findVerticalState(turns, heights, findVerticalRules(trial, standard === undefined ? {} : { standard }));
  return findHorizontalState(
    turns,
    readHorizontalRules(trial, listTurnCategories(turns), listTurnParticipations(turns)),
  );
}

/**
 * State of a jump-off for first place (TR 26.9); undefined while no attempt of one is on the sheets.
 */
function findJumpOffState(
  turns: readonly Turn[],
  sheets: readonly VerticalSheet[],
  rules: VerticalRules,
): FieldState | undefined {
  const tied = findTiedForFirst(sheets);
  const openingBar = tied.map((index) => sheets[index]?.jumpOff[0]?.h).find((h) => h !== undefined);
  if (openingBar === undefined) return undefined;
  const { bar, next, isNewBar, isOver } = findJumpOffTurn(sheets, tied, openingBar, rules);
  const turn = turns[next];
  if (isOver || turn === undefined) return { state: 'end', bar };
  return { state: isNewBar ? 'bar' : 'next', bar, athlete: pickNames(turn.athlete), attempt: 1 };
}

/**
 * State of a high jump or pole vault. The current bar is the highest at which anyone has an attempt or a pass; then the next one of the
 * announced `heights` follows (mm, rising).
 */
function findVerticalState(turns: readonly Turn[], heights: readonly number[], rules: VerticalRules): FieldState {
  const unranked = listUnranked(listTurnParticipations(turns));
  const sheets = turns.map(({ row }, at) =>
    readSheet((row?.attempts ?? []) as readonly VerticalAttempt[], unranked.includes(at)),
  );
  const currentBar = Math.max(...sheets.flatMap(({ bars }) => bars.map(({ h }) => h)));
  const index = findNextAtBar(sheets, currentBar, rules.standard);
  const next = turns[index];
  const sheet = sheets[index];
  if (next !== undefined && sheet !== undefined) {
    const attempt = countFailures(findAttemptLetters(sheet, currentBar)) + 1;
    return { state: 'next', bar: currentBar, athlete: pickNames(next.athlete), attempt };
  }
  const firstTurn = turns[sheets.findIndex((sheetOfTurn) => isStillIn(sheetOfTurn, rules.standard))];
  if (firstTurn === undefined) return findJumpOffState(turns, sheets, rules) ?? { state: 'end', bar: currentBar };
  const bar = heights.find((height) => height > currentBar);
  return { state: 'bar', ...(bar !== undefined && { bar }), athlete: pickNames(firstTurn.athlete), attempt: 1 };
}
