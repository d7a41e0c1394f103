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

interface LaunchOptions {
  readonly executablePath?: string;
  readonly args?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

/** Where the browser listens: `127.0.0.1:40123`, and the path of its own socket. */
interface BrowserAddress {
  readonly host: string;
  readonly path: string;
}

interface LaunchedBrowser extends BrowserAddress {
  /** Ends all its processes at once. */
  readonly kill: () => Promise<void>;
}

async function readAddress(profile: string, child: ChildProcess): Promise<BrowserAddress> {
  const file = join(profile, 'DevToolsActivePort');
  for (const limit = Date.now() + MAX_START_MS; Date.now() < limit; ) {
    if (child.exitCode !== null) throw new Error(`the browser ended with ${child.exitCode}`);
    const [port = '', path] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    if (path !== undefined) return { host: `127.0.0.1:${port}`, path };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the browser opened no port');
}

/** Starts a browser with a profile that outlives it. */
export async function launchBrowser(
  profile: string,
  { executablePath = chromium.executablePath(), args = [], env = process.env }: LaunchOptions,
): Promise<LaunchedBrowser> {
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
    return { ...(await readAddress(profile, child)), kill };
  } catch (error) {
    await kill();
    throw error;
  }
}

/** A browser that can be killed and started again. */
export async function startOwnBrowser(profile: string, options: LaunchOptions): Promise<OwnBrowser> {
  const { host, kill } = await launchBrowser(profile, options);
  try {
    const browser = await chromium.connectOverCDP(`http://${host}`);
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
