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
import { findVerticalRules } from '../contest/vertical/rules.ts';
import { isFieldEvent, isVerticalJump } from '../discipline/event-ref.ts';
import type { HorizontalAttempt } from '../performance/attempts.ts';
import { isToStart, TRIAL_STATUS } from '../trial/trial-status.ts';
import { findVerticalState } from './vertical-state.ts';

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
  return horizontalState(turns, findHorizontalRules({ round: trial.round, trials: trial.dets?.nbTries, standard }));
}
