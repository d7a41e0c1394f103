/** A range of whole numbers including both ends; both are equal for a single number. */
export interface Interval {
  readonly start: number;
  readonly end: number;
}

/** Why a list of intervals is refused (P5.2): an invalid item, or two ranges that share a number. */
export type IntervalError =
  | { readonly error: 'INVALID_INTERVAL'; readonly item: string }
  | { readonly error: 'OVERLAPPING_INTERVALS'; readonly ranges: readonly [Interval, Interval] };

const ITEM = /^(\d+)(?:\s*-\s*(\d+))?$/;

function parseInterval(item: string): Interval | undefined {
  const match = ITEM.exec(item);
  if (match === null) return undefined;
  const start = Number(match[1]);
  const end = match[2] === undefined ? start : Number(match[2]);
  return start >= 1 && start <= end && Number.isSafeInteger(end) ? { start, end } : undefined;
}

function findOverlap(intervals: readonly Interval[]): readonly [Interval, Interval] | undefined {
  const sorted = intervals.toSorted((a, b) => a.start - b.start);
  for (const [index, second] of sorted.entries()) {
    const first = sorted[index - 1];
    if (first !== undefined && second.start <= first.end) return [first, second];
  }
  return undefined;
}

/**
 * Parses a typed list of bibs or lanes (P5.2): numbers or ranges `a-b` from 1 on, separated by commas or semicolons, in the typed
 * order; empty for a blank text. Errors: INVALID_INTERVAL with the item, or OVERLAPPING_INTERVALS with both ranges, the lower
 * first.
 * @example parseIntervals('1-3, 5; 8') // { intervals: [{ start: 1, end: 3 }, { start: 5, end: 5 }, { start: 8, end: 8 }] }
 */
export function parseIntervals(text: string): { readonly intervals: readonly Interval[] } | IntervalError {
  if (text.trim() === '') return { intervals: [] };
  const intervals: Interval[] = [];
  for (const part of text.split(/[,;]/)) {
    const item = part.trim();
    const interval = parseInterval(item);
    if (interval === undefined) return { error: 'INVALID_INTERVAL', item };
    intervals.push(interval);
  }
  const ranges = findOverlap(intervals);
  return ranges === undefined ? { intervals } : { error: 'OVERLAPPING_INTERVALS', ranges };
}

/**
 * The inverse of `parseIntervals`.
 * @example formatIntervals([{ start: 1, end: 3 }, { start: 5, end: 5 }]) // '1-3, 5'
 */
export function formatIntervals(intervals: readonly Interval[]): string {
  return intervals.map(({ start, end }) => (start === end ? `${start}` : `${start}-${end}`)).join(', ');
}

/** Whether a number is in one of the intervals. @example isInIntervals(2, [{ start: 1, end: 3 }]) // true */
export function isInIntervals(number: number, intervals: readonly Interval[]): boolean {
  return intervals.some(({ start, end }) => start <= number && number <= end);
}
