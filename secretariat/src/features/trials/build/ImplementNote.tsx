import {
  type EventRef,
  type FederationTable,
  findImplementWeight,
  formatCategory,
  formatGrams,
  parseVariant,
} from 'shared-domain';
import { useText } from '../../../locales/use-text.ts';
import { listCategoryIds } from './lay-out.ts';

interface Props {
  readonly event: EventRef;
  readonly codes: readonly string[];
  readonly sexes: readonly (1 | 2 | 3)[];
  readonly table: FederationTable;
}

/** What the chosen categories throw; in a throw for all categories everybody throws the implement of their own. */
export function ImplementNote({ event, codes, sexes, table }: Props) {
  const { t, language } = useText();
  if (parseVariant(event.g1)?.grams !== undefined) return null;
  const weights = listCategoryIds(codes, sexes, table).flatMap((category) => {
    const grams = findImplementWeight(event, category)?.grams;
    return grams === undefined ? [] : [`${formatCategory(category, language)} ${formatGrams(grams, language)}`];
  });
  if (weights.length === 0 && !codes.includes('TC')) return null;
  return (
    <p className="muted" role="status">
      {weights.length === 0 ? t('trials.implements.own') : t('trials.implements', { weights: weights.join(', ') })}
    </p>
  );
}
