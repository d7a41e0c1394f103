import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Read and written only by the account that runs the server. */
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

/** The sticky bit: a folder like /tmp is shared with others, so its rights are left alone. */
const STICKY = 0o1000;

const isOurs = (name: string): boolean => /^foulee\.(sqlite|lock|reserve)/.test(name);

/** Restricts the rights of a file or folder that others can read; ignored where this account may not change them. */
function restrictAccess(path: string, mode: number): void {
  const currentMode = statSync(path, { throwIfNoEntry: false })?.mode;
  if (currentMode === undefined || (currentMode & 0o077) === 0) return;
  try {
    chmodSync(path, mode);
  } catch {
    return;
  }
}

/**
 * Creates a data folder, or restricts an existing one to its owner: its database has names, birth dates and hashed passwords. SQLite
 * creates further files with the rights of the database.
 */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
  const names = readdirSync(folder).filter(isOurs);
  for (const name of names) restrictAccess(join(folder, name), PRIVATE_FILE);
  const isShared = (statSync(folder).mode & STICKY) !== 0;
  if (names.length > 0 && !isShared) restrictAccess(folder, PRIVATE_FOLDER);
}

/** Restricts the files of a folder; called after files were created in it. */
export function restrictFiles(folder: string): void {
  for (const name of readdirSync(folder).filter(isOurs)) restrictAccess(join(folder, name), PRIVATE_FILE);
}
