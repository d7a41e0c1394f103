import { HIGH_JUMP, POLE_VAULT } from '../discipline/event-ref.ts';
import type { HorizontalContest } from './horizontal/contest.ts';
import {
  TRIAL_TIME_SIGNAL,
  TRIAL_TIMES,
  type TrialTimeEvent,
  type TrialTimeRow,
  type TrialTimeTable,
} from './trial-times.ts';
import type { VerticalContest } from './vertical/contest.ts';

/** What the time of a trial depends on. */
export interface TrialTimeState {
  /**
   * Athletes left when the present height was put up, those included who may be in a jump-off: in high jump and pole vault a
   * new limit starts at a new height only.
   */
  readonly left: number;
  /** The athlete's very first trial of the event. */
  readonly first?: boolean;
  /** The athlete took the last trial too. */
  readonly consecutive?: boolean;
}

interface TrialTimeEventRef {
  readonly g0: number;
  /** A part of a combined event. */
  readonly combined?: boolean;
}

/** A suggestion for the judge's clock: it never fails an athlete by itself (TR 25.17). Times in ms. */
export interface TrialTime {
  readonly ms: number;
  /** When that much is left, it is signalled. */
  readonly signal: number;
  readonly row: TrialTimeRow;
  /** False for a number that no source of the edition was seen for. */
  readonly confirmed: boolean;
}

function columnOf(g0: number): TrialTimeEvent {
  if (g0 === HIGH_JUMP) return 'highJump';
  return g0 === POLE_VAULT ? 'poleVault' : 'other';
}

function rowOf({ left, first, consecutive }: TrialTimeState, hasAlone: boolean): TrialTimeRow {
  if (first === true) return 'many';
  if (left === 1 && hasAlone) return 'alone';
  if (consecutive === true) return 'consecutive';
  return left > 3 ? 'many' : 'few';
}

/** How long the next trial may take, ms (TR 25.17). @example findTrialTime({ g0: 900_002 }, { left: 2 }).ms // 120000 */
export function findTrialTime(
  { g0, combined }: TrialTimeEventRef,
  state: TrialTimeState,
  table: TrialTimeTable = TRIAL_TIMES,
): TrialTime {
  const column = (combined === true ? table.combined : table.single)[columnOf(g0)];
  const row = rowOf(state, column.alone !== undefined);
  return {
    ms: (row === 'alone' ? column.alone : undefined) ?? column[row === 'alone' ? 'many' : row],
    signal: TRIAL_TIME_SIGNAL,
    row,
    confirmed: !table.notConfirmed.includes(row),
  };
}

/**
 * What the clock needs of a high jump or pole vault (TR 25.17).
 * @example findTrialTime({ g0: 900_001 }, findVerticalTrialTime(createVerticalContest(findVerticalRules({ g0: 900_001 }), ['412', '87']))).ms
 * // 90000
 */
export function findVerticalTrialTime({ sheets, next, leftAtBar, lastToJump }: VerticalContest): TrialTimeState {
  const first = sheets[next]?.bars.every(({ r }) => r === '-') === true;
  return { left: leftAtBar, first, consecutive: next >= 0 && next === lastToJump };
}

/**
 * What the clock needs of a long or triple jump or a throw (TR 25.17).
 * @example findTrialTime({ g0: 900_003 }, findHorizontalTrialTime(createHorizontalContest(findHorizontalRules(), ['412', '87']))).ms
 * // 60000
 */
export function findHorizontalTrialTime({ series, next, order, lastToJump }: HorizontalContest): TrialTimeState {
  const first = series[next]?.every(({ r }) => r === '-') === true;
  const left = order.filter((index) => !series[index]?.some(({ r }) => r === 'r')).length;
  return { left, first, consecutive: next >= 0 && next === lastToJump };
}
