import type { Language } from '../text/language.ts';

const ENGLISH_SUFFIXES: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/**
 * A place in a sentence, from the second on in French, where the first one has a gender.
 * @example formatPlace(3, 'en') // '3rd'
 */
export function formatPlace(rank: number, language: Language): string {
  if (language === 'fr') return `${rank}e`;
  return `${rank}${ENGLISH_SUFFIXES[new Intl.PluralRules('en', { type: 'ordinal' }).select(rank)] ?? 'th'}`;
}
