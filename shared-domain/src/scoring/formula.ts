import type { EventRef } from '../discipline/event-ref.ts';
import { isForCategory } from '../level/is-for-category.ts';
import { listTableEventNames } from '../level/table-event.ts';
import { MAX_POINTS } from './max-points.ts';
import { makePointsFormula, type PointsFormula } from './points-formula.ts';
import type { PointsRow } from './points-row.ts';
import type { PointsTable } from './points-table.ts';

/** 1 men, 2 women, 3 mixed teams. */
export type PointsSex = 1 | 2 | 3;

/** What was asked for once: a list of a few is faster to go through than a map. */
interface Asked {
  readonly asking: string;
  readonly formula: PointsFormula;
}

/** Rows of a table by sex and name of the event, and what was found by an event's own number and variant. */
interface TableIndex {
  readonly rows: ReadonlyMap<string, readonly PointsRow[]>;
  readonly formulas: Map<PointsRow, PointsFormula>;
  readonly asked: Map<number, Asked[]>;
}

/** More variants of one number than a competition has; beyond them nothing is kept. */
const MAX_ASKED = 50;

const INDEXES = new WeakMap<PointsTable, TableIndex>();

function indexOf(table: PointsTable): TableIndex {
  const made = INDEXES.get(table);
  if (made !== undefined) return made;
  const rows = Map.groupBy(table.rows, ({ sex, event }) => `${sex} ${event}`);
  const index: TableIndex = { rows, formulas: new Map(), asked: new Map() };
  INDEXES.set(table, index);
  return index;
}

/** Names an event is looked for by: international points tell indoors from outdoors, combined events don't. */
function namesOf({ kind }: PointsTable, event: EventRef): readonly string[] {
  const names = listTableEventNames(event);
  return kind === 'combined' ? names : names.filter((name) => name.endsWith('I') === names[0]?.endsWith('I'));
}

const equipmentOf = (g1: string) => {
  const [, amount] = /P(\d+)/.exec(g1) ?? [];
  return amount === undefined ? undefined : Number(amount);
};

function find(table: PointsTable, index: TableIndex, event: EventRef, sex: PointsSex, category: string | undefined) {
  const equipment = equipmentOf(event.g1);
  for (const name of namesOf(table, event)) {
    const rows = index.rows.get(`${sex} ${name}`) ?? [];
    const own = category === undefined ? undefined : rows.find((each) => isForCategory(each.categories, category));
    const row = own ?? rows.find((each) => each.categories === undefined);
    if (row === undefined) continue;
    const fits = row.equipment === undefined || equipment === undefined || row.equipment === equipment;
    return fits ? row : undefined;
  }
  return undefined;
}

/** What tells two askings for one number apart, in few steps: it is asked for every row of a list. */
function askingOf({ g1, road, indoor }: EventRef, category: string | undefined): string {
  const place = indoor === true || road === true ? `${g1} ${indoor === true} ${road === true}` : g1;
  return category === undefined ? place : `${place} ${category}`;
}

/**
 * The formula of an event in a table; undefined when the table has none, never one of a like event. Looked for by the whole
 * variant, then without its hurdle height or implement, unless the row is for another; tables of combined events
 * know no roof. `category` is a French code: a row of its own comes first.
 * @example readFormula(wa2025, { g0: 100, g1: '0' }, 1)?.points(9580) // 1356
 */
export function readFormula(
  table: PointsTable,
  event: EventRef,
  sex: PointsSex,
  category?: string,
): PointsFormula | undefined {
  const index = indexOf(table);
  const number = event.g0 * 4 + sex;
  const asking = askingOf(event, category);
  const asked = index.asked.get(number) ?? [];
  for (const each of asked) if (each.asking === asking) return each.formula;
  const row = find(table, index, event, sex, category);
  if (row === undefined) return undefined;
  const formula = index.formulas.get(row) ?? makePointsFormula(row, table.formula, MAX_POINTS[table.kind]);
  index.formulas.set(row, formula);
  if (asked.length < MAX_ASKED) index.asked.set(number, [...asked, { asking, formula }]);
  return formula;
}
