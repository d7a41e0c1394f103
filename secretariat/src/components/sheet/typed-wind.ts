import { parseReaction, parseTypedWind } from 'shared-domain';

/** Reads a typed wind, m/s. `null`: the field is empty; undefined: it cannot be read. @example readWind('-12') // -1.2 */
export const readWind = (text: string): number | null | undefined => (text.trim() === '' ? null : parseTypedWind(text));

/** Reads a typed reaction time, ms: thousandths as digits, or seconds with a point. @example readReaction('145') // 145 */
export function readReaction(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  if (/^-?\d{1,4}$/.test(typed)) return Number(typed);
  return parseReaction(/^[.,]/.test(typed) ? `0${typed}` : typed);
}

/** Whether a wind is typed to its tenth: two digits, or one behind a point. @example isFullWind('-12') // true */
export const isFullWind = (text: string): boolean => /^\s*[+\-−–]?\d[.,]?\d\s*$/.test(text);
