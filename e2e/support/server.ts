import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Root folder of the project. */
export const ROOT = join(import.meta.dirname, '..', '..');

export const ORGANISER = { email: 'organisateur@foulee.example', password: 'une-phrase-de-passe' };

export interface RunningServer {
  readonly url: string;
  readonly dataDir: string;
  readonly siteDir: string;
  readonly pid: number;
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

export async function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject()));
    });
  });
}

/** Runs one of the project's scripts to its end and returns its output; throws with the output where it fails. */
export async function runScript(
  script: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: Record<string, string> } = {},
): Promise<string> {
  const child = spawn(process.execPath, [join(options.cwd ?? ROOT, 'scripts', script), ...args], {
    cwd: options.cwd ?? ROOT,
    env: { ...process.env, ...options.env },
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${script} ${args.join(' ')} a échoué (${code})\n${output}`);
  return output;
}

/** Where a server runs: on a machine of its own, with the words before a command that bring it there and its address. */
interface Machine {
  readonly enter: readonly string[];
  readonly address: string;
}

/**
 * Runs `npm start` on a free port with an empty database and one organiser; `env` adds settings. With the `PORT` and the `DATA_DIR` of a
 * server that was stopped it is started again; `root` is another checkout of the project.
 */
export async function startServer(
  env: Record<string, string> = {},
  root = ROOT,
  machine: Machine = { enter: [], address: 'localhost' },
): Promise<RunningServer> {
  const port = env.PORT === undefined ? await findFreePort() : Number(env.PORT);
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'foulee-e2e-'));
  const url = `http://${machine.address}:${port}`;
  const [command = '', ...words] = [...machine.enter, process.execPath, join(root, 'scripts', 'start.mjs')];
  const child: ChildProcess = spawn(command, words, {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      ORGANISER_EMAIL: ORGANISER.email,
      ORGANISER_PASSWORD: ORGANISER.password,
      ...env,
    },
  });
  let log = '';
  child.stdout?.on('data', (chunk) => {
    log += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    log += chunk;
  });
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const limit = Date.now() + 180_000;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`Le serveur s'est arrêté (${child.exitCode})\n${log}`);
    const answer = await fetch(`${url}/api/versions`).catch(() => undefined);
    if (answer?.ok) break;
    if (Date.now() > limit) throw new Error(`Le serveur ne répond pas\n${log}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    dataDir,
    siteDir: env.SITE_DIR ?? join(dataDir, 'site'),
    pid: child.pid ?? 0,
    log: () => log,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      if (env.DATA_DIR === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
