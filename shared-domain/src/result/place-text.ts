import type { Language } from '../text/language.ts';
import { formatListRank } from './rank-display.ts';

const ENGLISH_SUFFIXES: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/**
 * A place in words; the first one in French is that of the word «place».
 * @example formatPlace(3, 'en') // '3rd'
 */
export function formatPlace(rank: number, language: Language): string {
  if (language === 'fr') return rank === 1 ? '1re' : `${rank}e`;
  return `${rank}${ENGLISH_SUFFIXES[new Intl.PluralRules('en', { type: 'ordinal' }).select(rank)] ?? 'th'}`;
}

/**
 * The place of a row of a list in words; as `formatListRank` writes it where that is no number. `listLength`: all rows of the list.
 * @example formatListPlace(1003, 8, 'fr') // '3e'
 */
export function formatListPlace(rank: unknown, listLength: number, language: Language): string {
  const text = formatListRank(rank, listLength);
  const place = Number(text);
  return place > 0 ? formatPlace(place, language) : text;
}
