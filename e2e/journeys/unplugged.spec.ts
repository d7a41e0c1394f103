import type { Page } from '@playwright/test';
import { startClubSite } from '../support/club-site.ts';
import { waitUntilDrawn } from '../support/drawn-page.ts';
import { buildHundredMetres } from '../support/meet.ts';
import { watchConsole } from '../support/page.ts';
import { createRoadRace } from '../support/road-race.ts';
import { createRunningMeeting, type RunningMeeting } from '../support/running-meeting.ts';
import type { RunningServer } from '../support/server.ts';
import { expect, fixClock, test } from '../support/test.ts';

const CALLS = /\/(api|mgrapi)\//;
const RETRY_MS = 10_000;

test.describe('Unplugged', () => {
  let server: RunningServer;
  let meeting: RunningMeeting;

  test.beforeAll(async ({ sharedServer }) => {
    test.setTimeout(240_000);
    server = sharedServer;
    meeting = await createRunningMeeting(server.url, [11_580, 11_660]);
  });

  const trial = () => `${server.url}/challenge/${meeting.chOID}/trial-${meeting.trialOID}`;
  const ready = (page: Page) => expect(page.locator('#first')).toHaveCount(0, { timeout: 20_000 });

  test('the API down at the start: the list came with the page and can be read', async ({ page }) => {
    await waitUntilDrawn(trial());
    await page.route(CALLS, (route) => route.abort());
    await page.goto(trial());
    await ready(page);
    await expect(page.getByRole('table')).toContainText('11.58');
  });

  test('the API down in the middle: the next page says so, asks again when it is told to, and comes when it can', async ({
    page,
  }) => {
    await fixClock(page.context());
    await page.goto(`${server.url}/`);
    await ready(page);
    await page.route(CALLS, (route) => route.abort());
    await page
      .getByRole('link', { name: /Régionaux du Grand-Val/ })
      .first()
      .click();
    await expect(page.getByText('Pas de connexion au serveur')).toBeVisible();
    const retried = page.waitForRequest(CALLS);
    await page.getByRole('button', { name: 'Réessayer' }).first().click();
    await retried;
    // The page also retries by itself every ten seconds: the button may go before it is pressed again.
    await page.unroute(CALLS);
    await page.clock.runFor(RETRY_MS);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Régionaux du Grand-Val');
  });

  test('the network gone: a bar says of when the data are, and goes when it is back', async ({ page, context }) => {
    await page.goto(trial());
    await ready(page);
    await context.setOffline(true);
    await expect(page.getByText(/Hors ligne – données de \d\d:\d\d/)).toBeVisible();
    await expect(page.getByRole('table')).toContainText('11.58');
    await context.setOffline(false);
    await expect(page.getByText(/Hors ligne/)).toBeHidden();
  });

  test('a long race without network: the rows that were read are there, and of when they are', async ({ browser }) => {
    const context = await browser.newContext({ serviceWorkers: 'allow', locale: 'fr-FR' });
    const page = await context.newPage();
    const { trial: race } = await createRoadRace(server.url);
    await waitUntilDrawn(server.url + race);
    await page.goto(server.url + race);
    await ready(page);
    const countStored = () =>
      page.evaluate(async () => {
        const stored = await (await caches.open('foulee-race-rows')).keys();
        return stored.filter(({ url }) => url.includes('/results-rr/')).length;
      });
    // Those that came with the page, then those that are asked for.
    await expect.poll(countStored, { timeout: 20_000 }).toBe(1);
    await page.getByRole('button', { name: 'Tout refuser' }).click();
    await ready(page);
    await page.getByRole('button', { name: 'Afficher 100 de plus' }).click();
    await expect.poll(countStored).toBe(2);
    await context.setOffline(true);
    await page.reload();
    await ready(page);
    await expect(page.getByText(/Hors ligne – données de \d\d:\d\d/)).toBeVisible();
    await expect(page.getByRole('table')).toContainText('COUREUR150');
    await page.goto(server.url + race);
    await ready(page);
    await expect(page.getByRole('table')).toContainText('COUREUR50');
    await context.close();
  });

  test('the application down: the page that the server drew stays readable', async ({ page }) => {
    await waitUntilDrawn(trial());
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(trial());
    await expect(page.getByRole('table')).toContainText('11.58');
  });

  test('storage that refuses every word: pages open and work all the same', async ({ page }) => {
    const complaints = watchConsole(page);
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, { get: refuse });
    });
    await page.goto(trial());
    await ready(page);
    await expect(page.getByRole('table')).toContainText('11.58');
    // Nothing can be kept, the answer either: it holds as long as the page.
    await page.getByRole('button', { name: 'Tout refuser' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page
      .getByRole('link', { name: /Régionaux du Grand-Val/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Régionaux du Grand-Val');
    expect(complaints()).toEqual([]);
  });

  test('third-party cookies off: a page framed by a club’s site reads the same, and no page leaves a cookie', async ({
    page,
    context,
  }) => {
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    // Chromium knows two fields more than Playwright's types.
    const blocked = {
      enableThirdPartyCookieRestriction: true,
      disableThirdPartyCookieMetadata: true,
      disableThirdPartyCookieHeuristics: true,
    };
    await cdp.send('Network.setCookieControls', blocked);
    const club = await startClubSite(trial());
    await page.goto(`${club.url}/?embed=1`);
    const inside = page.frameLocator('iframe');
    await expect(inside.getByRole('table')).toContainText('11.58');
    await expect(inside.locator('#first')).toHaveCount(0);
    await meeting.organiser.upload(meeting.chOID, buildHundredMetres([11_560, 11_660]));
    await expect(inside.getByRole('table')).toContainText('11.56', { timeout: 20_000 });
    expect(await context.cookies()).toEqual([]);
    club.stop();
  });
});
