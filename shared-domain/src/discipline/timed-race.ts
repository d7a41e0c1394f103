import type { Language } from '../text/language.ts';

/** Minutes of the races whose mark is the distance covered: from 12 minutes, for the young, to six days. */
export const TIMED_MINUTES = [12, 30, 60, 120, 180, 360, 720, 1440, 2880, 4320, 8640] as const;

/** One of `TIMED_MINUTES`. */
export type TimedMinutes = (typeof TIMED_MINUTES)[number];

const FIRST_TIMED = 100_000;
const HOUR_MINUTES = 60;
const SIX_DAYS_MINUTES = 8640;

/**
 * Minutes of a timed race by its number, 100000 + minutes: one hour is 100060. Only minutes of the list count, because numbers above
 * 100000 are also the metres of ultra races. Undefined for any other number.
 * @example findTimedMinutes(101440) // 1440
 */
export function findTimedMinutes(g0: number): TimedMinutes | undefined {
  return TIMED_MINUTES.find((minutes) => g0 === FIRST_TIMED + minutes);
}

/** Whether an event is a race over a fixed time, whose marks are distances in mm. @example isTimedRace(100060) // true */
export function isTimedRace(g0: number): boolean {
  return findTimedMinutes(g0) !== undefined;
}

/** The event number of a timed race. @example makeTimedRaceNumber(60) // 100060 */
export function makeTimedRaceNumber(minutes: TimedMinutes): number {
  return FIRST_TIMED + minutes;
}

/** The name of a timed race. @example formatTimedRace(1440, 'fr') // '24 heures' */
export function formatTimedRace(minutes: TimedMinutes, language: Language): string {
  if (minutes < HOUR_MINUTES) return `${minutes} minutes`;
  if (minutes >= SIX_DAYS_MINUTES) return language === 'fr' ? '6 jours' : '6 days';
  const hours = minutes / HOUR_MINUTES;
  const word = language === 'fr' ? 'heure' : 'hour';
  return `${hours} ${word}${hours > 1 ? 's' : ''}`;
}

/** The short name of a timed race, the same in both languages except for the days. @example formatTimedRaceShort(1440, 'fr') // '24 h' */
export function formatTimedRaceShort(minutes: TimedMinutes, language: Language): string {
  if (minutes < HOUR_MINUTES) return `${minutes} min`;
  if (minutes >= SIX_DAYS_MINUTES) return language === 'fr' ? '6 j' : '6 d';
  return `${minutes / HOUR_MINUTES} h`;
}
