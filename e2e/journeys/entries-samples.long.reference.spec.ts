import { join } from 'node:path';
import { OrganiserClient } from '../support/organiser.ts';
import { ROOT, type RunningServer } from '../support/server.ts';
import { openAndSignIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

const SAMPLES = join(ROOT, '..', 'shared', 'formats', 'samples');

test.describe('Samples of other programs as entries', () => {
  let server: RunningServer;
  let organiser: OrganiserClient;
  test.beforeAll(async ({ sharedServer }) => {
    server = sharedServer;
    organiser = await OrganiserClient.signIn(server.url);
  });

  test('an export of TAF comes in whole for the event that is said', async ({ page }) => {
    const chOID = await organiser.createChallenge('Meeting de la Sarre');
    await openAndSignIn(page, `${server.url}/mgr/lesecretariat/${chOID}/entries`);
    await page.locator('input[type=file]').setInputFiles(join(SAMPLES, 'dlv_taf_athlete_export.csv'));
    await expect(page.getByText('60 lignes · Colonnes reconnues : 9 sur 9')).toBeVisible();
    await page.getByLabel('Épreuve de toutes les lignes').fill('200 m');
    await page.getByRole('button', { name: 'Contrôler' }).click();
    await expect(page.getByText('60 lignes valables')).toBeVisible();
  });

  test('races of a photo finish in Windows-1252 become heats with lanes', async ({ page }) => {
    const chOID = await organiser.createChallenge('Meeting de Mannheim');
    await openAndSignIn(page, `${server.url}/mgr/lesecretariat/${chOID}/entries`);
    await page.locator('input[type=file]').setInputFiles(join(SAMPLES, 'lynx_start.evt'));
    await page.getByRole('button', { name: 'Contrôler' }).click();
    await expect(page.getByRole('row', { name: /BERNARD Inès.*100 m/ })).toBeVisible();
  });
});
