import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PATIENCE_MS = 60_000;

/** One publication at a time in a site folder: each reads `remotes.json`, changes it and writes it back. */
export async function withSiteLock(siteDir, work) {
  mkdirSync(siteDir, { recursive: true });
  const lock = join(siteDir, '.publishing');
  const limit = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (!isAlive(holderOf(lock))) rmSync(lock, { force: true });
      if (Date.now() > limit) throw new Error(`Une autre publication est en cours dans ${siteDir}.`);
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

/** A command that was killed leaves its lock behind: the next one takes it over. */
function isAlive(pid) {
  if (!(pid > 0)) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
