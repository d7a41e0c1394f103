import {
  type CategorySet,
  createClassReader,
  createMixedClassTest,
  createSexReader,
  findDateOrder,
  findNameOrder,
  hasParaClasses,
  hasTenYearClasses,
} from 'shared-domain';
import type { Language } from 'shared-domain/platform';
import type { SourceTable } from '../read/source-table.ts';
import type { Mapping } from './fields.ts';
import { readCategory } from './read-category.ts';
import type { RowRules } from './row-rules.ts';

/** One row is too few to judge a column. */
const MIN_ROWS = 2;

/** Whether no cell of the category column is a known category: `Elite`, `Sport`. */
function hasNoKnownCategory({ rows }: SourceTable, { category }: Mapping, categories: CategorySet): boolean {
  if (category === undefined || rows.length < MIN_ROWS) return false;
  const cells = new Set(rows.flatMap(({ cells: { [category]: cell = '' } }) => (cell === '' ? [] : [cell])));
  return [...cells].every((cell) =>
    ([undefined, 1] as const).every((sex) => readCategory(cell, sex, categories) === undefined),
  );
}

/** Whether the classes of a table without births are ten years wide. */
function findWideClasses({ rows }: SourceTable, { category, age, birth }: Mapping): boolean {
  if (category === undefined || birth !== undefined) return false;
  return hasTenYearClasses(
    rows.map(({ cells }) => {
      const years = Number.parseInt(cells[age ?? -1] ?? '', 10);
      return { code: (cells[category] ?? '').trim(), ...(Number.isNaN(years) ? {} : { age: years }) };
    }),
  );
}

interface TableRulesOptions {
  readonly mapping: Mapping;
  readonly firstDay: string;
  readonly categories: CategorySet;
  readonly language: Language;
}

/** What checking the rows of a table depends on. */
export interface TableRules extends RowRules {
  /** Nothing in the table says how old anybody is. */
  readonly isAgeless: boolean;
}

/** The rules by which the rows of a table are read: what its columns as a whole say of their cells. */
export function makeTableRules(
  table: SourceTable,
  { mapping, firstDay, categories, language }: TableRulesOptions,
): TableRules {
  const isRoster = mapping.list !== undefined;
  const listCells = (column: number | undefined): readonly string[] =>
    column === undefined ? [] : table.rows.map(({ cells }) => (cells[column] ?? '').trim());
  const hasOwnClasses = mapping.birth === undefined && !isRoster && hasNoKnownCategory(table, mapping, categories);
  const hasWideClasses = !isRoster && findWideClasses(table, mapping);
  const classes = isRoster ? [] : listCells(mapping.category);
  const isPara = !isRoster && hasParaClasses(listCells(mapping.category));
  const eventClasses = listCells(mapping.event).map((cell) => cell.split(' ').at(-1) ?? '');
  const isAgeless =
    mapping.birth === undefined &&
    mapping.age === undefined &&
    (mapping.category === undefined || hasOwnClasses || hasWideClasses || isPara);
  return {
    ...{ firstDay, categories, language, isRoster, hasOwnClasses, hasWideClasses, isPara, isAgeless },
    nameField: mapping.last === undefined && mapping.name !== undefined ? 'name' : 'last',
    hasParaEvents: isPara || hasParaClasses(eventClasses),
    isMixedClass: createMixedClassTest(classes),
    findSexOfClass: createClassReader(classes),
    readSex: createSexReader(listCells(mapping.sex), table.head[mapping.sex ?? -1]),
    dateOrder: mapping.birth === undefined ? undefined : findDateOrder(listCells(mapping.birth)),
    nameOrder:
      mapping.name === undefined
        ? undefined
        : findNameOrder(
            table.rows.map(({ cells }) => cells[mapping.name ?? -1] ?? ''),
            table.head[mapping.name],
            table.head,
          ),
  };
}
