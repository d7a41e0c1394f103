import { existsSync, readFileSync, statSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { isKnownMigration, LATEST_MIGRATION } from '../../src/store/migrate.ts';
import { explainFault } from '../../src/store/sqlite/explain-fault.ts';
import { refuseEmpty, refuseForeign } from '../../src/store/sqlite/inspect-file.ts';
import { sqliteFile } from '../../src/store/sqlite/open-sqlite.ts';
import { megabytes } from '../database.ts';
import { broken, type Finding, ok, warning } from './finding.ts';

/** A log that only grows is one that a reader holds, bytes. */
const LONG_LOG = 256e6;
/** A stopped server's database is looked at in memory: opening its file would leave a log beside it. */
const IN_MEMORY = 1e9;
/** Bytes of SQLite's header that say how it is written to: in memory there is no log. */
const WRITE_VERSION = 18;

const RESTORE = 'Remettez la dernière sauvegarde : npm run restore -- FICHIER.';

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function openUntouched(path: string): Sqlite.Database | undefined {
  if (existsSync(`${path}-wal`)) return existsSync(`${path}-shm`) ? new Sqlite(path, { readonly: true }) : undefined;
  if (sizeOf(path) > IN_MEMORY) return undefined;
  const bytes = readFileSync(path);
  if (bytes.length > WRITE_VERSION + 1) bytes.fill(1, WRITE_VERSION, WRITE_VERSION + 2);
  return new Sqlite(bytes, { readonly: true });
}

function inspect(file: Sqlite.Database, path: string): Finding[] {
  refuseForeign(file, path);
  const fault = file.pragma('quick_check(1)', { simple: true });
  if (fault !== 'ok') return [broken('Base', `${path} est abîmée : ${fault}`, RESTORE)];
  const applied = file.prepare('select name from kysely_migration order by name').pluck().all() as string[];
  const newer = applied.find((name) => !isKnownMigration(name));
  if (newer !== undefined)
    return [
      broken(
        'Base',
        `elle vient d’une version plus récente (${newer})`,
        'Remettez cette version, ou une sauvegarde faite avant elle.',
      ),
    ];
  const isCurrent = applied.includes(LATEST_MIGRATION);
  const text = `${path} (${megabytes(sizeOf(path))}) est saine, ses tables sont ${isCurrent ? 'à jour' : 'd’une version plus ancienne'}`;
  return [
    isCurrent
      ? ok('Base', text)
      : warning('Base', text, 'Le prochain démarrage les met à jour ; sauvegardez avant (npm run backup).'),
  ];
}

/** Looks at the embedded database, and changes nothing of it. */
export function checkSqlite(dataDir: string): Finding[] {
  const path = sqliteFile(dataDir);
  if (!existsSync(path)) return [ok('Base', `aucune encore dans ${dataDir} : le premier démarrage la fait`)];
  let file: Sqlite.Database | undefined;
  try {
    refuseEmpty(path);
    file = openUntouched(path);
    if (file === undefined)
      return [
        warning(
          'Base',
          `${path} n’a pas été lue`,
          'Démarrez le serveur, puis recommencez : elle se lit alors sans y toucher.',
        ),
      ];
    return [...inspect(file, path), ...checkLog(path)];
  } catch (error) {
    const { message } = explainFault(error, path) as Error;
    return [broken('Base', message, RESTORE)];
  } finally {
    file?.close();
  }
}

function checkLog(path: string): Finding[] {
  const log = sizeOf(`${path}-wal`);
  if (log < LONG_LOG) return [];
  return [
    warning(
      'Journal de la base',
      `${path}-wal a ${megabytes(log)}`,
      'Un programme tient la base en lecture : fermez-le, ou relancez le serveur.',
    ),
  ];
}
