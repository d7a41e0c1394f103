import type { Page } from '@playwright/test';

/** Answers for the person whether an address may keep what it stores when the browser needs room. */
export async function setStoragePermission(page: Page, origin: string, setting: 'granted' | 'denied'): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const { targetInfo } = await cdp.send('Target.getTargetInfo');
  const browser = await page.context().browser()?.newBrowserCDPSession();
  await browser?.send('Browser.setPermission', {
    permission: { name: 'persistent-storage' },
    setting,
    origin,
    ...(targetInfo.browserContextId === undefined ? {} : { browserContextId: targetInfo.browserContextId }),
  });
}
