import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findSeriousViolations } from '../support/axe.ts';
import { createRunningMeeting } from '../support/running-meeting.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { expect, longTest, test } from '../support/test.ts';

/** The shell treats both alike: each of its screens is seen of one of them in the short run. */
const REMOTES = [
  { folder: 'public-site', page: '/', other: '/mgr/lesecretariat/', ofStopped: test, ofFailing: longTest },
  { folder: 'secretariat', page: '/mgr/lesecretariat/', other: '/', ofStopped: longTest, ofFailing: test },
] as const;

test.describe('A remote that fails', () => {
  let server: RunningServer;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    server = await startServer();
    await createRunningMeeting(server.url, [11_580]);
  });

  test.afterAll(async () => {
    await server?.stop();
  });

  const works = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  for (const remote of REMOTES) {
    const files = new RegExp(`/remotes/${remote.folder}/.*\\.js`);

    remote.ofStopped(
      `${remote.folder} stopped: the page reloads once, its screen says so, and «Réessayer» brings it back`,
      async ({ page }) => {
        let pageCount = 0;
        page.on('request', (request) => {
          if (request.isNavigationRequest()) pageCount += 1;
        });
        await page.route(files, (route) => route.abort());
        await page.goto(server.url + remote.page);
        await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible({ timeout: 20_000 });
        expect(pageCount).toBe(2);
        await page.unroute(files);
        await page.getByRole('button', { name: 'Réessayer' }).click();
        await expect(page.getByRole('button', { name: 'Réessayer' })).toBeHidden({ timeout: 20_000 });
        await works(page);
      },
    );

    longTest(`${remote.folder} stopped: the other application opens as ever`, async ({ page }) => {
      await page.route(files, (route) => route.abort());
      await page.goto(server.url + remote.other);
      await works(page);
    });

    longTest(`${remote.folder} slow: a sentence says so and the page comes by itself`, async ({ page }) => {
      let arrive: () => void = () => undefined;
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route(files, async (route) => {
        await arrived;
        await route.continue();
      });
      await page.goto(server.url + remote.page, { waitUntil: 'commit' });
      await expect(page.getByText('Le chargement est plus long que prévu')).toBeVisible({ timeout: 20_000 });
      arrive();
      await expect(page.getByText('Le chargement est plus long que prévu')).toBeHidden({ timeout: 40_000 });
      await works(page);
    });

    remote.ofFailing(
      `${remote.folder} failing at render: the designed screen stands and a retry recovers`,
      async ({ page }) => {
        const broken = await breakAtRender(page, remote.folder);
        await page.goto(server.url + remote.page);
        await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible({ timeout: 20_000 });
        await broken.mend();
        await page.reload();
        await works(page);
      },
    );
  }

  for (const { made, accepts, title, define } of [
    { made: 'a newer', accepts: '99.0', title: 'Une mise à jour est en cours', define: test },
    { made: 'an older', accepts: '0.9', title: 'Cette partie du site n’est pas encore à jour', define: longTest },
  ])
    define(
      `secretariat made for ${made} platform: the screen says which, the rest works, and «Réessayer» finds its release`,
      async ({ page }) => {
        const pointer = join(server.siteDir, 'remotes.json');
        const right = readFileSync(pointer, 'utf8');
        const { remotes } = JSON.parse(right) as { remotes: { name: string; platform: string }[] };
        const wrong = remotes.map((one) => (one.name === 'secretariat' ? { ...one, platform: accepts } : one));
        try {
          writeFileSync(pointer, JSON.stringify({ remotes: wrong }));
          await page.goto(`${server.url}/mgr/lesecretariat/`);
          await expect(page.getByRole('heading', { name: title })).toBeVisible();
          expect(await findSeriousViolations(page)).toEqual([]);
          await page.getByRole('link', { name: 'Accueil' }).last().click();
          await works(page);
          await page.goBack();
          await expect(page.getByRole('heading', { name: title })).toBeVisible();
        } finally {
          writeFileSync(pointer, right);
        }
        await page.getByRole('button', { name: 'Réessayer' }).click();
        await expect(page.getByLabel('E-mail')).toBeVisible();
      },
    );

  /** Serves a remote whose exposed App throws when it renders. */
  async function breakAtRender(page: Page, folder: string): Promise<{ mend: () => Promise<void> }> {
    const entry = new RegExp(`/remotes/${folder}/remoteEntry\\.[^/]*\\.js`);
    const container = folder.replace('-', '_');
    await page.route(entry, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `var ${container} = { init: async () => {}, get: async () => () => ({ default: () => { throw new Error('panne au rendu'); } }) };`,
      }),
    );
    return { mend: () => page.unroute(entry) };
  }
});
