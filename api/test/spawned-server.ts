import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Client, createClient, signIn } from '../tools/client.ts';
import { OWNER } from './running-server.ts';

/** As `npm start` runs it; built by the global set-up. */
export const SERVER = join(__dirname, '..', 'dist', 'server.mjs');

/** A server in a separate process, which can be killed. */
export interface SpawnedServer {
  readonly url: string;
  readonly child: ChildProcess;
  /** Signed in as the first organiser. */
  readonly client: Client;
  /** What it has printed. */
  readonly output: () => string;
  /** Ends it by a signal. @returns its exit code */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

interface SpawnOptions {
  /** Of a session that an earlier server opened on the same data; a new one is opened without it. */
  readonly token?: string | undefined;
  /** How many files it may open. */
  readonly descriptors?: number;
}

/** @param env where its data is: DATA_DIR, DATABASE_URL */
export async function spawnServer(
  env: Readonly<Record<string, string>>,
  { token, descriptors }: SpawnOptions = {},
): Promise<SpawnedServer> {
  const account = { ORGANISER_EMAIL: OWNER.email, ORGANISER_PASSWORD: OWNER.password };
  const command = [process.execPath, SERVER];
  const limited = ['sh', '-c', `ulimit -n ${descriptors} && exec "$@"`, 'sh', ...command];
  const [program = '', ...args] = descriptors === undefined ? command : limited;
  const child = spawn(program, args, {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DEMO: '0', ...account, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const onOutput = (text: Buffer) => {
      output += text;
      const address = /^Foulée .* : (http:\S+)$/m.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    void exit.then(() => reject(new Error(`the server ended: ${output}`)));
  });
  return {
    url,
    child,
    output: () => output,
    client: token === undefined ? await signIn(url, OWNER.email, OWNER.password) : createClient(url, token),
    end(signal = 'SIGTERM') {
      child.kill(signal);
      return exit;
    },
  };
}
