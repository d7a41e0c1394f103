import { statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { DatabaseUnusable } from '../database-unusable.ts';
import { LOCK_FILE } from './lock-file.ts';

const RESTORE =
  'Remettez la dernière sauvegarde (npm run restore -- FICHIER) ; le fichier abîmé est gardé à côté de la base remise';

const writable = (folder: string): string =>
  `Donnez au compte qui lance le serveur le droit d’écrire dans ${folder} (fichiers compris), ou donnez un autre DATA_DIR.`;

const full = (folder: string): string => `Le disque de ${folder} est plein. Libérez de la place, puis relancez.`;

/** What SQLite's result codes and the system's mean for whoever starts the server, by their first words. */
const SENTENCES: readonly (readonly [RegExp, (path: string) => string])[] = [
  [
    /^SQLITE_NOTADB/,
    (path) =>
      basename(path) === LOCK_FILE
        ? `${path} n’est pas un verrou de Foulée. Supprimez-le : il ne contient aucune donnée.`
        : `${path} n’est pas une base SQLite : le fichier est abîmé, ou c’est un autre fichier. ${RESTORE}.`,
  ],
  [
    /^SQLITE_CORRUPT/,
    (path) =>
      basename(path) === LOCK_FILE
        ? `${path} est abîmé. Supprimez-le : il ne contient aucune donnée.`
        : `La base ${path} est abîmée. ${RESTORE}.`,
  ],
  [/^SQLITE_FULL|^SQLITE_IOERR_SHMSIZE|^ENOSPC/, (path) => full(dirname(path))],
  [
    /^SQLITE_(READONLY|CANTOPEN|PERM|AUTH)|^(EACCES|EPERM|EROFS)/,
    (path) => `La base ${path} ne peut pas être écrite. ${writable(dirname(path))}`,
  ],
  [
    /^SQLITE_(BUSY|LOCKED)/,
    (path) =>
      `La base ${path} est tenue par un autre programme. Fermez-le (un outil SQLite, une copie), puis relancez.`,
  ],
  [
    /^SQLITE_IOERR/,
    (path) =>
      `Le disque de ${dirname(path)} ne se laisse pas lire ou écrire. Voyez le journal du système (dmesg) avant toute autre chose, et gardez les sauvegardes ailleurs.`,
  ],
  [/^(ENOTDIR|EEXIST)/, (path) => `${dirname(path)} n’est pas un dossier. Donnez un autre DATA_DIR.`],
];

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** The sentence for a failure to open a file of the data folder; any other failure as it is. */
export function explainFault(error: unknown, path: string): unknown {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  if (error instanceof DatabaseUnusable) return error;
  if (isFolder(path)) return new DatabaseUnusable(`${path} est un dossier, et non une base. Déplacez-le.`);
  const known = SENTENCES.find(([codes]) => codes.test(code));
  return known === undefined ? error : new DatabaseUnusable(`${known[1](path)} (${message})`);
}
