import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localize } from '../localize.mjs';

const PATIENCE_MS = 300_000;

/**
 * Runs `work` while no other command works in the folder: a build empties its `dist`, a publication reads `remotes.json`,
 * changes it and writes it back.
 */
export async function withLock(folder, work) {
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, '.lock');
  const limit = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (!isAlive(holderOf(lock))) rmSync(lock, { force: true });
      if (Date.now() > limit)
        throw new Error(
          localize(
            `Une autre commande travaille dans ${folder} (${lock}).`,
            `Another command is at work in ${folder} (${lock}).`,
          ),
        );
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function holderOf(lock) {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return process.pid;
  }
}

/** Whether the process of a lock still runs; the lock of a command that was killed is removed. */
function isAlive(pid) {
  if (!(pid > 0)) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
