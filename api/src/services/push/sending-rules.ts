import { formatLocalTime } from 'shared-domain';

/** Messages a day to one browser. */
export const MAX_MESSAGES_A_DAY = 30;

/** Hours of the stadium, from and to, in which nobody is woken. */
const QUIET_FROM = '22:00';
const QUIET_TO = '07:00';

/** Whether it is night in the stadium. A competition that goes on then is told of: who follows it is awake. */
export function isQuiet(now: Date, { tz, running }: { readonly tz: string; readonly running: number }): boolean {
  const time = formatLocalTime(now, tz);
  return running === 0 && (time >= QUIET_FROM || time < QUIET_TO);
}

/** Tries of a message, and the wait after a failure, ms: twice as long after each one. */
export const MAX_TRIES = 6;
const MIN_WAIT_MS = 30_000;

/** When a message is tried again, ms since 1970: not before its push service says (`after`, seconds). */
export const findNextTry = (now: number, tries: number, after = 0): number =>
  now + Math.max(after * 1000, MIN_WAIT_MS * 2 ** tries);
