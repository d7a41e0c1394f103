import { statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { localize } from '../../base/localize.ts';
import { DatabaseUnusable } from '../database-unusable.ts';
import { LOCK_FILE } from './lock-file.ts';

const adviseRestore = (): string =>
  localize(
    'Remettez la dernière sauvegarde (npm run restore -- FICHIER) ; le fichier abîmé est gardé à côté de la base remise',
    'Put the last backup back (npm run restore -- FILE); the damaged file is kept beside the database that was put back',
  );

const adviseWriteAccess = (folder: string): string =>
  localize(
    `Donnez au compte qui lance le serveur le droit d’écrire dans ${folder} (fichiers compris), ou donnez un autre DATA_DIR.`,
    `Let the account that starts the server write in ${folder} (its files too), or give another DATA_DIR.`,
  );

const describeFullDisk = (folder: string): string =>
  localize(
    `Le disque de ${folder} est plein. Libérez de la place, puis relancez.`,
    `The disk of ${folder} is full. Make room, then start again.`,
  );

/** Messages for the operator, by the beginning of a code of SQLite or of the system. */
const SENTENCES: readonly (readonly [RegExp, (path: string) => string])[] = [
  [
    /^SQLITE_NOTADB/,
    (path) =>
      basename(path) === LOCK_FILE
        ? localize(
            `${path} n’est pas un verrou de Foulée. Supprimez-le : il ne contient aucune donnée.`,
            `${path} is no lock of Foulée. Delete it: it holds no data.`,
          )
        : localize(
            `${path} n’est pas une base SQLite : le fichier est abîmé, ou c’est un autre fichier. ${adviseRestore()}.`,
            `${path} is no SQLite database: the file is damaged, or it is another file. ${adviseRestore()}.`,
          ),
  ],
  [
    /^SQLITE_CORRUPT/,
    (path) =>
      basename(path) === LOCK_FILE
        ? localize(
            `${path} est abîmé. Supprimez-le : il ne contient aucune donnée.`,
            `${path} is damaged. Delete it: it holds no data.`,
          )
        : localize(
            `La base ${path} est abîmée. ${adviseRestore()}.`,
            `The database ${path} is damaged. ${adviseRestore()}.`,
          ),
  ],
  [/^SQLITE_FULL|^SQLITE_IOERR_SHMSIZE|^ENOSPC/, (path) => describeFullDisk(dirname(path))],
  [
    /^SQLITE_(READONLY|CANTOPEN|PERM|AUTH)|^(EACCES|EPERM|EROFS)/,
    (path) =>
      localize(
        `La base ${path} ne peut pas être écrite. ${adviseWriteAccess(dirname(path))}`,
        `The database ${path} cannot be written. ${adviseWriteAccess(dirname(path))}`,
      ),
  ],
  [
    /^SQLITE_(BUSY|LOCKED)/,
    (path) =>
      localize(
        `La base ${path} est tenue par un autre programme. Fermez-le (un outil SQLite, une copie), puis relancez.`,
        `The database ${path} is held by another program. Close it (an SQLite tool, a copy), then start again.`,
      ),
  ],
  [
    /^SQLITE_IOERR/,
    (path) =>
      localize(
        `Le disque de ${dirname(path)} ne se laisse pas lire ou écrire. Voyez le journal du système (dmesg) avant toute autre chose, et gardez les sauvegardes ailleurs.`,
        `The disk of ${dirname(path)} cannot be read or written. Look at the system’s log (dmesg) before anything else, and keep the backups elsewhere.`,
      ),
  ],
  [
    /^(ENOTDIR|EEXIST)/,
    (path) =>
      localize(
        `${dirname(path)} n’est pas un dossier. Donnez un autre DATA_DIR.`,
        `${dirname(path)} is no folder. Give another DATA_DIR.`,
      ),
  ],
];

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** A failure to open a file of the data folder, as a message for the operator; any other error unchanged. */
export function explainFault(error: unknown, path: string): unknown {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  if (error instanceof DatabaseUnusable) return error;
  if (isFolder(path))
    return new DatabaseUnusable(
      localize(
        `${path} est un dossier, et non une base. Déplacez-le.`,
        `${path} is a folder, and no database. Move it.`,
      ),
    );
  const sentence = SENTENCES.find(([codes]) => codes.test(code));
  return sentence === undefined ? error : new DatabaseUnusable(`${sentence[1](path)} (${message})`);
}
