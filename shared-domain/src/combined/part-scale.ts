import { findCategory, isU16OrYounger } from '../category/site-categories.ts';
import { findCategoryVariant } from '../discipline/equipment/category-variant.ts';
import { countCombinedDisciplines, type EventRef } from '../discipline/event-ref.ts';
import { isForCategory } from '../level/is-for-category.ts';
import type { Performance } from '../performance/performance.ts';
import { scoreCombinedPart } from '../scoring/combined-points.ts';
import type { PointsTable } from '../scoring/points-table.ts';
import { WA_COMBINED_2001 } from '../scoring/wa-combined-2001.ts';
import { scoreYouth } from '../youth/youth-points.ts';
import type { YouthTable } from '../youth/youth-table.ts';

/** The site's tables for combined events of the young; without a table there are no points (Q34). */
export interface YouthCombinedTables {
  /** The FFA's «cotation», up to 50 points a mark: a triathlon is the sum of three. */
  readonly cotation?: YouthTable | undefined;
  /** The FFA's table of combined events with the implements of the young. */
  readonly combined?: PointsTable | undefined;
  /** Youth points for every age. */
  readonly youth?: YouthTable | undefined;
}

let siteTables: YouthCombinedTables = {};

/** Sets the tables of the site, at the start of a program. @example provideYouthCombinedTables({}) // undefined */
export function provideYouthCombinedTables(newTables: YouthCombinedTables): void {
  siteTables = newTables;
}

/** How the events of a combined event are scored: the edition of a table, and a function that reads it. */
export interface PartScale {
  readonly edition: string;
  /** Points of a mark for an athlete of a category; undefined where the table has none. */
  readonly score: (event: EventRef, category: number, prf: Performance) => number | undefined;
}

const TRIATHLON_EVENTS = 3;

/** Sex and category code of an athlete; undefined for a mixed category, for which no table has points. */
function findAthlete(category: number): { readonly sex: 1 | 2; readonly category: string } | undefined {
  const row = findCategory(category);
  return row?.sex === 1 || row?.sex === 2 ? { sex: row.sex, category: row.code } : undefined;
}

/** The event with the hurdle height or the weight of the athlete's category, where its variant gives none. */
const addOwnVariant = (event: EventRef, category: number): EventRef => ({
  ...event,
  g1: event.g1.includes('P') ? event.g1 : (findCategoryVariant(event, category) ?? event.g1),
});

const createPointsScale = (table: PointsTable): PartScale => ({
  edition: table.edition,
  score: (event, category, prf) => {
    const athlete = findAthlete(category);
    const ownEvent = isU16OrYounger(category) ? addOwnVariant(event, category) : event;
    return athlete && scoreCombinedPart(ownEvent, athlete.sex, prf, table);
  },
});

const createYouthScale = (table: YouthTable): PartScale => ({
  edition: table.edition,
  score: (event, category, prf) => {
    const athlete = findAthlete(category);
    return athlete && scoreYouth(table, addOwnVariant(event, category), athlete, prf);
  },
});

/**
 * Whether the points of a combined event depend on each athlete's category: in events of the under 16 and in mixed ones.
 * @example hasOwnPartScale(55) // false
 */
export function hasOwnPartScale(category: number): boolean {
  return isU16OrYounger(category) || findCategory(category)?.sex === 3;
}

/**
 * How a combined event is scored. From the age of 16 on by the tables of 2001; under 16 by the table of youth points, but in the
 * categories of the FFA's cotation a triathlon by that cotation and a longer event by the FFA's table of combined events. Undefined
 * where the site has no such table.
 * @param combinedEvent number of the combined event, 8000nn
 * @example findPartScale(800_010, 55)?.score({ g0: 100, g1: '0' }, 55, { v: 10_460, u: 'ms', st: 1 }) // 985
 */
export function findPartScale(combinedEvent: number, category: number): PartScale | undefined {
  if (!isU16OrYounger(category)) return createPointsScale(WA_COMBINED_2001);
  const { cotation, combined, youth } = siteTables;
  const { code = '' } = findCategory(category) ?? {};
  const isInCotation = cotation?.rows.some(({ categories }) => isForCategory(categories, code)) === true;
  if (!isInCotation) return youth && createYouthScale(youth);
  if ((countCombinedDisciplines(combinedEvent) ?? 0) <= TRIATHLON_EVENTS) return createYouthScale(cotation);
  return combined && createPointsScale(combined);
}
