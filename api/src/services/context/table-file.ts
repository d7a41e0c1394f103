import { readFileSync } from 'node:fs';
import { isTableError, type TableError } from 'shared-domain';
import { findJsonFault, findJsonPlace, type TextPlace } from 'shared-domain/contract/json-place';
import { ConfigError } from '../../base/config.ts';
import { localize } from '../../base/localize.ts';

/** @throws ConfigError naming the file, and the line and the character of it where there is one */
export function refuseTable(path: string, place: TextPlace | undefined, [fr, en]: readonly [string, string]): never {
  const formatPosition = (line: string, character: string) =>
    place === undefined ? '' : `, ${line} ${place.line}, ${character} ${place.character}`;
  throw new ConfigError(
    localize(
      `${path}${formatPosition('ligne', 'caractère')} : ${fr}`,
      `${path}${formatPosition('line', 'character')}: ${en}`,
    ),
  );
}

/**
 * Reads a table, which may be an operator's.
 * @throws ConfigError naming the file, the place in it and what is expected there
 */
export function readTableFile<T extends object>(path: string, parse: (json: unknown) => T | TableError): T {
  const text = readFileSync(path, 'utf8').replace(/^\ufeff/, '');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    refuseTable(path, findJsonFault(text), [`n’est pas du JSON : ${reason}`, `is no JSON: ${reason}`]);
  }
  const table = parse(json);
  if (!isTableError(table)) return table;
  const { path: part, expected } = table;
  const name = part === '' ? '$' : part;
  refuseTable(path, findJsonPlace(text, part), [
    `${name} devrait être : ${expected}`,
    `${name} should be: ${expected}`,
  ]);
}
