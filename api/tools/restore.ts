import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { localize } from '../src/base/localize.ts';
import { restorePostgres } from '../src/store/postgres/backup-postgres.ts';
import { rehearseRestore } from '../src/store/rehearse-restore.ts';
import { restoreSqlite } from '../src/store/sqlite/restore-sqlite.ts';
import { fail } from './account.ts';
import { ToolError } from './client.ts';
import { formatMegabytes, readStorePlace, toToolError } from './database.ts';

const USAGE = localize(
  `Remet une sauvegarde à la place de la base, le serveur étant arrêté.

  npm run restore -- FICHIER
  npm run restore -- --rehearse [DOSSIER]

La sauvegarde est vérifiée d’abord. La base présente est gardée à côté (SQLite). Chacun se reconnecte ensuite ; ce qui a
été masqué ou révoqué depuis la sauvegarde est à masquer ou à révoquer de nouveau.

--rehearse ne touche à rien du serveur, qui reste en marche : la dernière sauvegarde de DOSSIER (DATA_DIR/backups) est remise à part,
vérifiée en entier, puis enlevée ; avec PostgreSQL, dans la base d’essai de REHEARSAL_DATABASE_URL.`,
  `Puts a backup in the place of the database, the server being stopped.

  npm run restore -- FILE
  npm run restore -- --rehearse [FOLDER]

The backup is checked first. The present database is kept beside it (SQLite). Everybody signs in again afterwards; what was
hidden or revoked since the backup is to be hidden or revoked again.

--rehearse touches nothing of the server, which goes on: the newest backup of FOLDER (DATA_DIR/backups) is restored aside, checked
as a whole and removed; with PostgreSQL, in the trial database of REHEARSAL_DATABASE_URL.`,
);

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      rehearse: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [givenPath] = positionals;
  if (values.help) return console.log(USAGE);
  const location = readStorePlace(process.env);
  const { dataDir, databaseUrl } = location;
  if (values.rehearse) {
    const folder = resolve(givenPath ?? join(dataDir, 'backups'));
    const backup = await rehearseRestore(location, folder, process.env.REHEARSAL_DATABASE_URL);
    return console.log(localize(`✓ ${backup} se remet.`, `✓ ${backup} can be restored.`));
  }
  if (givenPath === undefined) throw new ToolError(USAGE);
  const path = resolve(givenPath);
  if (databaseUrl !== undefined) {
    await restorePostgres(databaseUrl, path);
    console.log(localize(`✓ ${path} est remise en place.`, `✓ ${path} is back in place.`));
    return;
  }
  const { bytes, aside } = await restoreSqlite(dataDir, path, new Date());
  console.log(
    localize(
      `✓ ${path} est remise en place (${formatMegabytes(bytes)}).`,
      `✓ ${path} is back in place (${formatMegabytes(bytes)}).`,
    ),
  );
  if (aside !== undefined)
    console.log(localize(`  La base d’avant est gardée : ${aside}`, `  The database of before is kept: ${aside}`));
}

main().catch((error) => fail(toToolError(error)));
