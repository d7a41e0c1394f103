import { findCategory } from 'shared-domain';
import { listItemCategories, type ProgrammeItem } from '../programme.ts';

/** An event of the programme with its heats by category. */
interface GridRow {
  readonly key: string;
  /** Its first heat, from which the event's name is taken. */
  readonly first: ProgrammeItem;
  readonly cells: ReadonlyMap<number, readonly ProgrammeItem[]>;
}

interface Grid {
  /** Youngest first; women before men of the same age. */
  readonly categories: readonly number[];
  readonly rows: readonly GridRow[];
}

/** Groups the programme by event, in the order of the day, and by category. */
export function buildProgrammeGrid(items: readonly ProgrammeItem[]): Grid {
  const rows = Map.groupBy(items, buildEventKey);
  const categories = [...new Set(items.flatMap(listItemCategories))];
  return {
    categories: categories.sort(
      (a, b) => findYoungestAge(a) - findYoungestAge(b) || findSexOrder(a) - findSexOrder(b) || a - b,
    ),
    rows: [...rows].map(([key, list]) => ({
      key,
      first: list[0] as ProgrammeItem,
      cells: groupByCategory(list),
    })),
  };
}

/** The lines of each category; a contest of several stands in each of its own. */
function groupByCategory(items: readonly ProgrammeItem[]): ReadonlyMap<number, readonly ProgrammeItem[]> {
  const cells = items.flatMap((item) => listItemCategories(item).map((category) => ({ category, item })));
  const byCategory = Map.groupBy(cells, ({ category }) => category);
  return new Map([...byCategory].map(([category, list]) => [category, list.map(({ item }) => item)]));
}

/** All parts of a combined event share one row. */
const buildEventKey = ({ g0, trial, groupName }: ProgrammeItem): string =>
  trial?.round === 'c' ? `c ${groupName}` : `${g0}`;

function findYoungestAge(id: number): number {
  const category = findCategory(id);
  return category === undefined || category.wildcard ? Number.MAX_SAFE_INTEGER : category.youngest;
}

const SEX_ORDER = [2, 1, 3];
const findSexOrder = (id: number): number => SEX_ORDER.indexOf(findCategory(id)?.sex ?? 0);
