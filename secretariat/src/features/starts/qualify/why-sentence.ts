import { type EventRef, findStatusCode, formatHeight, formatValue, isFieldEvent, isVerticalJump } from 'shared-domain';
import type { Translate } from '../../../locales/use-text.ts';

/** The reason of a row as the server gives it. */
type Why = Readonly<Record<string, unknown>>;

const formatMark = (value: number, event: EventRef): string =>
  isFieldEvent(event.g0) && isVerticalJump(event.g0) ? formatHeight(value) : formatValue(value, event);

/** The time or mark that a reason rests on; undefined for a place, which is no mark. */
export const shownMark = ({ by, on, mark }: Why, event: EventRef): string | undefined =>
  typeof mark === 'number' && by !== 'place' && on !== 'place' ? formatMark(mark, event) : undefined;

/** Why a row goes on or stays, in words: what decided, and by how much. */
export function whySentence(t: Translate, why: Why, event: EventRef, nameOf: (id: string) => string): string {
  const number = (name: string): number => Number(why[name] ?? 0);
  const mark = (value: number): string => formatMark(value, event);
  switch (why.by) {
    case 'place':
      return t('starts.why.place', { place: number('place'), heat: number('heat') });
    case 'time':
      return t('starts.why.time', { position: number('position'), of: number('of'), mark: mark(number('mark')) });
    case 'standard':
      return t('starts.why.standard', { standard: mark(number('standard')), mark: mark(number('mark')) });
    case 'mark':
      return t('starts.why.mark', { position: number('position'), of: number('of'), mark: mark(number('mark')) });
    case 'tie':
      return t(`starts.why.tie.${why.outcome === 'all' ? 'all' : why.outcome === 'drawn' ? 'drawn' : 'open'}`, {
        mark: mark(number('mark')),
        spots: number('spots'),
        who: (Array.isArray(why.tied) ? why.tied : []).map((id) => nameOf(String(id))).join(', '),
      });
    case 'referee':
    case 'jury':
      return [t(`starts.why.${why.by}`, { by: String(why.official ?? '') }), why.reason].filter(Boolean).join(' – ');
    case 'status':
      return findStatusCode({ st: number('status') }) ?? t('starts.why.noMark');
    case 'standing':
      return t('starts.why.standing');
    case 'resultMissing':
      return t('starts.why.missing', { heat: number('heat') });
    default:
      return typeof why.reason === 'string' ? why.reason : '';
  }
}
