import { randomBytes } from 'node:crypto';
import { rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDiskFull } from './disk-full.ts';

/** A file without content in the data folder, deleted so that a server can start on a full disk: SQLite needs some room even to read. */
const RESERVE_FILE = 'foulee.reserve';
const RESERVE_BYTES = 1024 * 1024;
/** With less free room than this, bytes, the reserve is deleted before the database is opened. */
const MIN_FREE_TO_OPEN_BYTES = 256 * 1024;
/** With less free room than this, bytes, no reserve is created. */
const MIN_FREE_FOR_RESERVE_BYTES = 8 * RESERVE_BYTES;

function readFreeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Deletes the reserve if the disk is full; called before the database is opened. */
export function releaseReserve(dataDir: string): void {
  if (readFreeBytes(dataDir) < MIN_FREE_TO_OPEN_BYTES) rmSync(join(dataDir, RESERVE_FILE), { force: true });
}

/** Creates the reserve where there is room, once the database is open. Random bytes, as some file systems do not store zeros. */
export function ensureReserve(dataDir: string): void {
  const path = join(dataDir, RESERVE_FILE);
  if (
    statSync(path, { throwIfNoEntry: false })?.size === RESERVE_BYTES ||
    readFreeBytes(dataDir) < MIN_FREE_FOR_RESERVE_BYTES
  )
    return;
  try {
    writeFileSync(path, randomBytes(RESERVE_BYTES), { mode: 0o600 });
  } catch (error) {
    if (!isDiskFull(error)) throw error;
  }
}
