import {
  type EventRef,
  type HorizontalAttempt,
  isInvalidEntry,
  MARK_STATUS,
  parseTypedMark,
  type VerticalAttempt,
} from 'shared-domain';
import { formatTypedMark } from './typed-mark.ts';

const ATTEMPT_SIGNS: Readonly<Record<string, HorizontalAttempt['r']>> = { x: 'x', '-': '-', '–': '-', p: '-', r: 'r' };

/** Parses an attempt: centimetres, metres with a separator, `x`, `-` or `r`; undefined when unreadable. */
export function readAttempt(text: string, event: EventRef): HorizontalAttempt | undefined {
  const normalized = text.trim().toLowerCase();
  const sign = ATTEMPT_SIGNS[normalized];
  if (sign !== undefined) return { r: sign };
  const mark = parseTypedMark(normalized, event);
  return isInvalidEntry(mark) || mark.v === undefined ? undefined : { v: mark.v, r: 'o' };
}

/** The text to type for an attempt; empty without one. */
export const formatTypedAttempt = (attempt: HorizontalAttempt | undefined, event: EventRef): string => {
  if (attempt === undefined) return '';
  return attempt.r === 'o' ? formatTypedMark({ v: attempt.v, u: 'mm', st: MARK_STATUS.mark }, event) : attempt.r;
};

const BAR_TEXT = /^(?:o|xo|xxo|x|xx|xxx|-|x-|xx-|r|xr|xxr)$/;

/** Parses the attempts at a bar; undefined when unreadable. @example readBar('XXO') // 'xxo' */
export function readBar(text: string): VerticalAttempt['r'] | undefined {
  const normalized = text.trim().toLowerCase().replaceAll('–', '-').replaceAll('0', 'o');
  return BAR_TEXT.test(normalized) ? normalized : undefined;
}

/** Whether the attempts at a bar are complete: cleared, passed, retired, or failed three times. @example isFullBar('xo') // true */
export const isFullBar = (text: string): boolean => /(?:o|-|r|xxx)$/.test(readBar(text) ?? '');

/** Whether a cell of a jump-off is complete: one attempt at each bar (TR 26.9). @example isFullJumpOffBar('x') // true */
export const isFullJumpOffBar = (text: string): boolean => readBar(text) !== undefined;
