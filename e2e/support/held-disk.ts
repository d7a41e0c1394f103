import type { BrowserContext, Page } from '@playwright/test';

/** `slow`: a transaction is kept open; `full`: it ends without a trace after all that was asked in it was answered. */
type DiskState = 'ready' | 'slow' | 'full';

interface Disk {
  state: DiskState;
  /** How often a transaction has been kept open since. */
  turns: number;
}

/** More than enough for the requests of one act. */
const MANY_TURNS = 100;

/** Lets a journey hold back or refuse what the pages of a context write to their log. */
export async function watchDisk(context: BrowserContext): Promise<void> {
  await context.addInitScript((turns) => {
    const disk: Disk = { state: 'ready', turns: 0 };
    Object.assign(window, { disk });
    const { prototype } = IDBDatabase;
    const begin = prototype.transaction;
    prototype.transaction = function transaction(this: IDBDatabase, ...given: Parameters<typeof begin>) {
      const begun = begin.apply(this, given);
      const keepOpen = () => {
        if (disk.state === 'ready') return;
        if (disk.state === 'full' && disk.turns > turns) return begun.abort();
        begun.objectStore('facts').count().onsuccess = () => {
          disk.turns += 1;
          keepOpen();
        };
      };
      if (given[1] === 'readwrite' && begun.objectStoreNames.contains('facts')) keepOpen();
      return begun;
    };
  }, MANY_TURNS);
}

export const setDisk = (page: Page, state: DiskState): Promise<void> =>
  page.evaluate((given) => {
    Object.assign((window as unknown as { disk: Disk }).disk, { state: given, turns: 0 });
  }, state);

/** Waits until a slow disk has been written to for a while: a console that did not wait for it would have drawn. */
export const waitForSlowDisk = (page: Page) =>
  page.waitForFunction((turns) => (window as unknown as { disk: Disk }).disk.turns > turns, MANY_TURNS);
