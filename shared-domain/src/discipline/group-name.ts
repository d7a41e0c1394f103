import { formatCategoryCode, formatCategoryCodes, formatSexBesideCode } from '../category/category-code.ts';
import { findCategory } from '../category/site-categories.ts';
import type { Language } from '../text/language.ts';
import { formatDiscipline } from './discipline-name.ts';
import { CROSS, type EventRef } from './event-ref.ts';

const SEX_WORDS: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  fr: { 1: 'Hommes', 2: 'Femmes', 3: 'Mixte' },
  en: { 1: 'Men', 2: 'Women', 3: 'Mixed' },
};

/** An event and whom it is for; `category` is a number of `CATEGORIES`, `categories` those of a contest that is for some only. */
export interface NamedGroup extends Pick<EventRef, 'g0' | 'g1'> {
  readonly category: number;
  readonly categories?: readonly number[] | undefined;
}

/** The sex of an event in words. */
function formatSexWord(category: number, language: Language): string {
  return SEX_WORDS[language][findCategory(category)?.sex ?? 0] ?? '';
}

/**
 * The name of an event for a category: `100 m Femmes SE`, `Poids Hommes MI`, in English `100 m W60`, whose code names the sex; for some
 * categories of all ages: `Poids Hommes (CA, JU, SE)`.
 * @example formatGroupName({ g0: 100, g1: '0', category: 56 }, 'fr') // '100 m Femmes SE'
 */
export function formatGroupName({ g0, g1, category, categories = [] }: NamedGroup, language: Language): string {
  const row = findCategory(category);
  const code = row?.wildcard ? '' : formatCategoryCode(category, language);
  const hasWord = language === 'fr' || code === '' || formatSexBesideCode(category, language) !== undefined;
  const word = hasWord ? formatSexWord(category, language) : '';
  const codes = formatCategoryCodes(categories, language);
  return [formatDiscipline({ g0, g1 }, language), word, code, codes && `(${codes})`].filter(Boolean).join(' ');
}

/** A name without its spaces: a file or a person writes `10 000 m` with another space, or with none. */
const joinSpaces = (name: string): string => name.replaceAll(/\s/g, '');

/**
 * An automatic French name of a group, with the category or without, with the categories of its contest or without, in a language;
 * undefined for any other name.
 */
function translateGroupName(name: string, group: NamedGroup, language: Language): string | undefined {
  const isName = (other: string) => joinSpaces(name) === joinSpaces(other);
  const { categories: _, ...whole } = group;
  if (isName(formatGroupName(group, 'fr')) || isName(formatGroupName(whole, 'fr')))
    return formatGroupName(group, language);
  const formatShort = (otherLanguage: Language) =>
    `${formatDiscipline(group, otherLanguage)} ${formatSexWord(group.category, otherLanguage)}`;
  return isName(formatShort('fr')) ? formatShort(language) : undefined;
}

/**
 * The name of a group in a language: an automatic French name is translated, any other is kept.
 * @example formatGroupTitle('Poids Hommes', { g0: 900_005, g1: '0', category: 57, categories: [49, 51] }, 'fr') // 'Poids Hommes (CA, JU)'
 */
export function formatGroupTitle(name: string, group: NamedGroup, language: Language): string {
  return translateGroupName(name, group, language) ?? name;
}

/**
 * The name of an event, without whom it is for. The races of a cross-country meeting differ by their names alone: one keeps the name
 * that its group was given.
 * @example formatEventName('Cross court', { g0: 1, g1: '0', category: 57 }, 'en') // 'Cross court'
 */
export function formatEventName(name: string, group: NamedGroup & EventRef, language: Language): string {
  const hasOwnName = group.g0 === CROSS && name !== '' && translateGroupName(name, group, language) === undefined;
  return hasOwnName ? name : formatDiscipline(group, language);
}
