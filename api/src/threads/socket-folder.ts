import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../base/alive-process.ts';

/** Where the threads of this server listen: a folder that only its owner may enter, or named pipes on Windows. */
interface SocketFolder {
  pathOf(name: string): string;
  remove(): void;
}

const PREFIX = 'foulee-sockets-';

/** Removes the folders of servers that were killed. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    try {
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
    } catch {
      // Another account's: its own server will remove it.
    }
  }
}

export function makeSocketFolder(): SocketFolder {
  if (process.platform === 'win32') {
    const secret = randomBytes(16).toString('hex');
    return { pathOf: (name) => `\\\\.\\pipe\\foulee-${process.pid}-${secret}-${name}`, remove: () => undefined };
  }
  removeLeftovers();
  // mkdtemp lets only the owner enter (0700).
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  return { pathOf: (name) => join(folder, name), remove };
}
