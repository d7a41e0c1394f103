import type { BrowserContext, Page } from '@playwright/test';

interface HeldDisk {
  isHeld: boolean;
  /** How often a held transaction has been kept open. */
  turns: number;
}

/** Lets a journey hold back what the pages of a context write to their log: a held transaction is kept open, as by a slow disk. */
export async function watchDisk(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const disk: HeldDisk = { isHeld: false, turns: 0 };
    Object.assign(window, { disk });
    const { prototype } = IDBDatabase;
    const begin = prototype.transaction;
    prototype.transaction = function transaction(this: IDBDatabase, ...given: Parameters<typeof begin>) {
      const begun = begin.apply(this, given);
      const keepOpen = () => {
        if (!disk.isHeld) return;
        begun.objectStore('facts').count().onsuccess = () => {
          disk.turns += 1;
          keepOpen();
        };
      };
      if (given[1] === 'readwrite' && begun.objectStoreNames.contains('facts')) keepOpen();
      return begun;
    };
  });
}

/** From now on nothing that a page writes to its log reaches the disk. */
export const holdDisk = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign((window as unknown as { disk: HeldDisk }).disk, { isHeld: true, turns: 0 });
  });

/** Waits until the page has been writing for a while: a console that did not wait for its disk would have drawn. */
export const waitWhileHeld = (page: Page) =>
  page.waitForFunction(() => (window as unknown as { disk: HeldDisk }).disk.turns > 100);

export const releaseDisk = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (window as unknown as { disk: HeldDisk }).disk.isHeld = false;
  });

/** How much the browser lets an origin store, bytes; undefined lifts the limit. */
export async function limitStorage(page: Page, quotaSize?: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, ...(quotaSize === undefined ? {} : { quotaSize }) });
}
