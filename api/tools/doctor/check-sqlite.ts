import { existsSync, statSync } from 'node:fs';
import { localize } from '../../src/base/localize.ts';
import { DatabaseUnusable } from '../../src/store/database-unusable.ts';
import { inspectDatabaseFile } from '../../src/store/sqlite/inspect-database-file.ts';
import { getSqlitePath } from '../../src/store/sqlite/open-sqlite.ts';
import { formatMegabytes } from '../database.ts';
import { checkTables } from './check-tables.ts';
import { broken, type Finding, ok, warning } from './finding.ts';

/** Bytes of the write-ahead log; it grows beyond this only while a program keeps the database open for reading. */
const MAX_LOG_BYTES = 256e6;

const restoreAdvice = (): string =>
  localize(
    'Remettez la dernière sauvegarde : npm run restore -- FICHIER.',
    'Put the last backup back: npm run restore -- FILE.',
  );

const findFileSize = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** Checks the embedded database without changing anything. */
export function checkSqlite(dataDir: string): Finding[] {
  const path = getSqlitePath(dataDir);
  if (!existsSync(path))
    return [
      ok(
        'Base',
        localize(
          `aucune encore dans ${dataDir} : le premier démarrage la fait`,
          `none yet in ${dataDir}: the first start makes it`,
        ),
      ),
    ];
  try {
    const state = inspectDatabaseFile(path);
    if (state === undefined)
      return [
        warning(
          'Base',
          localize(`${path} n’a pas été lue`, `${path} was not read`),
          localize(
            'Démarrez le serveur, puis recommencez : elle se lit alors sans y toucher.',
            'Start the server, then try again: it can be read then without touching it.',
          ),
        ),
      ];
    if (state.fault !== undefined)
      return [
        broken(
          'Base',
          localize(`${path} est abîmée : ${state.fault}`, `${path} is damaged: ${state.fault}`),
          restoreAdvice(),
        ),
      ];
    return [checkTables(`${path} (${formatMegabytes(findFileSize(path))})`, state.applied), ...checkLog(path)];
  } catch (error) {
    if (!(error instanceof DatabaseUnusable)) throw error;
    return [broken('Base', error.message, restoreAdvice())];
  }
}

function checkLog(path: string): Finding[] {
  const logBytes = findFileSize(`${path}-wal`);
  if (logBytes < MAX_LOG_BYTES) return [];
  const remedy = localize(
    'Un programme tient la base en lecture : fermez-le, ou relancez le serveur.',
    'A program that reads holds the database: close it, or start the server again.',
  );
  return [
    warning(
      'Journal de la base',
      localize(`${path}-wal a ${formatMegabytes(logBytes)}`, `${path}-wal has ${formatMegabytes(logBytes)}`),
      remedy,
    ),
  ];
}
