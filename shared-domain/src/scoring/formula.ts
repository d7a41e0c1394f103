import type { EventRef } from '../discipline/event-ref.ts';
import { isForCategory } from '../level/is-for-category.ts';
import { listTableEventNames } from '../level/table-event.ts';
import { MAX_POINTS } from './max-points.ts';
import { makePointsFormula, type PointsFormula } from './points-formula.ts';
import type { PointsRow } from './points-row.ts';
import type { PointsTable } from './points-table.ts';

/** 1 men, 2 women, 3 mixed teams. */
export type PointsSex = 1 | 2 | 3;

/** A formula found before; a short list of them is faster to search than a map. */
interface CachedFormula {
  readonly cacheKey: string;
  readonly formula: PointsFormula;
}

/** Rows of a table by sex and event name, and caches of their formulas by row and by event number with sex. */
interface TableIndex {
  readonly rows: ReadonlyMap<string, readonly PointsRow[]>;
  readonly formulas: Map<PointsRow, PointsFormula>;
  readonly cachedFormulas: Map<number, CachedFormula[]>;
}

/** Cached variants of one event number, more than a competition has. */
const MAX_CACHED = 50;

const INDEXES = new WeakMap<PointsTable, TableIndex>();

function findTableIndex(table: PointsTable): TableIndex {
  const cachedIndex = INDEXES.get(table);
  if (cachedIndex !== undefined) return cachedIndex;
  const rows = Map.groupBy(table.rows, ({ sex, event }) => `${sex} ${event}`);
  const index: TableIndex = { rows, formulas: new Map(), cachedFormulas: new Map() };
  INDEXES.set(table, index);
  return index;
}

/** Names of rows for an event; tables of combined events do not distinguish indoors from outdoors, others do. */
function listEventNames({ kind }: PointsTable, event: EventRef): readonly string[] {
  const names = listTableEventNames(event);
  return kind === 'combined' ? names : names.filter((name) => name.endsWith('I') === names[0]?.endsWith('I'));
}

const readEquipment = (g1: string) => {
  const [, amount] = /P(\d+)/.exec(g1) ?? [];
  return amount === undefined ? undefined : Number(amount);
};

function findRow(table: PointsTable, index: TableIndex, event: EventRef, sex: PointsSex, category: string | undefined) {
  const equipment = readEquipment(event.g1);
  for (const name of listEventNames(table, event)) {
    const rows = index.rows.get(`${sex} ${name}`) ?? [];
    const categoryRow =
      category === undefined ? undefined : rows.find((each) => isForCategory(each.categories, category));
    const row = categoryRow ?? rows.find((each) => each.categories === undefined);
    if (row === undefined) continue;
    const hasSameEquipment = row.equipment === undefined || equipment === undefined || row.equipment === equipment;
    return hasSameEquipment ? row : undefined;
  }
  return undefined;
}

/** Cache key besides event number and sex; cheap, since it is computed for every row of a list. */
function makeCacheKey({ g1, road, indoor }: EventRef, category: string | undefined): string {
  const place = indoor === true || road === true ? `${g1} ${indoor === true} ${road === true}` : g1;
  return category === undefined ? place : `${place} ${category}`;
}

/**
 * The formula of an event in a table; undefined where the table has none. It is looked up by the whole variant, then without its
 * hurdle height or implement, unless the row names another one. `category`, a French code: a row of this category comes first.
 * @example readFormula(wa2025, { g0: 100, g1: '0' }, 1)?.points(9580) // 1356
 */
export function readFormula(
  table: PointsTable,
  event: EventRef,
  sex: PointsSex,
  category?: string,
): PointsFormula | undefined {
  const index = findTableIndex(table);
  const number = event.g0 * 4 + sex;
  const cacheKey = makeCacheKey(event, category);
  const cachedFormulas = index.cachedFormulas.get(number) ?? [];
  for (const each of cachedFormulas) if (each.cacheKey === cacheKey) return each.formula;
  const row = findRow(table, index, event, sex, category);
  if (row === undefined) return undefined;
  const formula = index.formulas.get(row) ?? makePointsFormula(row, table.formula, MAX_POINTS[table.kind]);
  index.formulas.set(row, formula);
  if (cachedFormulas.length < MAX_CACHED) index.cachedFormulas.set(number, [...cachedFormulas, { cacheKey, formula }]);
  return formula;
}
