import type { Interval, IntervalError } from 'shared-domain';
import type { Translate } from '../../locales/use-text.ts';

const formatInterval = ({ start, end }: Interval): string => (start === end ? `${start}` : `${start}-${end}`);

/** Why a list of intervals is refused, in the reader's language (P5.2); an empty item is a separator too many. */
export function formatIntervalFault(intervalError: IntervalError, t: Translate): string {
  if (intervalError.error === 'OVERLAPPING_INTERVALS') {
    const [first, second] = intervalError.ranges;
    return t('table.interval.overlap', { first: formatInterval(first), second: formatInterval(second) });
  }
  const { item } = intervalError;
  return item === '' ? t('table.interval.empty') : t('table.interval.invalid', { item });
}
