import { HIGH_JUMP, POLE_VAULT } from '../discipline/event-ref.ts';
import { isCombinedPart } from '../trial/combined-part.ts';
import {
  ATTEMPT_TIME_EDITIONS,
  ATTEMPT_TIME_SIGNAL_MS,
  type AttemptTimeEdition,
  type AttemptTimeEvent,
  type AttemptTimeRow,
  type AttemptTimeTable,
} from './attempt-time-table.ts';
import type { HorizontalContest } from './horizontal/contest.ts';
import type { VerticalContest } from './vertical/contest.ts';

/** On what the time for an attempt depends (TR 25.17 calls an attempt a trial). */
export interface AttemptTimeState {
  /**
   * Number of athletes still in the competition (in a jump-off, in the jump-off). In high jump and pole vault it is counted when
   * the bar is raised, because a new time limit applies only from the next height.
   */
  readonly athletesLeft: number;
  /** Whether it is the athlete's first attempt of the event. */
  readonly isFirst?: boolean;
  /** Whether the athlete took the previous attempt too. */
  readonly isConsecutive?: boolean;
}

interface AttemptTimeEventRef {
  readonly g0: number;
  /** Whether it is part of a combined event. */
  readonly isCombined?: boolean;
  /** By whose times it is judged; absent: the newest. */
  readonly edition?: AttemptTimeEdition | undefined;
}

/** A field event's trial, as far as the time for an attempt depends on it. */
interface TimedTrial {
  readonly g0: number;
  readonly round?: string | undefined;
  readonly dets?:
    | { readonly clock?: AttemptTimeEdition | undefined; readonly combined?: string | undefined }
    | undefined;
}

/**
 * What the time for an attempt depends on in a trial, by its round and settings.
 * @example readAttemptTimeEvent({ g0: 900_001, round: 'c', dets: { clock: '2016' } })
 * // { g0: 900_001, isCombined: true, edition: '2016' }
 */
export function readAttemptTimeEvent({ g0, round, dets }: TimedTrial): AttemptTimeEventRef {
  return { g0, isCombined: isCombinedPart({ round, dets }), edition: dets?.clock };
}

/** The time for an attempt, as a suggestion to the judge: it never fails an athlete by itself (TR 25.17). Times in ms. */
export interface AttemptTime {
  readonly ms: number;
  /** The remaining time at which a signal is given. */
  readonly signalMs: number;
  readonly row: AttemptTimeRow;
  /** Whether a source for the table's edition of the rules confirms this time. */
  readonly isConfirmed: boolean;
  /** The rules that the time is of, and the first year of their edition. */
  readonly edition: string;
  readonly year: AttemptTimeEdition;
}

function findColumn(g0: number): AttemptTimeEvent {
  if (g0 === HIGH_JUMP) return 'highJump';
  return g0 === POLE_VAULT ? 'poleVault' : 'other';
}

function findRow({ athletesLeft, isFirst, isConsecutive }: AttemptTimeState, hasAloneRow: boolean): AttemptTimeRow {
  if (isFirst === true) return 'many';
  if (athletesLeft === 1 && hasAloneRow) return 'alone';
  if (isConsecutive === true) return 'consecutive';
  return athletesLeft > 3 ? 'many' : 'few';
}

/** How long the next attempt may take, ms (TR 25.17). @example findAttemptTime({ g0: 900_002 }, { athletesLeft: 2 }).ms // 120000 */
export function findAttemptTime(
  { g0, isCombined, edition = '2019' }: AttemptTimeEventRef,
  state: AttemptTimeState,
  table: AttemptTimeTable = ATTEMPT_TIME_EDITIONS[edition],
): AttemptTime {
  const column = (isCombined === true ? table.combined : table.single)[findColumn(g0)];
  const row = findRow(state, column.alone !== undefined);
  return {
    ms: (row === 'alone' ? column.alone : undefined) ?? column[row === 'alone' ? 'many' : row],
    signalMs: ATTEMPT_TIME_SIGNAL_MS,
    row,
    isConfirmed: !table.unconfirmedRows.includes(row),
    edition: table.edition,
    year: edition,
  };
}

/**
 * On what the time for the next attempt depends in a high jump or pole vault (TR 25.17).
 * @example findAttemptTime({ g0: 900_001 }, readVerticalTimeState(createVerticalContest(findVerticalRules({ g0: 900_001 }), ['412', '87']))).ms
 * // 90000
 */
export function readVerticalTimeState({ sheets, next, athletesAtBar, lastAthlete }: VerticalContest): AttemptTimeState {
  const isFirst = sheets[next]?.bars.every(({ r }) => r === '-') === true;
  return { athletesLeft: athletesAtBar, isFirst, isConsecutive: next >= 0 && next === lastAthlete };
}

/**
 * On what the time for the next attempt depends in a long or triple jump or a throw (TR 25.17).
 * @example findAttemptTime({ g0: 900_003 }, readHorizontalTimeState(createHorizontalContest(findHorizontalRules(), ['412', '87']))).ms
 * // 60000
 */
export function readHorizontalTimeState({ series, next, order, lastAthlete }: HorizontalContest): AttemptTimeState {
  const isFirst = series[next]?.every(({ r }) => r === '-') === true;
  const athletesLeft = order.filter((index) => !series[index]?.some(({ r }) => r === 'r')).length;
  return { athletesLeft, isFirst, isConsecutive: next >= 0 && next === lastAthlete };
}
