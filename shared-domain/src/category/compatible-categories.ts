import type { Category } from './category.ts';
import type { CategoryAnswer, CategoryError } from './category-answer.ts';
import { addSpans, type DatedCategory, isInside } from './category-span.ts';
import { FFA_CATEGORIES } from './category-table.ts';
import type { EntryEvent } from './contest-categories.ts';
import { type CategoryLookUp, findCategories } from './find-categories.ts';

/** Ages that a legacy row covers at least where it is a wildcard. */
const LEGACY_WILDCARD_AGES = { from: 6, to: 99 } as const;

/** Whether the row is marked as a wildcard; legacy rows have no such mark, but are no main category and cover all ages. */
function isWildcard({ wildcard, main, youngest, oldest = LEGACY_WILDCARD_AGES.to }: Category): boolean {
  return (
    wildcard === true || (main === 0 && youngest <= LEGACY_WILDCARD_AGES.from && oldest >= LEGACY_WILDCARD_AGES.to)
  );
}

/** Whether someone of a category may enter an event of another (P5.6). */
function isCompatible(row: DatedCategory, event: DatedCategory): boolean {
  if (isWildcard(event)) return row.main === 1;
  if (row.id === event.id) return true;
  return (event.sex === 1 || event.sex === 2) && row.sex === event.sex && isInside(row, event);
}

/**
 * Categories that may enter an event of one category, or of any of a list (P5.6), in the table's order. A wildcard admits every
 * main category of both sexes; a male or female event those of its sex whose birth dates are all within its own; a mixed event
 * only itself. Errors and warnings are those of `findCategories`.
 * @example findCompatibleCategories(59, { on: '2026-06-13' }).categories.slice(0, 2).map(({ code }) => code)
 * // ['MA', 'M0']
 */
export function findCompatibleCategories(
  eventCategory: number | readonly number[],
  options: CategoryLookUp,
): CategoryAnswer<DatedCategory> | CategoryError {
  const events = findCategories(eventCategory, options);
  if ('error' in events) return events;
  const { on, kind, table = FFA_CATEGORIES } = options;
  const rows = addSpans(table.rows, on, { kind, rules: table });
  return {
    categories: rows.filter((row) => events.categories.some((event) => isCompatible(row, event))),
    warnings: events.warnings,
  };
}

/** Whether a category has the sex of a women's or men's event; true for any other event. */
const isOfSex = (row: DatedCategory, { sex }: Pick<Category, 'sex'>): boolean =>
  (sex !== 1 && sex !== 2) || row.sex === sex;

/** Whether a category holds women or men of a mixed event's ages: P5.6 admits only the mixed category itself, for relay teams. */
const isInMixedEvent = (row: DatedCategory, event: DatedCategory): boolean =>
  event.sex === 3 && row.main === 1 && isInside(row, event);

/**
 * Categories whose athletes may be entered in an event of a category: those of `findCompatibleCategories` that are of the event's
 * sex, since a wildcard for women is still a women's event; and in a mixed event women and men of its ages. An event that is for some
 * categories only admits those that may enter an event of any of them.
 * @example findAdmittedCategories(58, { on: '2026-06-13' }).categories.every(({ sex }) => sex === 2) // true
 */
export function findAdmittedCategories(
  event: number | EntryEvent,
  options: CategoryLookUp,
): CategoryAnswer<DatedCategory> | CategoryError {
  const { category, categories: ids = [category] } = typeof event === 'number' ? { category: event } : event;
  const answer = findCompatibleCategories(ids, options);
  const { on, kind, table = FFA_CATEGORIES } = options;
  const rows = addSpans(table.rows, on, { kind, rules: table });
  const eventRow = rows.find(({ id }) => id === category);
  if ('error' in answer || eventRow === undefined) return answer;
  const compatible = new Set(answer.categories.map(({ id }) => id));
  const entered = rows.filter(({ id }) => ids.includes(id));
  const isAdmitted = (row: DatedCategory) =>
    compatible.has(row.id) ? isOfSex(row, eventRow) : entered.some((one) => isInMixedEvent(row, one));
  return { ...answer, categories: rows.filter(isAdmitted) };
}
