import { findOwnImplement, formatCategory, formatGrams, type Language } from 'shared-domain';
import type { ProgrammeTrial } from '../../../api/programme.ts';

/** The code of an athlete's category, with the weight of its implement where a contest has several: officials prepare them before the first throw. */
export function formatCategoryImplement(
  category: number | undefined,
  contest: ProgrammeTrial,
  language: Language,
): string {
  const grams = findOwnImplement(contest, contest.category, category);
  return [formatCategory(category, language), grams === undefined ? undefined : formatGrams(grams, language)]
    .filter(Boolean)
    .join(' · ');
}
