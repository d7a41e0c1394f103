import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { localize } from '../../base/localize.ts';
import { BackupRefused } from '../backup.ts';

const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** Most output of a program, bytes. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Path of a PostgreSQL program: the newest of Debian, whose `pg_dump` reads every older server, else the one on `PATH`. */
function findPostgresProgram(name: string): string | undefined {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a)) : [];
  const debianFolders = versions.map((version) => join(DEBIAN_FOLDER, version, 'bin'));
  const folder = [...debianFolders, ...(process.env.PATH ?? '').split(delimiter)].find((path) =>
    existsSync(join(path, name)),
  );
  return folder && join(folder, name);
}

/** @throws BackupRefused with the program's error message */
export function runProgram(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const program = findPostgresProgram(name);
  if (program === undefined) {
    throw new BackupRefused(
      localize(
        `Il faut ${name}, qui vient avec PostgreSQL (paquet postgresql-client).`,
        `${name} is needed, which comes with PostgreSQL (package postgresql-client).`,
      ),
    );
  }
  try {
    return execFileSync(program, args, {
      env: { ...process.env, ...env },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: MAX_OUTPUT_BYTES,
    });
  } catch (error) {
    const message = (error as { stderr?: string }).stderr?.trim() || (error as Error).message;
    throw new BackupRefused(localize(`${name} a échoué : ${message}`, `${name} failed: ${message}`));
  }
}

/** Parameters of an address that the server's own connections have, and that the programs of PostgreSQL refuse. */
const SERVER_PARAMETERS = ['lock_timeout', 'statement_timeout'] as const;

/** As `runProgram`, on a database. The password is passed by the environment, as everyone on the machine sees arguments. */
export function runOnDatabase(name: string, databaseUrl: string, args: readonly string[]): string {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  for (const name of SERVER_PARAMETERS) url.searchParams.delete(name);
  return runProgram(name, [`--dbname=${url.href}`, ...args], password === '' ? {} : { PGPASSWORD: password });
}
