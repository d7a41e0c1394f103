import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { localize } from '../localize.mjs';

const PATIENCE_MS = 300_000;
/** An older lock of another machine, on a shared folder, was left by a command that was killed: one at work renews its own. */
const PATIENCE_FOR_OTHERS_MS = 60_000;
const RENEWAL_MS = 15_000;

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
      writeFileSync(lock, `${process.pid} ${hostname()}`, { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (!isHeld(lock)) rmSync(lock, { force: true });
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
  // A build takes minutes.
  const renewal = setInterval(() => renew(lock), RENEWAL_MS);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    rmSync(lock, { force: true });
  }
}

function renew(lock) {
  const now = new Date();
  try {
    utimesSync(lock, now, now);
  } catch {
    // A folder that cannot be reached for a moment: the next renewal may reach it.
  }
}

/** Whether the lock's holder is at work; the lock of a command that was killed is removed. */
function isHeld(lock) {
  try {
    const [pid, host = hostname()] = readFileSync(lock, 'utf8').split(' ');
    // A process of another machine or container is not to be seen from here.
    if (host !== hostname()) return Date.now() - statSync(lock).mtimeMs < PATIENCE_FOR_OTHERS_MS;
    return isAlive(Number(pid));
  } catch {
    return true;
  }
}

function isAlive(pid) {
  if (!(pid > 0)) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
