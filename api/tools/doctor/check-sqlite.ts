import { existsSync, statSync } from 'node:fs';
import { DatabaseUnusable } from '../../src/store/database-unusable.ts';
import { lookAtFile } from '../../src/store/sqlite/look-at-file.ts';
import { sqliteFile } from '../../src/store/sqlite/open-sqlite.ts';
import { megabytes } from '../database.ts';
import { checkTables } from './check-tables.ts';
import { broken, type Finding, ok, warning } from './finding.ts';

/** A log that only grows is one that a reader holds, bytes. */
const LONG_LOG = 256e6;

const RESTORE = 'Remettez la dernière sauvegarde : npm run restore -- FICHIER.';

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** Looks at the embedded database, and changes nothing of it. */
export function checkSqlite(dataDir: string): Finding[] {
  const path = sqliteFile(dataDir);
  if (!existsSync(path)) return [ok('Base', `aucune encore dans ${dataDir} : le premier démarrage la fait`)];
  try {
    const state = lookAtFile(path);
    if (state === undefined)
      return [
        warning(
          'Base',
          `${path} n’a pas été lue`,
          'Démarrez le serveur, puis recommencez : elle se lit alors sans y toucher.',
        ),
      ];
    if (state.fault !== undefined) return [broken('Base', `${path} est abîmée : ${state.fault}`, RESTORE)];
    return [checkTables(`${path} (${megabytes(sizeOf(path))})`, state.applied), ...checkLog(path)];
  } catch (error) {
    if (!(error instanceof DatabaseUnusable)) throw error;
    return [broken('Base', error.message, RESTORE)];
  }
}

function checkLog(path: string): Finding[] {
  const log = sizeOf(`${path}-wal`);
  if (log < LONG_LOG) return [];
  const remedy = 'Un programme tient la base en lecture : fermez-le, ou relancez le serveur.';
  return [warning('Journal de la base', `${path}-wal a ${megabytes(log)}`, remedy)];
}
