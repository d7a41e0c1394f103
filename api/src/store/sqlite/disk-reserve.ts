import { randomBytes } from 'node:crypto';
import { rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDiskFull } from './disk-full.ts';

/** A file of nothing in the data folder, given up so that a server can start on a full disk: SQLite needs a little room to read. */
const RESERVE_FILE = 'foulee.reserve';
const RESERVE_BYTES = 1024 * 1024;
/** Room that an opening needs, bytes. */
const NEEDED_BYTES = 256 * 1024;
/** Room that must be left beside it, bytes. */
const PLENTY_BYTES = 8 * RESERVE_BYTES;

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Before the database is opened. */
export function giveUpReserve(dataDir: string): void {
  if (freeBytes(dataDir) < NEEDED_BYTES) rmSync(join(dataDir, RESERVE_FILE), { force: true });
}

/** Once the database is open, where there is room. Noise, as some file systems keep nothing of zeros. */
export function keepReserve(dataDir: string): void {
  const path = join(dataDir, RESERVE_FILE);
  if (statSync(path, { throwIfNoEntry: false })?.size === RESERVE_BYTES || freeBytes(dataDir) < PLENTY_BYTES) return;
  try {
    writeFileSync(path, randomBytes(RESERVE_BYTES), { mode: 0o600 });
  } catch (error) {
    if (!isDiskFull(error)) throw error;
  }
}
