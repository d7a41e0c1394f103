import type { Page } from '@playwright/test';
import { createRunningMeeting } from '../support/running-meeting.ts';
import { countScripts } from '../support/script-bytes.ts';
import { ORGANISER, type RunningServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';
import { waitUntilSettled } from '../support/wait-until-settled.ts';

/** Bytes of brotli; secretariat and shell together. */
const MAX_SCRIPTS = 330_000;

test.describe('The scripts of a secretariat’s first visit, as they cross the wire', () => {
  test.use({ viewport: { width: 1280, height: 900 } });
  let server: RunningServer;
  let results: string;

  test.beforeAll(async ({ sharedServer }) => {
    test.setTimeout(240_000);
    server = sharedServer;
    const { chOID, trialOID } = await createRunningMeeting(server.url, [11_580, 11_660]);
    results = `/mgr/lesecretariat/${chOID}/results?oids=${trialOID}`;
  });

  const signIn = async (page: Page) => {
    await page.getByLabel('E-mail').fill(ORGANISER.email);
    await page.getByLabel('Mot de passe').fill(ORGANISER.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
  };
  const list = (page: Page) => page.getByRole('heading', { name: 'Mes compétitions' });
  const entry = (page: Page) => page.getByRole('table', { name: /Saisie des résultats/ });

  for (const { name, path, arrived } of [
    {
      name: 'its first screen, the door and the list of competitions',
      path: () => '/mgr/lesecretariat/',
      arrived: list,
    },
    { name: 'the entry of results, by its address', path: () => results, arrived: entry },
  ])
    test(`${name}: under 330 kB of brotli, and nothing of the public site`, async ({ page }) => {
      const scripts = countScripts(page);
      await page.goto(server.url + path());
      await signIn(page);
      await expect(arrived(page)).toBeVisible();
      // What the page fetches once it stands still belongs to the visit.
      await waitUntilSettled(page);
      const { bytes, plain, addresses } = await scripts();
      if (process.env.FOULEE_LONG === '1') console.log(`${name}: ${addresses.length} scripts, ${bytes} B`);
      expect(bytes, 'bytes of scripts').toBeLessThan(MAX_SCRIPTS);
      expect(bytes).toBeGreaterThan(100_000);
      expect(plain, 'scripts without brotli').toEqual([]);
      expect(addresses.filter((address) => address.includes('/remotes/public-site/'))).toEqual([]);
    });
});
