import { addDays, findLocalDay, formatLocalTime } from 'shared-domain';
import { minutesOf, momentIn } from './local-time.ts';
import { OPENING, SESSION_MINUTES } from './timetable.data.ts';

/** When the meeting is held: its first day, and the hour at which both days open. */
export interface Session {
  readonly firstDay: string;
  /** `HH:MM` */
  readonly opening: string;
}

/** A newcomer at this many minutes into the session finds a race with results behind and others ahead. */
const WELL_INTO = 25;
/** Nor does one who comes late find the stadium empty. */
const LAST_MINUTES = 100;
const STEP = 5;

const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * Two days of which today is one: yesterday and today, on Mondays today and tomorrow once the first has results. The session keeps its
 * regular hours in the daytime; early in the morning or late in the evening it moves, so that something is always on.
 */
export function sessionAround(tz: string, now: number): Session {
  const instant = new Date(now);
  const today = findLocalDay(instant, tz);
  const minutes = minutesOf(formatLocalTime(instant, tz));
  const hasBegun = minutes >= WELL_INTO;
  const monday = hasBegun && new Date(`${today}T00:00:00Z`).getUTCDay() === 1;
  const regular = minutesOf(OPENING);
  const earliest = minutes - (SESSION_MINUTES - LAST_MINUTES);
  const opening = Math.min(Math.max(regular, earliest), minutes - WELL_INTO);
  const rounded = Math.floor(opening / STEP) * STEP;
  return {
    firstDay: monday ? today : addDays(today, -1),
    opening: clockOf(Math.max(0, rounded)),
  };
}

/** The moment of a line of the regular timetable, moved with the session's opening. */
export function momentOfLine(tz: string, session: Session, day: 1 | 2, at: string): number {
  const minutes = minutesOf(session.opening) + minutesOf(at) - minutesOf(OPENING);
  return momentIn(tz, addDays(session.firstDay, day - 1), minutes);
}
