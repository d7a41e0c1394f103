import type { Interval, IntervalError } from 'shared-domain';
import type { Translate } from '../../locales/use-text.ts';

const written = ({ start, end }: Interval): string => (start === end ? `${start}` : `${start}-${end}`);

/** Why a list of intervals is refused, in the reader's language (P5.2); an empty item is a separator too many. */
export function intervalFault(refused: IntervalError, t: Translate): string {
  if (refused.error === 'OVERLAPPING_INTERVALS') {
    const [first, second] = refused.ranges;
    return t('table.interval.overlap', { first: written(first), second: written(second) });
  }
  const { item } = refused;
  return item === '' ? t('table.interval.empty') : t('table.interval.invalid', { item });
}
