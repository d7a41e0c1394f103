import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Linux keeps what is written here in memory. */
const IN_MEMORY = '/dev/shm';
/** Least free room for using it, bytes: a run of all suites needs far less. */
const MIN_FREE = 2 * 1024 ** 3;

function freeBytes(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/**
 * A folder in memory for the temporary files of the suites, removed when this process ends: their hundreds of databases do
 * not wait for the disk. Undefined where the machine has none, or a small one, as in a container.
 */
export function makeMemoryFolder(parent = IN_MEMORY, minFree = MIN_FREE) {
  if (!existsSync(parent) || freeBytes(parent) < minFree) return undefined;
  const folder = mkdtempSync(join(parent, 'foulee-test-'));
  // PostgreSQL runs as another user, who must be able to write here.
  chmodSync(folder, 0o1777);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  return folder;
}
