import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A temporary PostgreSQL server, whose folder is deleted with it. */
export interface Cluster {
  /** Address of one of its databases. */
  buildUrl(database: string): string;
  /** Ends the server as in a crash; `start` starts it again on the same data. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';

/** Lines of its log that report a crash of PostgreSQL itself, which makes tests fail for no fault of the product. */
const CRASH = /^.*(?:PANIC|was terminated by signal|out of memory|No space left).*$/gm;

/** Folder of PostgreSQL's programs: the newest that Debian has installed, else one of the PATH. */
function findPostgresFolder(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(DEBIAN, version, 'bin')), ...(process.env.PATH ?? '').split(':')];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

/** As PostgreSQL refuses to run as root, it then runs as the user `postgres` of its package; undefined otherwise. */
function findPostgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * The environment without libfaketime (`npm run clocks`): in a signal handler it returns the real time, so that PostgreSQL
 * ends statements and transactions for timeouts that have not passed.
 */
function removeFakeTime(): NodeJS.ProcessEnv {
  const { LD_PRELOAD, FAKETIME, ...environment } = process.env;
  return environment;
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/**
 * Creates and starts a server. Its databases sort text in French order, not by bytes as SQLite, so that code relying on either order fails.
 * Only with `durable`, for crash tests, does it wait for the disk.
 */
export async function startCluster({ durable = false } = {}): Promise<Cluster> {
  const bin = findPostgresFolder();
  if (bin === undefined) throw new Error('PostgreSQL is not installed: initdb was not found');
  const folder = mkdtempSync(join(tmpdir(), 'foulee-pg-'));
  const user = findPostgresUser();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const log = join(folder, 'log');
  const language = ['--locale-provider=icu', '--icu-locale=fr', '--locale=C', '--encoding=UTF8'];
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'foulee', '-A', 'trust', '-N', ...language], {
    ...user,
    cwd: folder,
    stdio: 'pipe',
  });
  const port = await findFreePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  let running: ReturnType<typeof spawn> | undefined;

  const buildUrl = (database: string) => `postgres://foulee@127.0.0.1:${port}/${database}`;

  async function start(): Promise<void> {
    const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
    running = spawn(join(bin as string, 'postgres'), args, {
      ...user,
      cwd: folder,
      env: removeFakeTime(),
      stdio: ['ignore', 'ignore', openSync(log, 'a')],
    });
    for (let tries = 0; tries < 300; tries += 1) {
      try {
        execFileSync(join(bin as string, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]);
        return;
      } catch {
        await sleep(50);
      }
    }
    throw new Error('PostgreSQL did not start');
  }

  /** SIGQUIT ends at once, without tidying up; SIGINT ends in order. */
  async function end(signal: 'SIGQUIT' | 'SIGINT'): Promise<void> {
    const child = running;
    if (child === undefined) return;
    const exit = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await exit;
    running = undefined;
  }

  await start();
  return {
    buildUrl,
    start,
    kill: () => end('SIGQUIT'),
    async stop() {
      await end('SIGINT');
      const crashes = readFileSync(log, 'utf8').match(CRASH);
      if (crashes !== null) console.error(`PostgreSQL itself failed during the tests:\n${crashes.join('\n')}`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
