import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { localize } from '../localize.mjs';
import { run } from '../run.mjs';
import { step } from '../say.mjs';

const DEBIAN = '/usr/lib/postgresql';

/** Folders to look for PostgreSQL's programs in: those of Debian, newest version first, then those of `PATH`. */
function folders() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  return [...versions.map((version) => join(DEBIAN, version, 'bin')), ...(process.env.PATH ?? '').split(delimiter)];
}

/** Path of a program of PostgreSQL, or undefined. */
export function postgresProgram(name) {
  const folder = folders().find((path) => existsSync(join(path, name)));
  return folder && join(folder, name);
}

const found = () => postgresProgram('initdb') !== undefined;

/** True when tests can start a PostgreSQL of their own: the machine's, or one installed now where we may (Debian, as root). */
export async function ensurePostgres() {
  if (found()) return true;
  const mayInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!mayInstall) return false;
  await step(localize('Installation de PostgreSQL (apt-get)', 'Installing PostgreSQL (apt-get)'), async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { env, quiet: true });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { env, quiet: true });
  }).catch(() => {});
  return found();
}
