import type { MarkSigns } from './mark-style.ts';
import type { TimeStep } from './shown-value.ts';

/** A whole number with at least two digits. @example padTwoDigits(5) // '05' */
export function padTwoDigits(n: number): string {
  return n < 10 ? `0${n}` : `${n}`;
}

/**
 * A time in hours, minutes, seconds and decimals, without leading zeros (P9.3). `ms` are already rounded to `step`; with
 * `isSecondsOnly` the minutes are counted in seconds.
 * @example formatTimeWithSigns(112_340, 10, false, readSigns(undefined)) // '1:52.34'
 */
export function formatTimeWithSigns(ms: number, step: TimeStep, isSecondsOnly: boolean, signs: MarkSigns): string {
  const seconds = Math.floor(ms / 1000);
  const decimals = step === 1000 ? '' : signs.second + formatFraction(ms % 1000, step);
  if (isSecondsOnly || seconds < 60) return seconds + (decimals === '' ? signs.loneSecond : decimals);
  const minutes = Math.floor(seconds / 60);
  const secondsText = signs.minute + padTwoDigits(seconds % 60) + decimals;
  return minutes < 60
    ? minutes + secondsText
    : Math.floor(minutes / 60) + signs.hour + padTwoDigits(minutes % 60) + secondsText;
}

/** The decimals of a second: tenths as one digit, hundredths as two. @example formatFraction(50, 10) // '05' */
export function formatFraction(ms: number, step: 10 | 100): string {
  return step === 100 ? `${ms / 100}` : padTwoDigits(ms / 10);
}
