import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Read and written only by the account that runs the server. */
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

/** Whoever else may write there shares it: a folder like /tmp is not ours to close. */
const STICKY = 0o1000;

const isOurs = (name: string): boolean => /^foulee\.(sqlite|lock|reserve)/.test(name);

/** Changes what is too open; an account that may not change it leaves it to its owner. */
function close(path: string, mode: number): void {
  const now = statSync(path, { throwIfNoEntry: false })?.mode;
  if (now === undefined || (now & 0o077) === 0) return;
  try {
    chmodSync(path, mode);
  } catch {
    return;
  }
}

/**
 * Makes a data folder, or closes one that is there: names, birth dates and hashed passwords are in its database. What is made in it
 * afterwards takes the rights of the database, as SQLite does, and those of its log.
 */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
  const names = readdirSync(folder).filter(isOurs);
  for (const name of names) close(join(folder, name), PRIVATE_FILE);
  const isShared = (statSync(folder).mode & STICKY) !== 0;
  if (names.length > 0 && !isShared) close(folder, PRIVATE_FOLDER);
}

/** After files were made in it. */
export function closeFiles(folder: string): void {
  for (const name of readdirSync(folder).filter(isOurs)) close(join(folder, name), PRIVATE_FILE);
}
