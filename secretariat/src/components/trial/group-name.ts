import {
  findCategory,
  formatCategoryCode,
  formatCodeSex,
  formatDiscipline,
  type Language,
  type TrialUid,
} from 'shared-domain';

const SEX_WORDS: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  fr: { 1: 'Hommes', 2: 'Femmes', 3: 'Mixte' },
  en: { 1: 'Men', 2: 'Women', 3: 'Mixed' },
};

/**
 * «100 m Femmes», «Poids Hommes MI», «100 m W60» in English. Stored it is in French, and the public site shows it as it is; a screen
 * names an event in its own language.
 */
export function formatGroupName(
  { g0, g1, category }: Pick<TrialUid, 'g0' | 'g1' | 'category'>,
  language: Language = 'fr',
): string {
  const known = findCategory(category);
  const code = known?.wildcard ? '' : formatCategoryCode(category, language);
  // Codes of masters say the sex in English.
  const hasWord = language === 'fr' || code === '' || formatCodeSex(category, language) !== undefined;
  const word = hasWord ? SEX_WORDS[language][known?.sex ?? 0] : '';
  return [formatDiscipline({ g0, g1 }, language), word, code].filter(Boolean).join(' ');
}
