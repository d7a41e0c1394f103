import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { shiftContextDates } from './shifted-dates.ts';

interface OwnBrowser {
  readonly context: BrowserContext;
  /** Ends all its processes at once, as a power cut would: pages get no event. */
  readonly kill: () => Promise<void>;
}

const MAX_START_MS = 20_000;

async function readPort(profile: string, child: ChildProcess): Promise<string> {
  const file = join(profile, 'DevToolsActivePort');
  for (const limit = Date.now() + MAX_START_MS; Date.now() < limit; ) {
    if (child.exitCode !== null) throw new Error(`the browser ended with ${child.exitCode}`);
    const [port] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    if (port !== undefined && port !== '') return port;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the browser opened no port');
}

/** Starts a browser with a profile that outlives it, so that it can be killed and started again. */
export async function startOwnBrowser(
  profile: string,
  {
    executablePath = chromium.executablePath(),
    args = [],
    env = process.env,
  }: { executablePath?: string; args?: readonly string[]; env?: NodeJS.ProcessEnv },
): Promise<OwnBrowser> {
  rmSync(join(profile, 'DevToolsActivePort'), { force: true });
  const child = spawn(
    executablePath,
    [
      ...args,
      '--headless=new',
      '--accept-lang=fr-FR',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    // A process group of its own, so that its renderers are killed too.
    { detached: true, stdio: 'ignore', env },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = async () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL');
    await ended;
  };
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await readPort(profile, child)}`);
    const [context] = browser.contexts();
    if (context === undefined) throw new Error('the browser has no window');
    await shiftContextDates(context);
    return {
      context,
      kill: async () => {
        await kill();
        await browser.close().catch(() => undefined);
      },
    };
  } catch (error) {
    await kill();
    throw error;
  }
}
