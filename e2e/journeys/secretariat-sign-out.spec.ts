import type { Page } from '@playwright/test';
import { OrganiserClient } from '../support/organiser.ts';
import type { RunningServer } from '../support/server.ts';
import { openAndSignIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

const LONG = process.env.FOULEE_LONG === '1';
const CSV = 'dossard;nom;prénom;naissance;club\n77;IMPORTSECRET;Zed;2012-03-04;C\n';

/** Whatever the browser's databases hold of people. */
const keptText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const all: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      if (!/^foulee-(imports|forms|marks)$/.test(name)) continue;
      const database = await settled(indexedDB.open(name));
      for (const table of database.objectStoreNames)
        all.push(await settled(database.transaction(table).objectStore(table).getAll()));
      database.close();
    }
    return JSON.stringify(all);
  });

test.describe('A session that is ended on purpose', () => {
  let server: RunningServer;
  test.beforeAll(async ({ sharedServer }) => {
    test.setTimeout(240_000);
    server = sharedServer;
  });

  for (const width of LONG ? [360, 1280] : [360]) {
    test(`leaves nothing of a list that is being imported on the device, after asking, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 780 });
      const organiser = await OrganiserClient.signIn(server.url);
      const chOID = await organiser.createChallenge(`Meeting ${width}`);
      await openAndSignIn(page, `${server.url}/mgr/lesecretariat/${chOID}/entries`);
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'entries.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) });
      await expect.poll(() => keptText(page)).toContain('IMPORTSECRET');
      const press = async () => {
        if (width === 360) await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('button', { name: 'Se déconnecter' }).filter({ visible: true }).click();
      };
      await press();
      const dialog = page.getByRole('dialog').filter({ hasText: 'Se déconnecter sans envoyer' });
      await expect(dialog).toContainText('Des saisies ne sont pas encore envoyées : 1 liste en cours d’import');
      if (process.env.FOULEE_SHOTS) await page.screenshot({ path: `${process.env.FOULEE_SHOTS}/leave-${width}.png` });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await dialog.getByRole('button', { name: 'Annuler' }).click();
      expect(await keptText(page)).toContain('IMPORTSECRET');
      await page.reload();
      await press();
      await page.getByRole('button', { name: 'Effacer et se déconnecter' }).click();
      await expect(page.getByRole('heading', { name: 'Connexion requise' })).toBeVisible();
      expect(await keptText(page)).not.toContain('IMPORTSECRET');
    });
  }
});
