import { areFirstNames, canHoldWholeNames, canLastHoldWholeNames, matchColumns as matchNames } from 'shared-domain';
import type { SourceRow, SourceTable } from '../read/source-table.ts';
import { COLUMNS, type Field, type Mapping } from './fields.ts';
import { type GuessRules, guessColumns } from './guess-columns.ts';

/** A day in any order, with or without an hour: `9/14/2014 10:22:31`, `2026-03-04`. */
const DATE = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:\D|$)/;

/** Whether most cells of a column are dates. A form writes when it was sent under `Time`, which is no mark. */
function hasDates(rows: readonly SourceRow[], column: number): boolean {
  const cells = rows.map(({ cells: { [column]: cell = '' } }) => cell).filter(Boolean);
  return cells.length > 0 && cells.filter((cell) => DATE.test(cell)).length * 2 > cells.length;
}

/** Columns of the fields by the heads, without a best whose cells are dates. */
function matchFields(head: readonly string[], rows: readonly SourceRow[]): Mapping {
  const { sb, ...others } = matchNames<Field>(head, COLUMNS).at;
  return sb === undefined || hasDates(rows, sb) ? others : { ...others, sb };
}

/**
 * Assigns columns to fields by the heads. A column called name holds the last name beside a first name column; beside a last name
 * column it holds first or full names, by its rows. A last name column alone holds full names, unless its head says otherwise.
 */
export function matchColumns(head: readonly string[], rows: readonly SourceRow[] = []): Mapping {
  const { last, first, name, ...others } = matchFields(head, rows);
  if (last !== undefined && first !== undefined) return { ...others, last, first };
  if (first !== undefined && name !== undefined) return { ...others, last: name, first };
  if (last !== undefined && name !== undefined) {
    const pairs = rows.map(({ cells }) => ({ last: cells[last] ?? '', name: cells[name] ?? '' }));
    return areFirstNames(pairs) ? { ...others, last, first: name } : { ...others, name };
  }
  if (last !== undefined && !canLastHoldWholeNames(head[last] ?? '')) return { ...others, last };
  const fullNameColumn = name ?? last;
  if (fullNameColumn !== undefined) return { ...others, name: fullNameColumn };
  if (first === undefined) return others;
  return canHoldWholeNames(head[first] ?? '') ? { ...others, name: first } : { ...others, first };
}

/** Assigns columns to fields by the heads, or by their cells in a table without heads. */
export const mapColumns = (table: SourceTable, rules: GuessRules): Mapping =>
  table.isHeadless === true ? guessColumns(table, rules) : matchColumns(table.head, table.rows);

/** Required fields that have no column; `last` stands for any kind of name. */
export function listMissingFields(mapping: Mapping): readonly Field[] {
  const hasName = mapping.last !== undefined || mapping.name !== undefined || mapping.team !== undefined;
  return [...(mapping.event === undefined ? (['event'] as const) : []), ...(hasName ? [] : (['last'] as const))];
}
