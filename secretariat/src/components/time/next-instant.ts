import { findLocalDay } from 'shared-domain';
import { parseLocalTime } from './clock.ts';

const DAY_MS = 86_400_000;

/** The next instant at which the stadium's clock shows a time; undefined for what is none. */
export function findNextInstant(time: string, now: number, tz: string): string | undefined {
  const instants = [0, 1].map((days) => parseLocalTime(findLocalDay(new Date(now + days * DAY_MS), tz), time, tz));
  return instants.find((instant) => instant !== undefined && Date.parse(instant) > now);
}
