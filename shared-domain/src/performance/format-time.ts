import type { MarkSigns } from './mark-style.ts';
import type { TimeStep } from './shown-value.ts';

/** @example twoDigits(5) // '05' */
export function twoDigits(n: number): string {
  return n < 10 ? `0${n}` : `${n}`;
}

/**
 * Hours, minutes, seconds and decimals with leading zero units dropped (P9.3), of ms that are already rounded
 * to their step; `secondsOnly` keeps minutes in the seconds.
 * @example writeTime(112_340, 10, false, readSigns(undefined)) // '1:52.34'
 */
export function writeTime(ms: number, step: TimeStep, secondsOnly: boolean, signs: MarkSigns): string {
  const whole = Math.floor(ms / 1000);
  const decimals = step === 1000 ? '' : signs.second + writeFraction(ms % 1000, step);
  if (secondsOnly || whole < 60) return whole + (decimals === '' ? signs.loneSecond : decimals);
  const minutes = Math.floor(whole / 60);
  const rest = signs.minute + twoDigits(whole % 60) + decimals;
  return minutes < 60 ? minutes + rest : Math.floor(minutes / 60) + signs.hour + twoDigits(minutes % 60) + rest;
}

/** Tenths are one digit, hundredths two. @example writeFraction(50, 10) // '05' */
export function writeFraction(ms: number, step: 10 | 100): string {
  return step === 100 ? `${ms / 100}` : twoDigits(ms / 10);
}
