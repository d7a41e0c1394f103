import { type EventRef, isInvalidEntry, isMarkError, parseMark, parseTypedMark } from 'shared-domain';

/** Quoted commas have become spaces (P5.8); between digits it was a decimal comma, also before a unit: `6 45 m`, `11 2h`. */
const restoreComma = (text: string): string => text.replace(/^([^ ]*\d) (?=\d{1,3} ?[mh]?$)/i, '$1,');

/** Three numbers separated by spaces are not one mark. */
const THREE_NUMBERS = /\d +\d+ +\d/;

/**
 * A personal or season's best in ms, mm or points, by the event; undefined when the cell is empty or holds a status such as DNS.
 * Digits alone are read as if typed (P5.3).
 */
export function readBestMark(text: string, event: EventRef): number | 'unreadable' | undefined {
  if (text === '') return undefined;
  if (THREE_NUMBERS.test(text)) return 'unreadable';
  const markText = restoreComma(text);
  const mark = parseMark(markText, event);
  if (!isMarkError(mark)) return mark.v;
  const byHand = /h$/i.test(markText) ? { ...event, hand: true as const } : event;
  const entry = parseTypedMark(markText, byHand);
  if (isInvalidEntry(entry)) return 'unreadable';
  return entry.v;
}
