import { HIGH_JUMP, POLE_VAULT } from '../discipline/event-ref.ts';
import type { HorizontalContest } from './horizontal/contest.ts';
import {
  TRIAL_TIME_SIGNAL_MS,
  TRIAL_TIMES,
  type TrialTimeEvent,
  type TrialTimeRow,
  type TrialTimeTable,
} from './trial-time-table.ts';
import type { VerticalContest } from './vertical/contest.ts';

/** On what the time for a trial depends. */
export interface TrialTimeState {
  /**
   * Athletes left, in a jump-off those who take part in it. In high jump and pole vault when the current height was put up: a new
   * limit holds from the next height on.
   */
  readonly athletesLeft: number;
  /** Whether it is the athlete's first trial of the event. */
  readonly isFirst?: boolean;
  /** Whether the athlete took the previous trial too. */
  readonly isConsecutive?: boolean;
}

interface TrialTimeEventRef {
  readonly g0: number;
  /** Whether it is part of a combined event. */
  readonly isCombined?: boolean;
}

/** The time for a trial, as a suggestion to the judge: it never fails an athlete by itself (TR 25.17). Times in ms. */
export interface TrialTime {
  readonly ms: number;
  /** The remaining time at which a signal is given. */
  readonly signalMs: number;
  readonly row: TrialTimeRow;
  /** Whether a source of the edition confirms the number. */
  readonly isConfirmed: boolean;
}

function findColumn(g0: number): TrialTimeEvent {
  if (g0 === HIGH_JUMP) return 'highJump';
  return g0 === POLE_VAULT ? 'poleVault' : 'other';
}

function findRow({ athletesLeft, isFirst, isConsecutive }: TrialTimeState, hasAloneRow: boolean): TrialTimeRow {
  if (isFirst === true) return 'many';
  if (athletesLeft === 1 && hasAloneRow) return 'alone';
  if (isConsecutive === true) return 'consecutive';
  return athletesLeft > 3 ? 'many' : 'few';
}

/** How long the next trial may take, ms (TR 25.17). @example findTrialTime({ g0: 900_002 }, { left: 2 }).ms // 120000 */
export function findTrialTime(
  { g0, isCombined }: TrialTimeEventRef,
  state: TrialTimeState,
  table: TrialTimeTable = TRIAL_TIMES,
): TrialTime {
  const column = (isCombined === true ? table.combined : table.single)[findColumn(g0)];
  const row = findRow(state, column.alone !== undefined);
  return {
    ms: (row === 'alone' ? column.alone : undefined) ?? column[row === 'alone' ? 'many' : row],
    signalMs: TRIAL_TIME_SIGNAL_MS,
    row,
    isConfirmed: !table.unconfirmedRows.includes(row),
  };
}

/**
 * On what the time for the next trial depends in a high jump or pole vault (TR 25.17).
 * @example findTrialTime({ g0: 900_001 }, findVerticalTrialTime(createVerticalContest(findVerticalRules({ g0: 900_001 }), ['412', '87']))).ms
 * // 90000
 */
export function findVerticalTrialTime({ sheets, next, athletesAtBar, lastAthlete }: VerticalContest): TrialTimeState {
  const isFirst = sheets[next]?.bars.every(({ r }) => r === '-') === true;
  return { athletesLeft: athletesAtBar, isFirst, isConsecutive: next >= 0 && next === lastAthlete };
}

/**
 * On what the time for the next trial depends in a long or triple jump or a throw (TR 25.17).
 * @example findTrialTime({ g0: 900_003 }, findHorizontalTrialTime(createHorizontalContest(findHorizontalRules(), ['412', '87']))).ms
 * // 60000
 */
export function findHorizontalTrialTime({ series, next, order, lastAthlete }: HorizontalContest): TrialTimeState {
  const isFirst = series[next]?.every(({ r }) => r === '-') === true;
  const athletesLeft = order.filter((index) => !series[index]?.some(({ r }) => r === 'r')).length;
  return { athletesLeft, isFirst, isConsecutive: next >= 0 && next === lastAthlete };
}
