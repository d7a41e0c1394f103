import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { localize } from '../localize.mjs';
import { run } from '../run.mjs';
import { step } from '../say.mjs';

/** Folders of `PATH`, and those for administrators, which may not be on it. */
const folders = () => [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];

const isThere = (name) => folders().some((folder) => existsSync(join(folder, name)));

/**
 * True when programs of the system are there: the machine's, or installed now where we may (Debian, as root).
 * @param packages Debian's package of each program
 */
export async function ensurePrograms(packages) {
  const missing = () => Object.keys(packages).filter((name) => !isThere(name));
  const mayInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (missing().length === 0 || !mayInstall) return missing().length === 0;
  const names = missing().map((name) => packages[name]);
  await step(
    localize(`Installation de ${names.join(', ')} (apt-get)`, `Installing ${names.join(', ')} (apt-get)`),
    async () => {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      await run('apt-get', ['update'], { env, quiet: true });
      await run('apt-get', ['install', '-y', '--no-install-recommends', ...names], { env, quiet: true });
    },
  ).catch(() => {});
  return missing().length === 0;
}
