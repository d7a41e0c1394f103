import { addDays, findLocalDay, formatLocalTime } from 'shared-domain';
import { findLocalMoment, parseMinutes } from './local-time.ts';
import { OPENING, SESSION_MINUTES } from './timetable.data.ts';

/** When the meeting is held: its first day, and the hour at which both days open. */
export interface Session {
  readonly firstDay: string;
  /** `HH:MM` */
  readonly opening: string;
}

/** The session opens at least this long before a visitor comes, so that there are results. */
const MIN_MINUTES_OPEN = 25;
/** It ends at least this long after, so that there is something to come. */
const MIN_MINUTES_LEFT = 100;
const STEP_MINUTES = 5;

const formatClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * A session of yesterday and today, on Mondays of today and tomorrow. It has its regular hours in the daytime; early in the morning and
 * late in the evening it is moved, so that events are always going on.
 */
export function findSession(tz: string, now: number): Session {
  const instant = new Date(now);
  const today = findLocalDay(instant, tz);
  const minutes = parseMinutes(formatLocalTime(instant, tz));
  const hasBegun = minutes >= MIN_MINUTES_OPEN;
  const isMonday = hasBegun && new Date(`${today}T00:00:00Z`).getUTCDay() === 1;
  const regular = parseMinutes(OPENING);
  const earliest = minutes - (SESSION_MINUTES - MIN_MINUTES_LEFT);
  const opening = Math.min(Math.max(regular, earliest), minutes - MIN_MINUTES_OPEN);
  const rounded = Math.floor(opening / STEP_MINUTES) * STEP_MINUTES;
  return {
    firstDay: isMonday ? today : addDays(today, -1),
    opening: formatClock(Math.max(0, rounded)),
  };
}

/** The moment of a line of the regular timetable, moved with the session's opening. */
export function findLineMoment(tz: string, session: Session, day: 1 | 2, at: string): number {
  const minutes = parseMinutes(session.opening) + parseMinutes(at) - parseMinutes(OPENING);
  return findLocalMoment(tz, addDays(session.firstDay, day - 1), minutes);
}
