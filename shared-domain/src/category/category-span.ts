import { addDays, type IsoDate } from '../challenge/zoned-day.ts';
import { FIRST_DAY, makeDayKey, makeNewYear, readYear, subtractYears } from './calendar-day.ts';
import { CATEGORY_KINDS, type Category, type CategoryKind } from './category.ts';
import { type CategoryRules, findSeasonStart, SEASON_RULES } from './category-table-rules.ts';

/** Birth dates of a category: from `begin`, inclusive, to `end`, exclusive. */
export interface CategorySpan {
  readonly begin: IsoDate;
  readonly end: IsoDate;
}

/** A category with its birth dates on a day. */
export type DatedCategory = Category & CategorySpan;

/** What a span is counted by: the kind asked for and the rules of the table. */
export interface SpanOptions {
  /** Rule for a category of kind 4: 3 by the day, any other by the season. */
  readonly kind?: CategoryKind | undefined;
  /** Those of its table; those of P5.7 when left out. */
  readonly rules?: CategoryRules;
}

type Ages = Pick<Category, 'youngest' | 'oldest'>;

/**
 * Year a season is called by, the one it ends in, by the day on which the season of that calendar year begins. Undefined for a
 * bad day.
 * @example findSeasonYear('2026-09-01') // 2027
 */
export function findSeasonYear(
  on: IsoDate,
  rules: Pick<CategoryRules, 'seasonStart' | 'earlierStarts'> = SEASON_RULES,
): number | undefined {
  if (makeDayKey(on) === undefined) return undefined;
  const year = readYear(on);
  return year + (on.slice(5) < findSeasonStart(year, rules) ? 0 : 1);
}

function seasonSpan({ youngest, oldest }: Ages, year: number): CategorySpan {
  return {
    begin: oldest === undefined ? FIRST_DAY : makeNewYear(year - oldest),
    end: makeNewYear(year + 1 - youngest),
  };
}

function rollingSpan({ youngest, oldest }: Ages, day: IsoDate): CategorySpan {
  return {
    begin: oldest === undefined ? FIRST_DAY : subtractYears(day, oldest + 1),
    end: subtractYears(day, youngest),
  };
}

/**
 * Birth dates of a category on a day (P5.7). Kind 2 by the season, kind 3 by the day, kind 4 by the `kind`
 * asked for, else the season. Undefined for a bad day.
 *
 * The rolling rule says "begin is reference date minus oldest age plus one year": the day minus (oldest age + 1 year).
 * Then 35–39 begins where 40–44 ends; read as (day − oldest age) + 1 year, two years of birth would be in no band.
 * Its end is exclusive, so that an athlete enters a band the day after the birthday unless the table's rules say that
 * the birthday counts. Someone born on 29 February has it on 28 February of a common
 * year: our reading, not confirmed by a rule.
 * @example findCategorySpan({ kind: 2, youngest: 35, oldest: 39 }, '2026-09-01')
 * // { begin: '1988-01-01', end: '1993-01-01' }
 */
export function findCategorySpan(
  category: Ages & Pick<Category, 'kind'>,
  on: IsoDate,
  { kind, rules = SEASON_RULES }: SpanOptions = {},
): CategorySpan | undefined {
  const year = findSeasonYear(on, rules);
  if (year === undefined) return undefined;
  const asked = category.kind === CATEGORY_KINDS.either ? kind : category.kind;
  if (asked === CATEGORY_KINDS.rolling) return rollingSpan(category, rules.birthdayCounts ? addDays(on, 1) : on);
  return seasonSpan(category, rules.agesIn === 'starts' ? year - 1 : year);
}

/** Rows of a table with their birth dates on a day, in the table's order; none for a bad day. */
export function addSpans(rows: readonly Category[], on: IsoDate, options: SpanOptions = {}): readonly DatedCategory[] {
  return rows.flatMap((row) => {
    const span = findCategorySpan(row, on, options);
    return span ? [{ ...row, ...span }] : [];
  });
}

/** Whether every birth date of `inner` is one of `outer`. */
export function isInside(inner: CategorySpan, outer: CategorySpan): boolean {
  return outer.begin <= inner.begin && inner.end <= outer.end;
}

function widthOf({ begin, end }: CategorySpan): number {
  return Date.parse(end) - Date.parse(begin);
}

/** Narrowest span first, then the lower id (P5.5). */
export function sortNarrowestFirst(rows: readonly DatedCategory[]): readonly DatedCategory[] {
  return rows
    .map((row) => ({ row, width: widthOf(row) }))
    .sort((a, b) => a.width - b.width || a.row.id - b.row.id)
    .map(({ row }) => row);
}
