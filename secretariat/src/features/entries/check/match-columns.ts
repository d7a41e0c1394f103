import { foldText } from 'shared-domain';
import { FIELDS, type Field, HEADERS, type Mapping } from './fields.ts';

/** Without accents, case, spaces or signs: `N° de licence` and `numerodelicence` are alike but for the sign. */
const plain = (text: string): string =>
  foldText(text)
    .replaceAll('n°', 'numero')
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Which column says what, as far as the heads tell; the first of two columns of one name counts. A table with a name and no
 * first name has both in one column.
 */
export function matchColumns(head: readonly string[]): Mapping {
  const heads = head.map(plain);
  const found: Partial<Record<Field, number>> = {};
  for (const field of FIELDS) {
    const index = heads.findIndex((text) => HEADERS[field].includes(text));
    if (index >= 0) found[field] = index;
  }
  const { last, ...others } = found;
  return last !== undefined && found.first === undefined && found.name === undefined
    ? { ...others, name: last }
    : found;
}

/** What a table of entries cannot do without; empty when nothing is missing. */
export function missingFields(mapping: Mapping): readonly Field[] {
  const named = mapping.last !== undefined || mapping.name !== undefined || mapping.team !== undefined;
  return [...(mapping.event === undefined ? (['event'] as const) : []), ...(named ? [] : (['last'] as const))];
}
