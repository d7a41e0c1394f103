import { findCategory, findCategoryOfSex, findMainCategory, isOppositeSex, type Sex } from 'shared-domain';
import { MIXED } from './athlete-category.ts';
import type { RowFacts } from './check-row.ts';
import type { Target } from './programme.ts';
import { readCategory } from './read-category.ts';
import type { RowRules } from './row-rules.ts';

/** Ids of the categories for all ages, by sex: TCM, TCF and the mixed one. */
export const ALL_AGES_CATEGORIES: Readonly<Record<number, number>> & { readonly [MIXED]: number } = {
  1: 57,
  2: 58,
  [MIXED]: 1057,
};

/** The category by birth, or by a code that the sexes share, of an athlete whose sex the row does not say. */
function findCategoryForSex({ birth, sharedCode }: RowFacts, sex: 1 | 2, { firstDay, categories }: RowRules) {
  if (birth !== undefined) return findMainCategory(birth.day, sex, firstDay, { table: categories })?.id;
  return sharedCode === undefined ? undefined : readCategory(sharedCode, sex, categories)?.id;
}

/**
 * The category of an athlete; of one whose sex is not given, those of the age that the event's sex leaves open; of one who is neither
 * female nor male, in an event of one sex, that of the same ages.
 */
export function listPossibleCategories(facts: RowFacts, eventSex: Sex | undefined, rules: RowRules): readonly number[] {
  const { category, otherSex } = facts;
  if (category !== undefined) {
    const isOneSex = otherSex !== undefined && (eventSex === 1 || eventSex === 2);
    return [isOneSex ? (findCategoryOfSex(category, eventSex, rules.categories) ?? category) : category];
  }
  return ([1, 2] as const)
    .filter((sex) => !isOppositeSex(sex, eventSex))
    .flatMap((sex) => findCategoryForSex(facts, sex, rules) ?? []);
}

/** Completes the athlete's category: without a sex by that of the event; without an age in a mixed event, all ages of their own sex. */
export function completeCategory(facts: RowFacts, { category }: Target, rules: RowRules): RowFacts {
  const sex = findCategory(category)?.sex;
  if (facts.category !== undefined) return facts;
  if (sex === MIXED && facts.sex !== MIXED) return { ...facts, category: ALL_AGES_CATEGORIES[facts.sex ?? 0] };
  return sex === 1 || sex === 2 ? { ...facts, category: findCategoryForSex(facts, sex, rules) } : facts;
}
