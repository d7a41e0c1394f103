import type { Page } from '@playwright/test';
import { waitUntilDrawn } from '../support/drawn-page.ts';
import { watchShifts } from '../support/layout-shifts.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { createProgrammeMeet } from '../support/programme-meet.ts';
import { waitForSiteFont } from '../support/site-font.ts';
import { emulateSlowPhone } from '../support/slow-network.ts';
import { expect, test } from '../support/test.ts';

let landing: string;

test.beforeAll(async ({ sharedServer }) => {
  test.setTimeout(240_000);
  const organiser = await OrganiserClient.signIn(sharedServer.url);
  landing = `${sharedServer.url}/challenge/${await createProgrammeMeet(organiser, 'Meeting des fichiers')}`;
  await waitUntilDrawn(landing);
});

/** Whether the font of the page that is open was asked for before the page’s load event or after it. */
async function readFontMoment(page: Page): Promise<string> {
  await waitForSiteFont(page);
  return page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const font = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'));
    return (font?.startTime ?? Number.NaN) > (load?.loadEventEnd ?? Number.NaN) ? 'after all' : 'with the page';
  });
}

test('a first page has each sheet once, the shell’s script before those of the page; on a quick line the font comes with it, and with the next', async ({
  page,
  browser,
}) => {
  await page.goto(landing);
  await page.locator('#root main').waitFor();
  const { sheets, files } = await page.evaluate(() => {
    const read = (selector: string) => [...document.querySelectorAll<HTMLLinkElement>(selector)];
    return {
      sheets: read('link[rel="stylesheet"]').map(({ href }) => href),
      files: read('head script[defer], head link[rel="preload"]:not([as="font"])').map(
        (file) => `${file.fetchPriority} ${file.as ?? 'script'}`,
      ),
    };
  });
  expect(sheets).toHaveLength(2);
  expect(new Set(sheets).size).toBe(2);
  expect(files.length).toBeGreaterThan(3);
  expect(files[0]).toBe('high script');
  expect(files.slice(1)).toEqual(files.slice(1).map(() => 'low script'));
  // A busy machine answers as a slow line does: a visit there is not one over a quick line.
  await expect(async () => {
    const visitor = await browser.newContext();
    const visit = await visitor.newPage();
    await visit.goto(landing);
    const first = await readFontMoment(visit);
    await visit.reload();
    const moments = [first, await readFontMoment(visit)];
    await visitor.close();
    expect(moments).toEqual(['with the page', 'with the page']);
  }).toPass();
});

test('on a slow line the first page stays in its font, the next is drawn in the site’s; at the next visit that comes with the page', async ({
  page,
}) => {
  const hasFont = () =>
    page.evaluate(() => [...document.fonts].some(({ family }) => /^"?Inter Variable"?$/.test(family)));
  const shifted = await watchShifts(page);
  await emulateSlowPhone(page);
  await page.goto(landing);
  const first = await readFontMoment(page);
  expect(await shifted()).toBeLessThan(0.02);
  expect(await hasFont()).toBe(false);
  // Before it is the application's, a link loads its page as another first one.
  await page.locator('#root main').waitFor();
  await page
    .getByRole('link', { name: /^Équipes/ })
    .first()
    .click();
  await expect.poll(hasFont).toBe(true);
  await page.reload();
  expect([first, await readFontMoment(page)]).toEqual(['after all', 'with the page']);
});
