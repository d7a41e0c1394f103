import { type EventRef, findStatusCode, formatHeight, formatValue, isFieldEvent, isVerticalJump } from 'shared-domain';
import type { Translate } from '../../../locales/use-text.ts';

/** The reason of a row in the server's answer. */
type QualificationReason = Readonly<Record<string, unknown>>;

const formatMark = (value: number, event: EventRef): string =>
  isFieldEvent(event.g0) && isVerticalJump(event.g0) ? formatHeight(value) : formatValue(value, event);

/** The time or mark of a reason; undefined when it is a place. */
export const formatReasonMark = ({ by, on, mark }: QualificationReason, event: EventRef): string | undefined =>
  typeof mark === 'number' && by !== 'place' && on !== 'place' ? formatMark(mark, event) : undefined;

const findTieText = ({ outcome, needs }: QualificationReason): 'all' | 'drawn' | 'method' | 'open' =>
  outcome === 'all' || outcome === 'drawn' ? outcome : needs === 'method' ? 'method' : 'open';

/** Why a row qualifies or not, in words. */
export function formatReason(
  t: Translate,
  why: QualificationReason,
  event: EventRef,
  nameOf: (id: string) => string,
): string {
  const readNumber = (name: string): number => Number(why[name] ?? 0);
  const formatNumber = (value: number): string => formatMark(value, event);
  switch (why.by) {
    case 'place':
      return t('starts.why.place', { place: readNumber('place'), heat: readNumber('heat') });
    case 'time':
      if (readNumber('of') === 0) return t('starts.why.placesOnly', { mark: formatNumber(readNumber('mark')) });
      return t('starts.why.time', {
        position: readNumber('position'),
        of: readNumber('of'),
        mark: formatNumber(readNumber('mark')),
      });
    case 'standard':
      return t('starts.why.standard', {
        standard: formatNumber(readNumber('standard')),
        mark: formatNumber(readNumber('mark')),
      });
    case 'mark':
      return t('starts.why.mark', {
        position: readNumber('position'),
        of: readNumber('of'),
        mark: formatNumber(readNumber('mark')),
      });
    case 'tie':
      return t(`starts.why.tie.${findTieText(why)}`, {
        mark: formatNumber(readNumber('mark')),
        spots: readNumber('spots'),
        who: (Array.isArray(why.tied) ? why.tied : []).map((id) => nameOf(String(id))).join(', '),
      });
    case 'referee':
    case 'jury':
      return [t(`starts.why.${why.by}`, { by: String(why.official ?? '') }), why.reason].filter(Boolean).join(' – ');
    case 'status':
      return findStatusCode({ st: readNumber('status') }) ?? t('starts.why.noMark');
    case 'standing':
      return t('starts.why.standing');
    case 'resultMissing':
      return t('starts.why.missing', { heat: readNumber('heat') });
    default:
      return typeof why.reason === 'string' ? why.reason : '';
  }
}
