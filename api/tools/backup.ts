import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { localize } from '../src/base/localize.ts';
import { backupPostgres } from '../src/store/postgres/backup-postgres.ts';
import { backupSqlite } from '../src/store/sqlite/backup-sqlite.ts';
import { fail } from './account.ts';
import { asToolError, megabytes, placeOf, thousands } from './database.ts';

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

/** @example nameOf('postgres', new Date(0)) // 'foulee-1970-01-01T00-00-00.dump' */
const nameOf = (ending: string, now: Date): string =>
  `foulee-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.${ending}`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', short: 'h', default: false } },
    allowPositionals: true,
  });
  if (values.help) return console.log(USAGE);
  const { dataDir, databaseUrl } = placeOf(process.env);
  const [named] = positionals;
  const ending = databaseUrl === undefined ? 'sqlite' : 'dump';
  const path = resolve(named ?? join(dataDir, 'backups', nameOf(ending, new Date())));
  const saved = databaseUrl === undefined ? backupSqlite(dataDir, path) : backupPostgres(databaseUrl, path);
  const { challenge, result_row: results } = saved.rows ?? {};
  const counts =
    challenge === undefined
      ? ''
      : localize(
          ` : ${thousands(challenge)} compétition${challenge > 1 ? 's' : ''}, ${thousands(results ?? 0)} résultats`,
          `: ${thousands(challenge)} competition${challenge === 1 ? '' : 's'}, ${thousands(results ?? 0)} results`,
        );
  console.log(`✓ ${saved.path} (${megabytes(saved.bytes)})${counts}`);
}

main().catch((error) => fail(asToolError(error)));
