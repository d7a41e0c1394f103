import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Disk } from './disk.ts';

const SOURCE = join(__dirname, 'disk-journal.c');
const HEAD = 17;

/** Builds the library that records a server's writes and syncs; undefined without a compiler, or where libraries cannot be preloaded. */
export function buildJournal(folder: string): string | undefined {
  if (process.platform !== 'linux') return undefined;
  const library = join(folder, 'disk-journal.so');
  try {
    execFileSync('cc', ['-shared', '-fPIC', '-O2', '-o', library, SOURCE, '-ldl', '-lpthread'], { stdio: 'pipe' });
    return library;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Applies the records of a journal to a disk; an incomplete last record is ignored. */
export function replay(journal: string, disk: Disk): void {
  const bytes = existsSync(journal) ? readFileSync(journal) : Buffer.alloc(0);
  let at = 0;
  while (at + HEAD <= bytes.length) {
    const op = String.fromCharCode(bytes[at] ?? 0);
    const nameLength = bytes.readUInt32LE(at + 1);
    const offset = Number(bytes.readBigUInt64LE(at + 5));
    const dataLength = bytes.readUInt32LE(at + 13);
    const start = at + HEAD;
    at = start + nameLength + dataLength;
    if (at > bytes.length) return;
    const name = bytes.toString('utf8', start, start + nameLength);
    const data = bytes.subarray(start + nameLength, at);
    if (op === 'O') disk.create(name);
    else if (op === 'W') disk.change(name, { at: offset, data });
    else if (op === 'T') disk.change(name, { size: offset });
    else if (op === 'U') disk.unlink(name);
    else if (op === 'R') disk.rename(name, data.toString('utf8'));
    else if (op === 'S' && name === '') disk.syncFolder();
    else if (op === 'S') disk.sync(name);
    else throw new Error(`a record of the disk’s journal begins with « ${op} »`);
  }
}

export function writeFolder(folder: string, content: ReadonlyMap<string, Buffer>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of content) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
}
