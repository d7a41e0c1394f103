import { matchColumns as matchNames } from 'shared-domain';
import { COLUMNS, type Field, type Mapping } from './fields.ts';

/**
 * Which column says what, as far as the heads tell. Beside a first name what is called a name is the last one; a table with a last or a first
 * name alone has both in that column.
 */
export function matchColumns(head: readonly string[]): Mapping {
  const { last, first, name, ...others } = matchNames<Field>(head, COLUMNS).at;
  if (last !== undefined && first !== undefined) return { ...others, last, first };
  if (first !== undefined && name !== undefined) return { ...others, last: name, first };
  const whole = name ?? last ?? first;
  return whole === undefined ? others : { ...others, name: whole };
}

/** What a table of entries cannot do without; empty when nothing is missing. */
export function missingFields(mapping: Mapping): readonly Field[] {
  const named = mapping.last !== undefined || mapping.name !== undefined || mapping.team !== undefined;
  return [...(mapping.event === undefined ? (['event'] as const) : []), ...(named ? [] : (['last'] as const))];
}
