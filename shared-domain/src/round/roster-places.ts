import type { Sex } from '../category/category.ts';
import { CATEGORIES, FFA_CATEGORIES } from '../category/category-table.ts';
import type { CategorySet } from '../category/category-table-rules.ts';
import { findMainCategory } from '../category/main-category.ts';
import { parseCategoryCode } from '../category/parsing/parse-category-code.ts';
import { findCategory } from '../category/site-categories.ts';

/** What one row of a roster says of where its athlete competes. */
export interface RosterRow {
  /** The roster's number of the start list. */
  readonly list: string;
  /** The roster's number of the heat within the list; 0 where none was drawn. */
  readonly heat: number;
  /** Number and variant of the event, `000600-0`. */
  readonly event: string;
  /** Letter of the round. */
  readonly round: string;
  readonly sex: Sex;
  /** The event's own name among those of its distance and sex: title and age; empty when the file has neither. */
  readonly name: string;
  /** Id of the athlete's category. */
  readonly category: number | undefined;
}

/** Where a row of a roster goes. */
export interface RosterPlace {
  /** Id of the category of the event. */
  readonly category: number;
  readonly heat: number;
  /** The category by the athletes' ages, where another event of the roster has it. */
  readonly taken?: number;
}

/** Whoever is of that sex, whatever the age. */
const EVERYBODY: Readonly<Record<number, number>> = { 1: 57, 2: 58, 3: 1057 };

interface RosterEvent {
  readonly sex: Sex;
  readonly categories: Set<number | undefined>;
}

const listOrder = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/** Categories of an event, the fittest first; older athletes' categories are open to younger ones, so they come before. */
function rankCategories({ sex, categories }: RosterEvent): readonly number[] {
  const everybody = EVERYBODY[sex] ?? 57;
  const ages = CATEGORIES.filter((row) => row.sex === sex && row.main === 1).sort((a, b) => a.youngest - b.youngest);
  const present = ages.filter(({ id }) => categories.has(id));
  const oldest = present.at(-1);
  const from = oldest === undefined ? 0 : ages.indexOf(oldest);
  const others = [...ages.slice(from + 1), ...ages.slice(0, from).reverse()].map(({ id }) => id);
  const own = oldest === undefined ? [] : [oldest.id];
  const [only] = categories;
  const natural = categories.size === 1 && only !== undefined ? [only, everybody] : [everybody, ...own];
  return [...new Set([...natural, ...others])];
}

/** A category for each event of one distance and sex: its own while no other has it, else the nearest that is free. */
function assignCategories(
  events: ReadonlyMap<string, RosterEvent>,
  known: (name: string) => number | undefined,
): Map<string, number> {
  const given = new Map<string, number>();
  const free = (id: number): boolean => ![...given.values()].includes(id);
  const give = (pick: (name: string, event: RosterEvent) => number | undefined): void => {
    for (const [name, event] of events) {
      const id = given.has(name) ? undefined : pick(name, event);
      if (id !== undefined && free(id)) given.set(name, id);
    }
  };
  give(known);
  give((_, event) => rankCategories(event)[0]);
  give((_, event) => rankCategories(event).find(free));
  for (const [name, event] of events) if (!given.has(name)) given.set(name, EVERYBODY[event.sex] ?? 57);
  return given;
}

/** Heats by the roster's own numbers; lists of one event and round without any, in the order of their numbers. */
function numberHeats(rows: readonly RosterRow[]): Map<RosterRow, number> {
  const heats = new Map<RosterRow, number>();
  const taken = new Set<number>();
  const groups = Map.groupBy(rows, ({ list, heat }) => `${list} ${heat}`);
  const sorted = [...groups.values()].sort(
    ([a], [b]) =>
      Number(a?.heat === 0) - Number(b?.heat === 0) ||
      listOrder(a?.list ?? '', b?.list ?? '') ||
      (a?.heat ?? 0) - (b?.heat ?? 0),
  );
  for (const group of sorted) {
    let heat = Math.max(1, group[0]?.heat ?? 1);
    while (taken.has(heat)) heat += 1;
    taken.add(heat);
    for (const row of group) heats.set(row, heat);
  }
  return heats;
}

/**
 * Where the rows of a roster go, in their order: heats have the roster's own numbers, and events of one distance and sex that
 * the roster names or ages apart have categories of their own, so that their uids differ. The order of the rows counts for nothing.
 * @param known category of an event that is stored already, by its name
 * @example placeRoster([{ list: '50', heat: 2, event: '000300-0', round: 'h', sex: 1, name: '12', category: 45 }]) // [{ category: 45, heat: 2 }]
 */
export function placeRoster(
  rows: readonly RosterRow[],
  known: (row: RosterRow) => number | undefined = () => undefined,
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
    const given = assignCategories(events, (name) => {
      const [first] = byName.get(name) ?? [];
      return first === undefined ? undefined : known(first);
    });
    for (const [name, all] of byName) {
      const category = given.get(name) ?? 57;
      const [wanted] = rankCategories(events.get(name) ?? { sex: 0, categories: new Set() });
      const taken = wanted === category || wanted === undefined ? {} : { taken: wanted };
      for (const round of Map.groupBy(all, (row) => row.round).values()) {
        for (const [row, heat] of numberHeats(round)) places.set(row, { category, heat, ...taken });
      }
    }
  }
  return rows.map((row) => places.get(row) ?? { category: 57, heat: 1 });
}

/**
 * What a roster calls an event besides its distance and sex: the title, and the age where the title does not say it.
 * @example makeRosterName('13-14 lat', '14') // '13-14 lat'
 */
export function makeRosterName(title: string, age: string): string {
  const said = title.split(/[^\p{L}\p{N}]+/u).includes(age);
  return [title, said ? '' : age].filter(Boolean).join(' ');
}

/**
 * The category of an age group as rosters write it: the age in the year of the competition, `U15`, `V40`, or a code of the table.
 * Undefined for any other, `ALL` among them.
 * @param day ISO day of the competition
 * @param table categories of its federation, the FFA's when left out
 * @example findAgeGroup('14', 2, '2025-06-15') // 48
 */
export function findAgeGroup(
  text: string,
  sex: Sex,
  day: string,
  table: CategorySet = FFA_CATEGORIES,
): number | undefined {
  const ofAge = (age: number): number | undefined =>
    findMainCategory(`${Number(day.slice(0, 4)) - age}-07-01`, sex, day, { table })?.id;
  const group = text.trim().toUpperCase();
  if (/^\d{1,2}$/.test(group)) return ofAge(Number(group));
  const coded = parseCategoryCode(group, sex, table);
  if (coded !== undefined) return findCategory(coded.id)?.main === 1 ? coded.id : undefined;
  const [, under] = /^U(\d{1,2})$/.exec(group) ?? [];
  if (under !== undefined) return ofAge(Number(under) - 1);
  const [, from] = /^[VMWF](\d{2})$/.exec(group) ?? [];
  if (from !== undefined) return ofAge(Number(from));
  return group === 'SEN' ? parseCategoryCode('SE', sex, table)?.id : undefined;
}
