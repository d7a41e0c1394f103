import { findLocalDay } from '../challenge/zoned-day.ts';
import { isToStart } from './trial-status.ts';

/** What the hour of a start follows from. Instants are ISO 8601. */
export interface StartOfTrial {
  readonly status: number;
  /** The hour of the programme. */
  readonly date: string;
  /** Before the start the hour that is expected now, after it the instant at which the trial began (Q9). */
  readonly dateE?: string | undefined;
}

const MINUTE_MS = 60_000;
/** How long after its hour a trial that has not begun is still announced, ms: a programme is often an hour late, rarely two. */
const MAX_DELAY_MS = 2 * 3_600_000;

/**
 * The hour that every screen shows for a trial: while it is to start the hour that is expected now, else that of the programme.
 * @example findStartTime({ status: 25, date: '2026-06-13T14:00:00Z', dateE: '2026-06-13T15:00:00Z' }) // '2026-06-13T15:00:00Z'
 */
export function findStartTime({ status, date, dateE = date }: StartOfTrial): string {
  return isToStart(status) ? dateE : date;
}

/**
 * Whether a trial is to be announced as the next one: not begun, and not forgotten long after its hour; `at` in ms.
 * @example isAhead({ status: 25, date: '2026-06-13T14:00:00Z' }, Date.parse('2026-06-13T15:30:00Z')) // true
 */
export function isAhead(trial: StartOfTrial, at: number): boolean {
  return isToStart(trial.status) && Date.parse(findStartTime(trial)) >= at - MAX_DELAY_MS;
}

/**
 * Compares trials by `findStartTime`, ms.
 * @example compareStartTimes({ status: 20, date: '2026-06-13T14:00:01Z' }, { status: 20, date: '2026-06-13T14:00:00Z' }) // 1000
 */
export function compareStartTimes(a: StartOfTrial, b: StartOfTrial): number {
  return Date.parse(findStartTime(a)) - Date.parse(findStartTime(b));
}

/**
 * Whole minutes by which a trial that has not begun is late on the programme; 0 for none, and for a date that is none.
 * @example countDelayMinutes({ status: 25, date: '2026-06-13T14:00:00Z', dateE: '2026-06-13T14:10:00Z' }) // 10
 */
export function countDelayMinutes(trial: StartOfTrial): number {
  const minutes = Math.floor((Date.parse(findStartTime(trial)) - Date.parse(trial.date)) / MINUTE_MS);
  return Number.isFinite(minutes) ? Math.max(0, minutes) : 0;
}

/** The fields of a trial that a move changes: a new hour of the programme, or beside it the hour that is expected. */
export interface MovedStart {
  readonly date: string;
  readonly dateE?: string;
}

/**
 * A trial moved by some minutes. On its own day one that has not begun keeps the hour that people have on paper, and is announced as late;
 * before that day, and for one that has begun, the programme itself changes. `now` and `tz`: what day it is where the competition is.
 * @example moveStart({ status: 20, date: '2026-06-13T14:00:00.000Z' }, 60, { now: new Date('2026-06-13T13:00:00Z'), tz: 'Europe/Paris' })
 * // { date: '2026-06-13T14:00:00.000Z', dateE: '2026-06-13T15:00:00.000Z' }
 */
export function moveStart(
  trial: StartOfTrial,
  minutes: number,
  { now, tz }: { readonly now: Date; readonly tz: string },
): MovedStart {
  const start = findStartTime(trial);
  const moved = new Date(Date.parse(start) + minutes * MINUTE_MS).toISOString();
  const isToday = findLocalDay(start, tz) === findLocalDay(now, tz);
  return isToStart(trial.status) && isToday ? { date: trial.date, dateE: moved } : { date: moved };
}

/**
 * Whether an expected hour no longer says anything: the programme was changed after it, or the trial began without anybody telling when.
 * @example isEstimateOver({ status: 20, date: '2026-06-13T14:00:00Z' }, { status: 5, date: '2026-06-13T14:00:00Z' }) // true
 */
export function isEstimateOver(before: StartOfTrial, after: Pick<StartOfTrial, 'status' | 'date'>): boolean {
  return isToStart(before.status) && (!isToStart(after.status) || Date.parse(before.date) !== Date.parse(after.date));
}
