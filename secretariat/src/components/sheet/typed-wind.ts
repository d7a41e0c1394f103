import { parseReaction, parseWind } from 'shared-domain';

/**
 * Reads a typed wind, m/s; of digits without a point, the last one is the tenth. `null`: the field is empty; undefined: it cannot be
 * read.
 * @example readWind('-12') // -1.2
 */
export function readWind(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  const digits = /^([+\-−–]?)(\d{1,3})$/.exec(typed);
  if (digits === null) return parseWind(typed);
  const [, sign = '', number = ''] = digits;
  const tenths = number.padStart(2, '0');
  return parseWind(`${sign}${tenths.slice(0, -1)}.${tenths.slice(-1)}`);
}

/** Reads a typed reaction time, ms: thousandths as digits, or seconds with a point. @example readReaction('145') // 145 */
export function readReaction(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  if (/^-?\d{1,4}$/.test(typed)) return Number(typed);
  return parseReaction(/^[.,]/.test(typed) ? `0${typed}` : typed);
}

/** Whether a wind is typed to its tenth: two digits, or one behind a point. @example isFullWind('-12') // true */
export const isFullWind = (text: string): boolean => /^\s*[+\-−–]?\d[.,]?\d\s*$/.test(text);
