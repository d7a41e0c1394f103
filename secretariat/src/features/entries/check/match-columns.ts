import { areFirstNames, canHoldWholeNames, matchColumns as matchNames } from 'shared-domain';
import type { SourceRow, SourceTable } from '../read/source-table.ts';
import { COLUMNS, type Field, type Mapping } from './fields.ts';
import { type GuessRules, guessColumns } from './guess-columns.ts';

/**
 * Which column says what, as far as the heads tell. Beside a first name what is called a name is the last one, and beside a last name the
 * first one unless the rows have whole names there; a table with a last name alone has both in that column. First names alone are
 * nobody's: the column of last names goes by another name.
 */
export function matchColumns(head: readonly string[], rows: readonly SourceRow[] = []): Mapping {
  const { last, first, name, ...others } = matchNames<Field>(head, COLUMNS).at;
  if (last !== undefined && first !== undefined) return { ...others, last, first };
  if (first !== undefined && name !== undefined) return { ...others, last: name, first };
  if (last !== undefined && name !== undefined) {
    const pairs = rows.map(({ cells }) => ({ last: cells[last] ?? '', name: cells[name] ?? '' }));
    return areFirstNames(pairs) ? { ...others, last, first: name } : { ...others, name };
  }
  const whole = name ?? last;
  if (whole !== undefined) return { ...others, name: whole };
  if (first === undefined) return others;
  return canHoldWholeNames(head[first] ?? '') ? { ...others, name: first } : { ...others, first };
}

/** Which column says what: by the heads, else by what is in it. */
export const mapColumns = (table: SourceTable, rules: GuessRules): Mapping =>
  table.isHeadless === true ? guessColumns(table, rules) : matchColumns(table.head, table.rows);

/** What a table of entries cannot do without; empty when nothing is missing. */
export function missingFields(mapping: Mapping): readonly Field[] {
  const named = mapping.last !== undefined || mapping.name !== undefined || mapping.team !== undefined;
  return [...(mapping.event === undefined ? (['event'] as const) : []), ...(named ? [] : (['last'] as const))];
}
