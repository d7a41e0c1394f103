import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Writes a file, or the names in a folder, through to the disk. */
export function syncToDisk(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}
