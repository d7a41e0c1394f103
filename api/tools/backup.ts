import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { localize } from '../src/base/localize.ts';
import { backupPostgres } from '../src/store/postgres/backup-postgres.ts';
import { backupSqlite } from '../src/store/sqlite/backup-sqlite.ts';
import { fail } from './account.ts';
import { formatMegabytes, formatThousands, readStorePlace, toToolError } from './database.ts';

const USAGE = localize(
  `Sauvegarde la base, le serveur restant en marche.

  npm run backup [-- FICHIER]

Sans FICHIER, la sauvegarde va dans DATA_DIR/backups, avec sa date pour nom. La base est celle du serveur : DATA_DIR, ou
DATABASE_URL (il faut alors pg_dump). Une sauvegarde tient des données personnelles : gardez-la comme la base.`,
  `Backs the database up while the server runs.

  npm run backup [-- FILE]

Without FILE the backup goes to DATA_DIR/backups, with its date for a name. The database is the server's: DATA_DIR, or
DATABASE_URL (pg_dump is needed then). A backup holds personal data: keep it like the database.`,
);

/** @example formatBackupName('postgres', new Date(0)) // 'foulee-1970-01-01T00-00-00.dump' */
const formatBackupName = (extension: string, now: Date): string =>
  `foulee-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.${extension}`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', short: 'h', default: false } },
    allowPositionals: true,
  });
  if (values.help) return console.log(USAGE);
  const { dataDir, databaseUrl } = readStorePlace(process.env);
  const [givenPath] = positionals;
  const extension = databaseUrl === undefined ? 'sqlite' : 'dump';
  const path = resolve(givenPath ?? join(dataDir, 'backups', formatBackupName(extension, new Date())));
  const backup = databaseUrl === undefined ? backupSqlite(dataDir, path) : backupPostgres(databaseUrl, path);
  const { challenge, result_row: results } = backup.rows ?? {};
  const counts =
    challenge === undefined
      ? ''
      : localize(
          ` : ${formatThousands(challenge)} compétition${challenge > 1 ? 's' : ''}, ${formatThousands(results ?? 0)} résultats`,
          `: ${formatThousands(challenge)} competition${challenge === 1 ? '' : 's'}, ${formatThousands(results ?? 0)} results`,
        );
  console.log(`✓ ${backup.path} (${formatMegabytes(backup.bytes)})${counts}`);
}

main().catch((error) => fail(toToolError(error)));
