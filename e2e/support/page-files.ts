import { createHash } from 'node:crypto';
import type { Page, Response } from '@playwright/test';

/** The page of the consoles and its files; not the worker, which asks for itself. */
const CONSOLE_FILE = /^\/officiel\/$|^\/remotes\/secretariat\/officiel\//;

/** Hashes of what a console loads while something is done with its page, by path. */
export async function hashLoadedFiles(page: Page, load: () => Promise<unknown>): Promise<Record<string, string>> {
  const responses: Response[] = [];
  const note = (response: Response) => responses.push(response);
  page.on('response', note);
  await load();
  page.off('response', note);
  const files = responses.filter((response) => CONSOLE_FILE.test(new URL(response.url()).pathname));
  const hashes = await Promise.all(
    files.map(async (response) => {
      const bytes = await response.body();
      return [new URL(response.url()).pathname, createHash('sha256').update(bytes).digest('hex')] as const;
    }),
  );
  return Object.fromEntries(hashes.toSorted(([a], [b]) => a.localeCompare(b)));
}

/** Paths of all files that the released worker stores on a device. */
export async function listReleaseFiles(url: string): Promise<string[]> {
  const worker = await (await fetch(`${url}/officiel/worker.js`)).text();
  const [list = ''] = /\/remotes\/secretariat\/officiel\/[^"'`]+/.exec(worker) ?? [];
  return list.split('|');
}
