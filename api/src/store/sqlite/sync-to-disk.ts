import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Makes sure that a file, or the entries of a folder, are written to the disk. */
export function syncToDisk(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}
