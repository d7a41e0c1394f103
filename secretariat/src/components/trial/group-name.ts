import { findCategory, formatCategoryCode, formatDiscipline, type TrialUid } from 'shared-domain';

const SEX_WORDS: Readonly<Record<number, string>> = { 1: 'Hommes', 2: 'Femmes', 3: 'Mixte' };

/** «100 m Femmes», «Poids Hommes MI», in French in every language: it is stored, and the public site shows it as it is. */
export function formatGroupName({ g0, g1, category }: Pick<TrialUid, 'g0' | 'g1' | 'category'>): string {
  const known = findCategory(category);
  const code = known?.wildcard ? '' : formatCategoryCode(category, 'fr');
  return [formatDiscipline({ g0, g1 }, 'fr'), SEX_WORDS[known?.sex ?? 0], code].filter(Boolean).join(' ');
}
