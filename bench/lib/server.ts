import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

/** Flags and environment of a server as `npm start` runs it. */
const OPTIONS = JSON.parse(readFileSync(join(ROOT, 'scripts', 'lib', 'server-options.json'), 'utf8')) as {
  readonly flags: readonly string[];
  readonly env: Readonly<Record<string, string>>;
};
export const ORGANISER = { email: 'mesures@foulee.invalid', password: 'une-phrase-de-mesure' };

/** The API only, or the whole site, for which changed applications are built and published first. */
const PROGRAMS = { api: ['api', 'dist', 'server.mjs'], site: ['scripts', 'start.mjs'] } as const;
/** The server of versions that had no build of it (docs/decisions/031). */
const UNBUILT = ['api', 'src', 'server.ts'];

export interface BenchServer {
  readonly url: string;
  readonly pid: number;
  /** Ends the server and deletes its data. */
  stop(): Promise<void>;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject()));
    });
  });
}

/** Waits until an address answers. @throws Error with `log` when the program ended before, or after three minutes */
export async function untilAnswers(url: string, ended: () => boolean, log: () => string): Promise<void> {
  const limit = Date.now() + 180_000;
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (ended() || Date.now() > limit) throw new Error(`${url} ne répond pas\n${log()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

interface ServerOptions {
  /** Folder of the version to measure; by default this one. */
  readonly root?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts a separate server with an empty database and one organiser. */
export async function startServer(
  program: keyof typeof PROGRAMS,
  { root = ROOT, env = {} }: ServerOptions = {},
): Promise<BenchServer> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'foulee-bench-'));
  const flags = program === 'api' ? OPTIONS.flags : [];
  const path = join(root, ...PROGRAMS[program]);
  const child = spawn(process.execPath, [...flags, existsSync(path) ? path : join(root, ...UNBUILT)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...OPTIONS.env,
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      ORGANISER_EMAIL: ORGANISER.email,
      ORGANISER_PASSWORD: ORGANISER.password,
      ...env,
    },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (log = `${log}${chunk}`.slice(-4000)));
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = `http://localhost:${port}`;
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await closed;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await untilAnswers(
      `${url}/api/versions`,
      () => child.exitCode !== null,
      () => log,
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, pid: child.pid ?? 0, stop };
}
