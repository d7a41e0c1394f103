import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type FederationTable, parseCategoryFile } from 'shared-domain';
import { readTableFile, refuseTable } from './table-file.ts';

const FILE_NAME = /^categories-.+\.json$/;

/**
 * Reads the category tables that an operator has added: `DATA_DIR/tables/categories-….json`, one for a federation.
 * @throws ConfigError naming the file, the place in it and what is expected there, or two files with the same federation or id
 */
export function loadCategoryFiles(dataDir: string): readonly FederationTable[] {
  const folder = join(dataDir, 'tables');
  if (!existsSync(folder)) return [];
  const paths = readdirSync(folder)
    .filter((name) => FILE_NAME.test(name))
    .toSorted()
    .map((name) => join(folder, name));
  const files = paths.map((path) => ({ path, table: readTableFile(path, parseCategoryFile) }));
  const pathByKey = new Map<string | number, string>();
  for (const { path, table } of files)
    for (const key of [table.federation, ...table.rows.map(({ id }) => id)]) {
      const earlierPath = pathByKey.get(key);
      if (earlierPath !== undefined) {
        refuseTable(path, undefined, [`${key} est déjà dans ${earlierPath}`, `${key} is already in ${earlierPath}`]);
      }
      pathByKey.set(key, path);
    }
  return files.map(({ table }) => table);
}
