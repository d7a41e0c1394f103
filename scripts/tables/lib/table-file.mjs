import { readFileSync, writeFileSync } from 'node:fs';

const REFERENCE = new URL('../../../../shared/reference/', import.meta.url);
const TABLES = new URL('../../../shared-domain/tables/', import.meta.url);

/** Sexes as the sources write them; X is a mixed team. */
export const SEX = { M: 1, F: 2, X: 3 };

/** A file of the reference data, where ../shared stands beside the project. */
export const read = (path) => JSON.parse(readFileSync(new URL(path, REFERENCE), 'utf8'));

/** One line for every row: a table is read and compared by people. */
export function write(name, head, lists) {
  const lines = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  for (const [key, rows] of Object.entries(lists)) {
    lines.push(`  ${JSON.stringify(key)}: [\n${rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n')}\n  ]`);
  }
  writeFileSync(new URL(name, TABLES), `{\n${lines.join(',\n')}\n}\n`);
}

/** A number without exponent. */
export function decimal(number) {
  const [digits, power] = String(number).split('e-');
  if (power === undefined) return digits;
  const [whole, part = ''] = digits.split('.');
  return `0.${'0'.repeat(Number(power) - 1)}${whole}${part}`;
}
