import { randomBytes } from 'node:crypto';
import { rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDiskFull } from './disk-full.ts';

/** A file without content in the data folder, deleted so that a server can start on a full disk: SQLite needs some room even to read. */
const RESERVE_FILE = 'foulee.reserve';
const RESERVE_BYTES = 1024 * 1024;
/** With less free room than this, bytes, the reserve is deleted before the database is opened. */
const NEEDED_BYTES = 256 * 1024;
/** With less free room than this, bytes, no reserve is created. */
const PLENTY_BYTES = 8 * RESERVE_BYTES;

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Deletes the reserve if the disk is full; called before the database is opened. */
export function giveUpReserve(dataDir: string): void {
  if (freeBytes(dataDir) < NEEDED_BYTES) rmSync(join(dataDir, RESERVE_FILE), { force: true });
}

/** Creates the reserve where there is room, once the database is open. Random bytes, as some file systems do not store zeros. */
export function keepReserve(dataDir: string): void {
  const path = join(dataDir, RESERVE_FILE);
  if (statSync(path, { throwIfNoEntry: false })?.size === RESERVE_BYTES || freeBytes(dataDir) < PLENTY_BYTES) return;
  try {
    writeFileSync(path, randomBytes(RESERVE_BYTES), { mode: 0o600 });
  } catch (error) {
    if (!isDiskFull(error)) throw error;
  }
}
