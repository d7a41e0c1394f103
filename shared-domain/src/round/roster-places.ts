import type { Sex } from '../category/category.ts';
import { CATEGORIES, FFA_CATEGORIES } from '../category/category-table.ts';
import type { CategorySet } from '../category/category-table-rules.ts';
import { findMainCategory } from '../category/main-category.ts';
import { parseCategoryCode } from '../category/parsing/parse-category-code.ts';
import { findCategory } from '../category/site-categories.ts';

/** The fields of a roster row that place its athlete in an event and a heat. */
export interface RosterRow {
  /** Number of the start list in the roster. */
  readonly list: string;
  /** Number of the heat in the list; 0 where heats were not drawn. */
  readonly heat: number;
  /** Number and variant of the event, `000600-0`. */
  readonly event: string;
  /** Letter of the round. */
  readonly round: string;
  readonly sex: Sex;
  /** Title and age (`makeRosterName`), which distinguish events of one distance and sex; may be empty. */
  readonly name: string;
  /** Id of the athlete's category. */
  readonly category: number | undefined;
}

/** The event and heat of a roster row. */
export interface RosterPlace {
  /** Id of the category of the event. */
  readonly category: number;
  readonly heat: number;
  /** The category that fits the athletes' ages, where another event of the roster has taken it. */
  readonly taken?: number;
}

/** Ids of the categories of all ages, by sex: men, women, both. */
const ALL_AGES_CATEGORIES: Readonly<Record<number, number>> = { 1: 57, 2: 58, 3: 1057 };

interface RosterEvent {
  readonly sex: Sex;
  readonly categories: Set<number | undefined>;
}

const listOrder = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/** Categories of an event, the best fit first; older ones come before younger ones, since younger athletes may compete in them. */
function rankCategories({ sex, categories }: RosterEvent): readonly number[] {
  const allAges = ALL_AGES_CATEGORIES[sex] ?? 57;
  const ages = CATEGORIES.filter((row) => row.sex === sex && row.main === 1).sort((a, b) => a.youngest - b.youngest);
  const present = ages.filter(({ id }) => categories.has(id));
  const oldest = present.at(-1);
  const oldestIndex = oldest === undefined ? 0 : ages.indexOf(oldest);
  const others = [...ages.slice(oldestIndex + 1), ...ages.slice(0, oldestIndex).reverse()].map(({ id }) => id);
  const oldestCategory = oldest === undefined ? [] : [oldest.id];
  const [only] = categories;
  const preferred = categories.size === 1 && only !== undefined ? [only, allAges] : [allAges, ...oldestCategory];
  return [...new Set([...preferred, ...others])];
}

/** Assigns each event of one distance and sex a category of its own: the stored one, else the best fit that is free. */
function assignCategories(
  events: ReadonlyMap<string, RosterEvent>,
  findStoredCategory: (name: string) => number | undefined,
): Map<string, number> {
  const assigned = new Map<string, number>();
  const isFree = (id: number): boolean => ![...assigned.values()].includes(id);
  const assignBy = (findCategoryId: (name: string, event: RosterEvent) => number | undefined): void => {
    for (const [name, event] of events) {
      const id = assigned.has(name) ? undefined : findCategoryId(name, event);
      if (id !== undefined && isFree(id)) assigned.set(name, id);
    }
  };
  assignBy(findStoredCategory);
  assignBy((_, event) => rankCategories(event)[0]);
  assignBy((_, event) => rankCategories(event).find(isFree));
  for (const [name, event] of events) if (!assigned.has(name)) assigned.set(name, ALL_AGES_CATEGORIES[event.sex] ?? 57);
  return assigned;
}

/** Numbers the heats of one round as the roster does; lists without heats follow in the order of their numbers. */
function numberHeats(rows: readonly RosterRow[]): Map<RosterRow, number> {
  const heats = new Map<RosterRow, number>();
  const usedHeats = new Set<number>();
  const groups = Map.groupBy(rows, ({ list, heat }) => `${list} ${heat}`);
  const sorted = [...groups.values()].sort(
    ([a], [b]) =>
      Number(a?.heat === 0) - Number(b?.heat === 0) ||
      listOrder(a?.list ?? '', b?.list ?? '') ||
      (a?.heat ?? 0) - (b?.heat ?? 0),
  );
  for (const group of sorted) {
    let heat = Math.max(1, group[0]?.heat ?? 1);
    while (usedHeats.has(heat)) heat += 1;
    usedHeats.add(heat);
    for (const row of group) heats.set(row, heat);
  }
  return heats;
}

/**
 * Places the rows of a roster, aligned with them. Heats keep the roster's numbers; events of one distance and sex with different names
 * get different categories, so that their uids differ. The order of the rows does not matter.
 * @param findStoredCategory category of an event that is stored already, by its name
 * @example placeRoster([{ list: '50', heat: 2, event: '000300-0', round: 'h', sex: 1, name: '12', category: 45 }]) // [{ category: 45, heat: 2 }]
 */
export function placeRoster(
  rows: readonly RosterRow[],
  findStoredCategory: (row: RosterRow) => number | undefined = () => undefined,
): readonly RosterPlace[] {
  const places = new Map<RosterRow, RosterPlace>();
  for (const races of Map.groupBy(rows, ({ event, sex }) => `${event} ${sex}`).values()) {
    const inOrder = races.toSorted((a, b) => listOrder(a.list, b.list));
    const byName = Map.groupBy(inOrder, ({ name }) => name);
    const events = new Map(
      [...byName].map(([name, all]) => [
        name,
        { sex: all[0]?.sex ?? 0, categories: new Set(all.map(({ category }) => category)) } satisfies RosterEvent,
      ]),
    );
    const assigned = assignCategories(events, (name) => {
      const [first] = byName.get(name) ?? [];
      return first === undefined ? undefined : findStoredCategory(first);
    });
    for (const [name, all] of byName) {
      const category = assigned.get(name) ?? 57;
      const [preferredCategory] = rankCategories(events.get(name) ?? { sex: 0, categories: new Set() });
      const takenField =
        preferredCategory === category || preferredCategory === undefined ? {} : { taken: preferredCategory };
      for (const round of Map.groupBy(all, (row) => row.round).values()) {
        for (const [row, heat] of numberHeats(round)) places.set(row, { category, heat, ...takenField });
      }
    }
  }
  return rows.map((row) => places.get(row) ?? { category: 57, heat: 1 });
}

/**
 * Name of a roster's event besides distance and sex: the title, and the age where the title does not contain it.
 * @example makeRosterName('13-14 lat', '14') // '13-14 lat'
 */
export function makeRosterName(title: string, age: string): string {
  const hasAge = title.split(/[^\p{L}\p{N}]+/u).includes(age);
  return [title, hasAge ? '' : age].filter(Boolean).join(' ');
}

/**
 * The category of an age group in a roster: an age in the year of the competition, `U15`, `V40`, or a code of the table. Undefined
 * for others, such as `ALL`.
 * @param day ISO day of the competition
 * @param table categories of its federation, by default the FFA's
 * @example findAgeGroup('14', 2, '2025-06-15') // 48
 */
export function findAgeGroup(
  text: string,
  sex: Sex,
  day: string,
  table: CategorySet = FFA_CATEGORIES,
): number | undefined {
  const findCategoryOfAge = (age: number): number | undefined =>
    findMainCategory(`${Number(day.slice(0, 4)) - age}-07-01`, sex, day, { table })?.id;
  const group = text.trim().toUpperCase();
  if (/^\d{1,2}$/.test(group)) return findCategoryOfAge(Number(group));
  const codedCategory = parseCategoryCode(group, sex, table);
  if (codedCategory !== undefined) return findCategory(codedCategory.id)?.main === 1 ? codedCategory.id : undefined;
  const [, maxAge] = /^U(\d{1,2})$/.exec(group) ?? [];
  if (maxAge !== undefined) return findCategoryOfAge(Number(maxAge) - 1);
  const [, minAge] = /^[VMWF](\d{2})$/.exec(group) ?? [];
  if (minAge !== undefined) return findCategoryOfAge(Number(minAge));
  return group === 'SEN' ? parseCategoryCode('SE', sex, table)?.id : undefined;
}
