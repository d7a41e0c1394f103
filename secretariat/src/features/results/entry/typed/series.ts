import {
  bestFromAttempts,
  type EventRef,
  type HorizontalAttempt,
  isInvalidEntry,
  isMark,
  MARK_STATUS,
  type Performance,
  parseMarkText,
  type VerticalAttempt,
} from 'shared-domain';
import { markText } from './typed-mark.ts';

const WORDS: Readonly<Record<string, HorizontalAttempt['r']>> = { x: 'x', '-': '-', '–': '-', p: '-', r: 'r' };

/** A trial of a series as typed: centimetres, `x`, `-` or `r`; undefined cannot be read. */
export function readAttempt(text: string, event: EventRef): HorizontalAttempt | undefined {
  const typed = text.trim().toLowerCase();
  const word = WORDS[typed];
  if (word !== undefined) return { r: word };
  if (!/^\d+$/.test(typed)) return undefined;
  const mark = parseMarkText(typed, event);
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

/**
 * What a series makes: its best; without one nothing is said until it is over, then no mark (the server says the same of a
 * trial that is running, and of any other at once).
 */
export function performanceOf(
  attempts: readonly HorizontalAttempt[] | readonly VerticalAttempt[],
  event: EventRef,
  isOver: boolean,
): Performance {
  const best = bestFromAttempts(attempts, event);
  if (best !== undefined && isMark(best)) return best;
  return { st: isOver ? MARK_STATUS.nm : MARK_STATUS.dash };
}
