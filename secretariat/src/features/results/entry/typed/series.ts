import {
  type EventRef,
  type HorizontalAttempt,
  isInvalidEntry,
  MARK_STATUS,
  parseTypedMark,
  type VerticalAttempt,
} from 'shared-domain';
import { markText } from './typed-mark.ts';

const WORDS: Readonly<Record<string, HorizontalAttempt['r']>> = { x: 'x', '-': '-', '–': '-', p: '-', r: 'r' };

/** A trial of a series as typed: centimetres, metres with their sign, `x`, `-` or `r`; undefined cannot be read. */
export function readAttempt(text: string, event: EventRef): HorizontalAttempt | undefined {
  const typed = text.trim().toLowerCase();
  const word = WORDS[typed];
  if (word !== undefined) return { r: word };
  const mark = parseTypedMark(typed, event);
  return isInvalidEntry(mark) || mark.v === undefined ? undefined : { v: mark.v, r: 'o' };
}

export const attemptText = (attempt: HorizontalAttempt | undefined, event: EventRef): string => {
  if (attempt === undefined) return '';
  return attempt.r === 'o' ? markText({ v: attempt.v, u: 'mm', st: MARK_STATUS.mark }, event) : attempt.r;
};

const BAR = /^(?:o|xo|xxo|x|xx|xxx|-|x-|xx-|r|xr|xxr)$/;

/** The trials at a bar as typed; undefined cannot be read. @example readBar('XXO') // 'xxo' */
export function readBar(text: string): VerticalAttempt['r'] | undefined {
  const typed = text.trim().toLowerCase().replaceAll('–', '-').replaceAll('0', 'o');
  return BAR.test(typed) ? typed : undefined;
}

/** Whether nothing more can be typed at a bar: cleared, passed, retired, or failed three times. @example isFullBar('xo') // true */
export const isFullBar = (text: string): boolean => /(?:o|-|r|xxx)$/.test(readBar(text) ?? '');
