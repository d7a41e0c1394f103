import { expect } from '@playwright/test';

/**
 * Waits until the server has drawn a page in French, which it keeps for a minute: a busy server sends the page undrawn rather than
 * late, and draws it for the next reader.
 */
export async function waitUntilDrawn(url: string): Promise<void> {
  const read = async () => (await fetch(url, { headers: { 'accept-language': 'fr-FR' } })).text();
  await expect.poll(read, { timeout: 30_000 }).toContain('<div id="first">');
}
