import type { IsoDate } from '../challenge/zoned-day.ts';
import { isBirthYear } from '../text/birth-date.ts';
import { toDayNumber } from './calendar-day.ts';
import { CATEGORY_SUBSETS, hasFlagBit } from './category-subset.ts';
import { FEDERATION_CATEGORIES } from './federation/federation-categories.ts';
import { isU16OrYounger } from './site-categories.ts';

/**
 * The age from which search engines may list a name. Source: GDPR article 8(1) sets the age at which children decide for themselves
 * at 16, recital 38 asks for specific protection below it; Q30 keeps U16 and younger out of indexes.
 */
export const MIN_INDEXED_AGE = 16;

/** Ids of the categories, of every federation, whose members are all under 16. */
const UNDER_16_CATEGORY_IDS: ReadonlySet<number> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ Object.values(FEDERATION_CATEGORIES).flatMap(({ rows }) =>
    rows.filter((row) => hasFlagBit(row, CATEGORY_SUBSETS.young)).map(({ id }) => id),
  ),
);

/**
 * Whether everybody in a category, of any federation, is under 16.
 * @example isUnder16Category(47) // true
 */
export function isUnder16Category(id: number | undefined): boolean {
  return id !== undefined && (UNDER_16_CATEGORY_IDS.has(id) || isU16OrYounger(id));
}

/** What is known of somebody's age. */
export interface KnownAge {
  readonly birthDate?: IsoDate | undefined;
  readonly category?: number | undefined;
}

/** For athletes who are under 16 by their category, which does not tell when they turn 16. */
const END_OF_TIME = '9999-12-31';

/**
 * The first day on which somebody counts as 16, by the birth date where it is known, else by the category; undefined for somebody
 * who is not known to be under 16. A birth year alone counts to the end of the year: nobody is listed too early.
 * @example findUnder16End({ birthDate: '2011-03-04', category: 55 }) // '2027-03-04'
 */
export function findUnder16End({ birthDate, category }: KnownAge): IsoDate | undefined {
  if (birthDate !== undefined && toDayNumber(birthDate) !== undefined) {
    const year = Number(birthDate.slice(0, 4)) + MIN_INDEXED_AGE;
    return isBirthYear(birthDate) ? `${year + 1}-01-01` : `${year}${birthDate.slice(4)}`;
  }
  return isUnder16Category(category) ? END_OF_TIME : undefined;
}

/**
 * Whether somebody is under 16 on the day of a competition: pages, answers and pictures that name such a person are kept out of search
 * engines. The birth date decides where it is known, else the category.
 * @example isUnder16({ birthDate: '2011-03-04' }, '2026-06-13') // true
 */
export function isUnder16(person: KnownAge, day: IsoDate): boolean {
  const under16End = findUnder16End(person);
  return under16End !== undefined && day < under16End;
}
