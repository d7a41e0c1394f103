import { AGE_CLASSES_SEASONS, FFA_CATEGORIES, findFederation, findFederationTable } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { useText } from '../locales/use-text.ts';

/** Names the table of categories of a competition: its federation's, or the FFA's where the site has no table of that federation. */
export function CategoriesNote({ rtype }: Pick<Challenge, 'rtype'>) {
  const { t } = useText();
  const federation = findFederation(rtype);
  const { federation: owner, edition } = findFederationTable(federation);
  if (owner === 'FFA' && federation !== 'FFA' && federation !== undefined && federation !== 'OTHER')
    return t('categories.onlyFfa', { federation });
  if (edition === FFA_CATEGORIES.edition) return t('categories.ffa', AGE_CLASSES_SEASONS);
  return owner === 'OTHER' ? edition : `${owner} · ${edition}`;
}
