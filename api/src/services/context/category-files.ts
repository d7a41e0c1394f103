import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FederationTable, isTableError, parseCategoryFile } from 'shared-domain';
import { ConfigError } from '../../base/config.ts';
import { findJsonLine, findSyntaxLine } from '../../base/json-line.ts';
import { localize } from '../../base/localize.ts';

const FILE = /^categories-.+\.json$/;

function refuseFile(path: string, line: number | undefined, [fr, en]: readonly [string, string]): never {
  const at = (word: string) => (line === undefined ? '' : `, ${word} ${line}`);
  throw new ConfigError(localize(`${path}${at('ligne')} : ${fr}`, `${path}${at('line')}: ${en}`));
}

function readFile(path: string): FederationTable {
  const text = readFileSync(path, 'utf8');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    refuseFile(path, findSyntaxLine(text), [`n’est pas du JSON : ${reason}`, `is no JSON: ${reason}`]);
  }
  const table = parseCategoryFile(json);
  if (!isTableError(table)) return table;
  const { path: place, expected } = table;
  const name = place === '' ? '$' : place;
  refuseFile(path, findJsonLine(text, place), [`${name} devrait être : ${expected}`, `${name} should be: ${expected}`]);
}

/**
 * Reads the class tables that an operator has added: `DATA_DIR/tables/categories-….json`, one for a federation.
 * @throws ConfigError naming the file, the line and what should stand there; or the two files of one federation or one id
 */
export function loadCategoryFiles(dataDir: string): readonly FederationTable[] {
  const folder = join(dataDir, 'tables');
  if (!existsSync(folder)) return [];
  const paths = readdirSync(folder)
    .filter((name) => FILE.test(name))
    .toSorted()
    .map((name) => join(folder, name));
  const files = paths.map((path) => ({ path, table: readFile(path) }));
  const owners = new Map<string | number, string>();
  for (const { path, table } of files)
    for (const key of [table.federation, ...table.rows.map(({ id }) => id)]) {
      const other = owners.get(key);
      if (other !== undefined) {
        refuseFile(path, undefined, [`${key} est déjà dans ${other}`, `${key} is already in ${other}`]);
      }
      owners.set(key, path);
    }
  return files.map(({ table }) => table);
}
