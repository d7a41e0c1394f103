import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openOwnAddress } from '../support/own-address.ts';
import { watchConsole } from '../support/page.ts';
import { createRunningMeeting } from '../support/running-meeting.ts';
import { startServer } from '../support/server.ts';
import { expectStored, listStoredPaths } from '../support/stored-files.ts';
import { expect, longTest, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test.describe('The network away', () => {
  let trial: string;
  let landing: string;
  /** Of each journey alone: the server behind it goes on. */
  let address: Awaited<ReturnType<typeof openOwnAddress>> | undefined;
  let origin: string;

  test.beforeAll(async ({ sharedServer }) => {
    test.setTimeout(240_000);
    const { chOID, trialOID } = await createRunningMeeting(sharedServer.url, [11_580, 11_660]);
    landing = `/challenge/${chOID}`;
    trial = `/challenge/${chOID}/trial-${trialOID}`;
  });

  test.beforeEach(async ({ sharedServer }) => {
    address = await openOwnAddress(sharedServer);
    origin = address.url;
  });

  const goAway = async () => {
    await address?.close();
    address = undefined;
  };
  test.afterEach(goAway);

  test('what organisers call, and the live stream, is kept nowhere; 19: after one visit the same trial opens with its last data and says of when they are; an address never seen has the frame and a designed screen, not the browser’s own', async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    await page.goto(origin + trial);
    await expect(page.getByRole('row', { name: /VALMOREL/ })).toContainText('11.58');
    await expectStored(page, trial);
    await page.goto(`${origin}/mgr/lesecretariat/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Its own files are kept by now: whatever else it would keep came before.
    await expect
      .poll(async () => (await listStoredPaths(page)).some((url) => url.startsWith('/remotes/secretariat/')))
      .toBe(true);
    const urls = await listStoredPaths(page);
    expect(
      urls.filter((url) => /lesecretariat|sign-in|lemgr|code|events$/.test(url.replace(/^\/remotes\/.*/, ''))),
    ).toEqual([]);
    expect(complaints()).toEqual([]);

    await goAway();
    await page.goto(origin + trial);
    await expect(page.getByRole('row', { name: /VALMOREL/ })).toContainText('11.58');
    await expect(page.getByText(/Hors ligne – données de \d\d:\d\d/)).toBeVisible({ timeout: 20_000 });
    await page.goto(`${origin}/challenges/53`);
    await expect(page.getByRole('banner')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('button', { name: /Réessayer|Recharger/ })).toBeVisible({ timeout: 20_000 });
  });

  test('the same from the application itself: an address it only went through opens again', async ({ page }) => {
    await page.goto(origin + landing);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectStored(page, landing);
    await page.goto(origin + landing);
    await page.locator(`a[href^="/challenge/"][href*="/group/"], a[href="${trial}"]`).first().click();
    await expect(page.getByRole('row', { name: /VALMOREL/ })).toBeVisible();
    await expect.poll(() => listStoredPaths(page)).toContain('/api/results');
    await goAway();
    await page.reload();
    await expect(page.getByRole('row', { name: /VALMOREL/ })).toBeVisible({ timeout: 20_000 });
  });
});

longTest('a new release takes over at the next load', async ({ page }) => {
  test.setTimeout(240_000);
  // Its files are changed here.
  const server = await startServer();
  try {
    const { chOID, trialOID } = await createRunningMeeting(server.url, [11_580, 11_660]);
    const trial = `/challenge/${chOID}/trial-${trialOID}`;
    await page.goto(server.url + trial);
    await expectStored(page, trial);
    const file = join(server.siteDir, 'shell', 'sw.js');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/foulee-shell-[0-9a-f]+/, 'foulee-shell-next'));
    await page.reload();
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('foulee-shell-'))))
      .toEqual(['foulee-shell-next']);
    await expect(page.getByRole('row', { name: /VALMOREL/ })).toBeVisible();
  } finally {
    await server.stop();
  }
});
