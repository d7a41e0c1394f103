import { type Interval, isInIntervals, parseIntervals } from 'shared-domain';
import type { Translate } from '../../locales/use-text.ts';

const written = ({ start, end }: Interval): string => (start === end ? `${start}` : `${start}-${end}`);

/** Why intervals are refused, in words. */
export type Refused = { readonly refused: (t: Translate) => string };

/** The keys whose number is in the intervals typed (P5.2), or why they are none. @example '1-12, 15' */
export function chooseByIntervals(
  typed: string,
  numbers: ReadonlyMap<string, number>,
): { readonly keys: readonly string[] } | Refused {
  const read = parseIntervals(typed);
  if (!('error' in read)) {
    return { keys: [...numbers].filter(([, number]) => isInIntervals(number, read.intervals)).map(([key]) => key) };
  }
  if (read.error === 'INVALID_INTERVAL') return { refused: (t) => t('table.interval.invalid', { item: read.item }) };
  const [first, second] = read.ranges;
  return { refused: (t) => t('table.interval.overlap', { first: written(first), second: written(second) }) };
}
