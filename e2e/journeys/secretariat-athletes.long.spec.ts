import type { Page } from '@playwright/test';
import { checkPage } from '../support/check-page.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { watchConsole } from '../support/page.ts';
import { WIDTHS } from '../support/patience.ts';
import { countPresses } from '../support/secretary.ts';
import type { RunningServer } from '../support/server.ts';
import { openAndSignIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';
import { stadiumTime } from '../support/today.ts';
import { waitUntilSettled } from '../support/wait-until-settled.ts';

const EVENTS = [
  ['000100-0-58', '100 m Femmes'],
  ['000100-0-57', '100 m Hommes'],
  ['900003-0-50', 'Longueur Cadettes'],
] as const;
const INES = { bib: '11', last: 'VALMOREL', first: 'Inès', sex: 'F', category: 50, clubName: 'AC Valmont' };

/** Fewer keys than this enter a known athlete. */
const MAX_KEYS = 12;

test.describe('The athletes of a competition', () => {
  test.describe.configure({ mode: 'serial' });
  test.setTimeout(120_000);
  let server: RunningServer;
  let organiser: OrganiserClient;
  let chOID: string;

  test.beforeAll(async ({ sharedServer }) => {
    test.setTimeout(240_000);
    server = sharedServer;
    organiser = await OrganiserClient.signIn(server.url);
    const date = stadiumTime('09:00');
    const trialsData = EVENTS.map(([uid, group]) => ({
      uid: `${uid}-f1`,
      group,
      name: `${group} – Finale`,
      date,
      g0: Number(uid.slice(0, 6)),
      g1: '0',
      category: Number(uid.slice(-2)),
      round: 'f',
      heat: 1,
    }));
    const before = await organiser.createChallenge('Meeting d’avant');
    await organiser.upload(before, {
      trialsData,
      startlists: {
        '000100-0-58': [
          { last: 'ORSEVAL', first: 'Maëlle', sex: 'F', dob: '2010-03-04', auid: '1234567', clubName: 'Orsay AC' },
        ],
      },
    });
    chOID = await organiser.createChallenge('Meeting du registre');
    await organiser.upload(chOID, {
      trialsData,
      startlists: {
        '000100-0-58': [
          { ...INES, pe: { pb: 12_840 } },
          { last: 'KERBRAT', first: 'Lou', category: 50 },
        ],
        '900003-0-50': [{ ...INES, pe: { pb: 5450 } }],
      },
    });
  });

  const open = (page: Page, screen: string) =>
    openAndSignIn(page, `${server.url}/mgr/lesecretariat/${chOID}/${screen}`);
  const entered = async (uid: string) => {
    const { startlists } = await organiser.call<{ startlists: Record<string, { last: string }[]> }>(
      'GET',
      `/api/lesecretariat/export/${chOID}`,
    );
    return (startlists[uid] ?? []).map(({ last }) => last);
  };

  test('a known athlete is entered late by the keyboard alone, in fewer than twelve keys, from the register and from a list', async ({
    page,
  }) => {
    await open(page, 'athletes');
    await expect(page.getByRole('button', { name: 'VALMOREL Inès' })).toBeVisible();
    const presses = await countPresses(page);
    await page.keyboard.press('n');
    await expect(page.getByRole('combobox', { name: 'Nom' })).toBeFocused();
    await page.keyboard.type('ors');
    await expect(page.getByRole('option', { name: /ORSEVAL Maëlle/ })).toContainText('2010 · Orsay AC');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Épreuve' })).toBeFocused();
    await page.keyboard.type('lon');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await presses()).toBeLessThan(MAX_KEYS);
    await expect(page.getByRole('row', { name: /ORSEVAL Maëlle/ })).toContainText('Longueur Cadettes');
    expect(await entered('900003-0-50')).toEqual(['VALMOREL', 'ORSEVAL']);

    await page.goto(`${server.url}/mgr/lesecretariat/${chOID}/starts`);
    await page.getByRole('checkbox', { name: '100 m Femmes, Engagés' }).check();
    await expect(page.getByRole('table', { name: '100 m Femmes – Engagés' })).toBeVisible();
    await page.getByRole('heading', { level: 1 }).focus();
    const more = await countPresses(page);
    await page.keyboard.press('n');
    await expect(page.getByRole('combobox', { name: 'Nom' })).toBeFocused();
    await page.keyboard.type('ors');
    await expect(page.getByRole('option', { name: /ORSEVAL Maëlle/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await more()).toBeLessThan(MAX_KEYS);
    expect(await entered('000100-0-58')).toContain('ORSEVAL');
  });

  test('an athlete is changed in every list, passes to another event, and has a history', async ({ page }) => {
    await open(page, 'athletes');
    await page.getByRole('button', { name: 'VALMOREL Inès' }).click();
    const drawer = page.getByRole('dialog', { name: 'VALMOREL Inès' });
    await drawer.getByRole('combobox', { name: 'Club' }).fill('Orsay');
    await page.getByRole('option', { name: 'Orsay AC' }).click();
    await drawer.getByLabel('Dossard').fill('77');
    await drawer.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('VALMOREL Inès : enregistré.')).toBeVisible();
    await expect(drawer.getByText('A modifié un athlète : club, dossard.')).toBeVisible();
    await drawer.getByRole('button', { name: /Passer vers une autre épreuve\s: Longueur Cadettes/ }).click();
    await page.getByRole('combobox', { name: 'Épreuve' }).fill('100');
    await expect(page.getByRole('option', { name: /100 m Hommes/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  for (const width of WIDTHS) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });

      test('the register, an athlete, a late entry and chosen rows of a list are seen whole', async ({ page }) => {
        const complaints = watchConsole(page);
        const look = async (name: string) => {
          await waitUntilSettled(page);
          await checkPage(page, { name, language: 'fr', variant: String(width), complaints });
        };
        await open(page, 'athletes');
        await expect(page.getByRole('button', { name: /^VALMOREL/ })).toBeVisible();
        await look('athletes');
        await page.getByRole('button', { name: /^VALMOREL/ }).click();
        await expect(page.getByRole('dialog').getByRole('heading', { name: 'Historique' })).toBeVisible();
        await look('athlete');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Ajouter un athlète' }).click();
        await page.getByRole('combobox', { name: 'Nom' }).fill('ors');
        await expect(page.getByRole('option', { name: /ORSEVAL/ })).toBeVisible();
        await look('athlete-add');
        await page.goto(`${server.url}/mgr/lesecretariat/${chOID}/starts`);
        await page.getByRole('checkbox', { name: '100 m Femmes, Engagés' }).check();
        if (width > 600) await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
        else
          await page
            .getByRole('button', { name: /^Autres actions pour/ })
            .first()
            .click();
        await look('starts-chosen');
      });
    });
  }
});
