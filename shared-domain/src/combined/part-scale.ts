import { findCategory, isU16OrYounger } from '../category/site-categories.ts';
import { findVariant } from '../discipline/equipment/variant-for.ts';
import { type EventRef, listCombinedDisciplines } from '../discipline/event-ref.ts';
import { isForCategory } from '../level/is-for-category.ts';
import type { Performance } from '../performance/performance.ts';
import { scoreCombinedPart } from '../scoring/combined-points.ts';
import type { PointsTable } from '../scoring/points-table.ts';
import { WA_COMBINED_2001 } from '../scoring/wa-combined-2001.ts';
import { scoreYouth } from '../youth/youth-points.ts';
import type { YouthTable } from '../youth/youth-table.ts';

/** Tables of the site that combined events of the young are scored by; one that is missing gives no points (Q34). */
export interface YouthCombinedTables {
  /** The FFA's cotation of 50 points: a triathlon is the sum of three of them. */
  readonly cotation?: YouthTable | undefined;
  /** Combined events with the implements of the young. */
  readonly combined?: PointsTable | undefined;
  /** Youth points of every age. */
  readonly youth?: YouthTable | undefined;
}

let tables: YouthCombinedTables = {};

/** Gives a program the tables of its site, once where it starts. @example provideYouthCombinedTables({}) // undefined */
export function provideYouthCombinedTables(given: YouthCombinedTables): void {
  tables = given;
}

/** What the parts of a combined event are scored by. */
export interface PartScale {
  readonly edition: string;
  /** Points of a part for an athlete of a category; undefined where the table has none. */
  readonly score: (event: EventRef, category: number, prf: Performance) => number | undefined;
}

const TRIATHLON = 3;

/** Sex and code of an athlete; undefined for a category of both sexes, whose points are nobody's. */
function findAthlete(category: number): { readonly sex: 1 | 2; readonly category: string } | undefined {
  const known = findCategory(category);
  return known?.sex === 1 || known?.sex === 2 ? { sex: known.sex, category: known.code } : undefined;
}

/** The event with the height or weight of the athlete's own category, which a mixed event leaves open. */
const withOwnVariant = (event: EventRef, category: number): EventRef => ({
  ...event,
  g1: event.g1.includes('P') ? event.g1 : (findVariant(event, category) ?? event.g1),
});

const byPoints = (table: PointsTable): PartScale => ({
  edition: table.edition,
  score: (event, category, prf) => {
    const athlete = findAthlete(category);
    const own = isU16OrYounger(category) ? withOwnVariant(event, category) : event;
    return athlete && scoreCombinedPart(own, athlete.sex, prf, table);
  },
});

const byYouth = (table: YouthTable): PartScale => ({
  edition: table.edition,
  score: (event, category, prf) => {
    const athlete = findAthlete(category);
    return athlete && scoreYouth(table, withOwnVariant(event, category), athlete, prf);
  },
});

/**
 * Whether a combined event of this category has tables of its own, or athletes of both sexes: a mark alone does not give its points.
 * @example hasOwnPartScale(55) // false
 */
export function hasOwnPartScale(category: number): boolean {
  return isU16OrYounger(category) || findCategory(category)?.sex === 3;
}

/**
 * What a combined event is scored by. Of the under 16 whose category the FFA's cotation has, a triathlon by that cotation and a
 * longer one by the FFA's table of combined events; of other young ones by the table of youth points; of all others by the tables of
 * 2001. Undefined where the table is missing.
 * @param whole number of the combined event, 8000nn
 * @example findPartScale(800_010, 55)?.score({ g0: 100, g1: '0' }, 55, { v: 10_460, u: 'ms', st: 1 }) // 985
 */
export function findPartScale(whole: number, category: number): PartScale | undefined {
  if (!isU16OrYounger(category)) return byPoints(WA_COMBINED_2001);
  const { cotation, combined, youth } = tables;
  const { code = '' } = findCategory(category) ?? {};
  const isInCotation = cotation?.rows.some(({ categories }) => isForCategory(categories, code)) === true;
  if (!isInCotation) return youth && byYouth(youth);
  if ((listCombinedDisciplines(whole) ?? 0) <= TRIATHLON) return byYouth(cotation);
  return combined && byPoints(combined);
}
