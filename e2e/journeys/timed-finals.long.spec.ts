import { checkPage } from '../support/check-page.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { expect, test } from '../support/test.ts';
import { stadiumTime } from '../support/today.ts';
import { waitUntilSettled } from '../support/wait-until-settled.ts';

const UIDS = [1, 2, 3].map((heat) => `000100-0-55-f${heat}`);
/** N2, R1, R4 and D4 of the FFA's levels for men. */
const MARKS = [10_600, 11_700, 12_200, 13_100];
const NAMES = ['VALMOREL', 'KERBRAT', 'SANTERRE', 'LORMIER'];

let landing: string;

test.beforeAll(async ({ sharedServer: { url } }) => {
  const organiser = await OrganiserClient.signIn(url);
  const chOID = await organiser.createChallenge('Soirée des finales directes');
  await organiser.upload(chOID, {
    trialsData: UIDS.map((uid, index) => ({
      uid,
      group: '100 m Hommes',
      name: `100 m Hommes – Course ${index + 1}`,
      date: stadiumTime(`18:${10 * (index + 1)}`),
      status: 15,
      g0: 100,
      g1: '0',
      category: 55,
      round: 'f',
      heat: index + 1,
      dets: { wind: 0.8 },
    })),
    resultlists: Object.fromEntries(
      UIDS.map((uid, index) => [
        uid,
        MARKS.map((v, at) => ({
          bib: `${100 * (index + 1) + at}`,
          last: NAMES[at],
          first: 'Léo',
          clubName: 'AC Valmont',
          lane: at + 3,
          prf: { v: v + 20 * index, u: 'ms', st: 1 },
        })),
      ]),
    ),
  });
  landing = `${url}/challenge/${chOID}`;
});

for (const width of [360, 1280]) {
  test(`three timed finals are «Finale directe 1/3» and so on, levels and points by their names, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(landing);
    const second = page.getByRole('link', { name: /Finale directe\s2\/3/ }).first();
    await expect(second).toBeVisible();
    await checkPage(page, { name: 'timed-finals', language: 'fr', variant: `${width}`, complaints: () => [] });
    await second.click();
    await expect(page).toHaveTitle(/Finale directe\s2\/3/);
    if (width === 1280) {
      await expect(page.getByRole('columnheader', { name: 'Pts Hongrois' })).toBeVisible();
      await expect(page.locator('abbr.lvl')).toHaveText(['N2', 'R1', 'R4', 'D4']);
      await expect(page.getByTitle('Départemental 4')).toHaveClass(/orange/);
    }
    await checkPage(page, { name: 'timed-final', language: 'fr', variant: `${width}`, complaints: () => [] });
  });
}

test('the licence and the warranty are a click from the privacy policy', async ({ page, sharedServer }) => {
  await page.goto(`${sharedServer.url}/policy`);
  await waitUntilSettled(page);
  await page.getByRole('link', { name: 'Licence et garantie' }).click();
  await expect(page.getByRole('heading', { name: /Licence et garantie/, level: 1 })).toBeVisible();
});
