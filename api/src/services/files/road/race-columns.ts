import { createSexReader, findNameOrder, isMonthFirst, type NameOrder, type OtherSex } from 'shared-domain';
import type { Record } from '../csv/read-records.ts';
import { isStatusOrFinish } from './race-word.ts';
import type { RoadField, RoadHead } from './road-columns.ts';

/** What is known of columns only when all their cells have been read. */
export interface RaceColumns {
  readonly nameOrder: NameOrder;
  /** Names have their parts on either side of a comma, which comma-separated text shows as two blanks (P5.8). */
  readonly hasCommas: boolean;
  readonly isMonthFirst: boolean;
  readonly readSex: (cell: string) => 1 | 2 | OtherSex | undefined;
  /** Words of the status column that most rows have, and so say nothing of a runner. */
  readonly idleWords: ReadonlySet<string>;
}

/** A word that so great a part of the rows has is no status that costs a place. */
const MOST = 0.5;

export function readRaceColumns(records: readonly Record[], { at }: RoadHead): RaceColumns {
  const cellsOf = (field: RoadField): string[] => {
    const column = at[field];
    return column === undefined ? [] : records.map(({ cells }) => cells[column.index] ?? '').filter(Boolean);
  };
  const names = cellsOf('name');
  const split = names.filter((name) => /^\S.*\S {2}\S[^,]*$/.test(name)).length;
  const words = Map.groupBy(cellsOf('status'), (word) => word.toLowerCase());
  return {
    nameOrder: findNameOrder(names, at.name?.name),
    hasCommas: names.length > 0 && split > names.length * MOST,
    isMonthFirst: isMonthFirst(cellsOf('born')),
    readSex: createSexReader(cellsOf('sex')),
    idleWords: new Set(
      [...words].flatMap(([word, all]) =>
        all.length > records.length * MOST && !isStatusOrFinish(word) ? [word] : [],
      ),
    ),
  };
}
