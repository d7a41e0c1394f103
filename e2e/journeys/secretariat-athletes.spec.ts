import type { Page } from '@playwright/test';
import { OrganiserClient } from '../support/organiser.ts';
import { countPresses } from '../support/secretary.ts';
import type { RunningServer } from '../support/server.ts';
import { signInAt } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';
import { stadiumTime } from '../support/today.ts';

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

  const open = (page: Page, screen: string) => signInAt(page, `${server.url}/mgr/lesecretariat/${chOID}/${screen}`);
  const entered = async (uid: string) => {
    const { startlists } = await organiser.call<{ startlists: Record<string, { last: string }[]> }>(
      'GET',
      `/api/lesecretariat/export/${chOID}`,
    );
    return (startlists[uid] ?? []).map(({ last }) => last);
  };

  test('a known athlete is entered late by the keyboard alone, in fewer than twelve keys', async ({ page }) => {
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
  });
});
