import { addDays, type IsoDate } from '../challenge/zoned-day.ts';
import { FIRST_DAY, formatNewYear, readYear, subtractYears, toDayNumber } from './calendar-day.ts';
import { CATEGORY_KINDS, type Category, type CategoryKind } from './category.ts';
import { type CategoryRules, findSeasonStart, SEASON_RULES } from './category-table-rules.ts';

/** Birth dates of a category: from `begin`, inclusive, to `end`, exclusive. */
export interface CategorySpan {
  readonly begin: IsoDate;
  readonly end: IsoDate;
}

/** A category with its birth dates on a day. */
export type DatedCategory = Category & CategorySpan;

/** How birth dates are computed: by which kind and by the rules of which table. */
export interface SpanOptions {
  /** How the ages of a category of kind 4 are counted: 3 by the day, any other by the season. */
  readonly kind?: CategoryKind | undefined;
  /** Those of the category's table; by default those of P5.7. */
  readonly rules?: CategoryRules;
}

type Ages = Pick<Category, 'youngest' | 'oldest'>;

/**
 * The year that names the season of a day: the one in which the season ends. Undefined for a bad day.
 * @example findSeasonYear('2026-09-01') // 2027
 */
export function findSeasonYear(
  on: IsoDate,
  rules: Pick<CategoryRules, 'seasonStart' | 'earlierStarts'> = SEASON_RULES,
): number | undefined {
  if (toDayNumber(on) === undefined) return undefined;
  const year = readYear(on);
  return year + (on.slice(5) < findSeasonStart(year, rules) ? 0 : 1);
}

function computeSeasonSpan({ youngest, oldest }: Ages, ageYear: number): CategorySpan {
  return {
    begin: oldest === undefined ? FIRST_DAY : formatNewYear(ageYear - oldest),
    end: formatNewYear(ageYear + 1 - youngest),
  };
}

function computeRollingSpan({ youngest, oldest }: Ages, day: IsoDate): CategorySpan {
  return {
    begin: oldest === undefined ? FIRST_DAY : subtractYears(day, oldest + 1),
    end: subtractYears(day, youngest),
  };
}

/**
 * Birth dates of a category on a day (P5.7): kind 2 by the season, kind 3 by the day, kind 4 by the `kind` of the options.
 * Undefined for a bad day.
 *
 * The rolling rule says "begin is reference date minus oldest age plus one year": the day minus (oldest age + 1 year).
 * Then 35–39 begins where 40–44 ends; read as (day − oldest age) + 1 year, the births of two years would be in no band.
 * Its end is exclusive, so that an athlete enters a band the day after the birthday unless the table's rules say that
 * the birthday counts. Someone born on 29 February has the birthday on 28 February of
 * a common year, which no rule confirms.
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
  const countedBy = category.kind === CATEGORY_KINDS.either ? kind : category.kind;
  if (countedBy === CATEGORY_KINDS.rolling)
    return computeRollingSpan(category, rules.birthdayCounts ? addDays(on, 1) : on);
  return computeSeasonSpan(category, rules.agesIn === 'starts' ? year - 1 : year);
}

/** Categories with their birth dates on a day, in the same order; an empty list for a bad day. */
export function addSpans(rows: readonly Category[], on: IsoDate, options: SpanOptions = {}): readonly DatedCategory[] {
  return rows.flatMap((row) => {
    const span = findCategorySpan(row, on, options);
    return span ? [{ ...row, ...span }] : [];
  });
}

/** Whether every birth date of `inner` is within `outer`. */
export function isInside(inner: CategorySpan, outer: CategorySpan): boolean {
  return outer.begin <= inner.begin && inner.end <= outer.end;
}

function measureWidth({ begin, end }: CategorySpan): number {
  return Date.parse(end) - Date.parse(begin);
}

/** Narrowest span first, then the lower id (P5.5). */
export function sortNarrowestFirst(rows: readonly DatedCategory[]): readonly DatedCategory[] {
  return rows
    .map((row) => ({ row, width: measureWidth(row) }))
    .sort((a, b) => a.width - b.width || a.row.id - b.row.id)
    .map(({ row }) => row);
}
