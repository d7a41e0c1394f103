import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restorePostgres } from '../src/store/postgres/backup-postgres.ts';
import { restoreSqlite } from '../src/store/sqlite/restore-sqlite.ts';
import { fail } from './account.ts';
import { ToolError } from './client.ts';
import { asToolError, megabytes, placeOf } from './database.ts';

const USAGE = `Remet une sauvegarde à la place de la base, le serveur étant arrêté.

  npm run restore -- FICHIER

La sauvegarde est vérifiée d’abord. La base présente est gardée à côté (SQLite). Chacun se reconnecte ensuite ; ce qui a
été masqué ou révoqué depuis la sauvegarde est à masquer ou à révoquer de nouveau.`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', short: 'h', default: false } },
    allowPositionals: true,
  });
  const [named] = positionals;
  if (values.help) return console.log(USAGE);
  if (named === undefined) throw new ToolError(USAGE);
  const { dataDir, databaseUrl } = placeOf(process.env);
  const path = resolve(named);
  if (databaseUrl !== undefined) {
    await restorePostgres(databaseUrl, path);
    console.log(`✓ ${path} est remise en place.`);
    return;
  }
  const { bytes, aside } = await restoreSqlite(dataDir, path, new Date());
  console.log(`✓ ${path} est remise en place (${megabytes(bytes)}).`);
  if (aside !== undefined) console.log(`  La base d’avant est gardée : ${aside}`);
}

main().catch((error) => fail(asToolError(error)));
