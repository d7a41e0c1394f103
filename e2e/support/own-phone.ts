import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startOwnBrowser } from './own-browser.ts';

/** A phone of a judge, whose browser can be killed and opened again. */
interface OwnPhone {
  /** The page that is open; the one before is gone with its browser. */
  readonly page: () => Page;
  /** Ends every process of the browser at once and opens another one on the same profile, at an address; `prepare` is done in between. */
  readonly killAndOpen: (url: string, prepare?: (page: Page) => Promise<void>) => Promise<void>;
  readonly end: () => Promise<void>;
}

export async function openOwnPhone(launchOptions: Parameters<typeof startOwnBrowser>[1]): Promise<OwnPhone> {
  const profile = mkdtempSync(join(tmpdir(), 'foulee-phone-'));
  const open = async () => {
    const browser = await startOwnBrowser(profile, launchOptions);
    const page = browser.context.pages()[0] ?? (await browser.context.newPage());
    await page.setViewportSize({ width: 360, height: 740 });
    return { ...browser, page };
  };
  let current = await open();
  return {
    page: () => current.page,
    async killAndOpen(url, prepare) {
      await current.kill();
      current = await open();
      await prepare?.(current.page);
      await current.page.goto(url);
    },
    async end() {
      await current.kill();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
