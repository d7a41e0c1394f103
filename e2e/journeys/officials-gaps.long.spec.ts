import type { Page } from '@playwright/test';
import { beginWith, CONSOLES, createConsolesMeeting, openConsole } from '../support/consoles.ts';
import { press } from '../support/officials-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { findLowKeys, findNarrowGaps } from '../support/sight.ts';
import { expect, test } from '../support/test.ts';

const SIZES = [
  { width: 320, height: 740 },
  { width: 360, height: 740 },
  { width: 768, height: 900 },
  { width: 1280, height: 900 },
] as const;
const LOW_PHONE = { width: 360, height: 640 };
const MIN_GAP = 8;
/** With gloves: gaps, and the least height of a main key, which is a third more than without. */
const GLOVES = { gap: 16, height: 96 };

/** What is pressed to fill the sheet of a console with cells and lines that may be touched. */
const FILLED: Readonly<Record<string, readonly string[]>> = {
  Barres: ['O, franchi', 'X, échec', 'O, franchi', 'O, franchi'],
  Essais: ['X mordu', 'X mordu', 'X mordu', 'X mordu'],
};
/** Another state of a console, and the keys that lead there. */
const FURTHER: Readonly<Record<string, readonly string[]>> = {
  Essais: ['Blanc mesurer', '5', '8'],
  Vent: ['Lire maintenant', '1'],
  Tours: ['401'],
  'Chrono A': ['DÉPART'],
  'Chrono B': ['5'],
  'Marche – juge': ['6', '0', '1', '601 RIVOALLAN'],
};
/** Sheets, by the words of the keys that open them. */
const SHEETS: Readonly<Record<string, readonly string[]>> = {
  Barres: ['Autres actions', 'Retrait', 'Autre…'],
  Essais: ['Autres actions', 'Retrait'],
  Horloge: ['Autre durée'],
  Départ: ['Rappel'],
  'Photo-finish': ['Contrôle du zéro'],
  'Marche – secrétaire': ['Taper un bulletin papier'],
  'Chambre d’appel': ['Clore l’appel'],
};

async function expectGaps(page: Page, state: string, isWide: boolean): Promise<void> {
  for (const size of SIZES.filter(({ width }) => !isWide || width >= 768)) {
    await page.setViewportSize(size);
    expect.soft(await findNarrowGaps(page, MIN_GAP), `${state} at ${size.width}`).toEqual([]);
  }
  if (isWide) return;
  await page.evaluate(() => document.documentElement.toggleAttribute('data-gants', true));
  await page.setViewportSize(LOW_PHONE);
  expect.soft(await findNarrowGaps(page, GLOVES.gap), `${state}, gloves`).toEqual([]);
  expect.soft(await findLowKeys(page, GLOVES.height), `${state}, gloves`).toEqual([]);
  await page.evaluate(() => document.documentElement.toggleAttribute('data-gants', false));
  await page.setViewportSize(SIZES[1]);
}

for (const path of CONSOLES)
  test(`31. What a finger may touch in «${path.task}» is apart from what is beside it, more so with gloves, whose keys fit a low phone`, async ({
    page,
    sharedServer: server,
  }) => {
    const { task, isWide = false } = path;
    const organiser = await OrganiserClient.signIn(server.url);
    const meeting = await createConsolesMeeting(organiser, server.url, `Régionaux du Val 31 ${task}`);
    await page.setViewportSize(isWide ? SIZES[3] : SIZES[1]);
    await openConsole(page, server.url, meeting, path);
    for (const key of FILLED[task] ?? []) await press(page, beginWith(key));
    // The way to correct comes once nothing is taken back at once any more.
    if (FILLED[task] !== undefined)
      await expect(page.getByRole('button', { name: 'Corriger', exact: true })).toBeVisible();
    await expectGaps(page, task, isWide);
    for (const key of SHEETS[task] ?? []) {
      await press(page, beginWith(key));
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectGaps(page, `${task}, ${key}`, isWide);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    const further = FURTHER[task] ?? [];
    for (const key of further) {
      const name = /^\d$/.test(key) ? key : beginWith(key);
      await press(page, name);
    }
    if (further.length > 0) await expectGaps(page, `${task} after ${further.join(', ')}`, isWide);
    if (task !== 'Barres') return;
    await press(page, 'Autres actions');
    await press(page, 'Mettre en pause…');
    await expectGaps(page, 'pause', isWide);
    await page.keyboard.press('Escape');
    await page.locator('.hd .st').click();
    await expect(page.getByRole('heading', { name: 'Cet appareil' })).toBeVisible();
    await expectGaps(page, 'this device', isWide);
    await press(page, 'Retour');
    await press(page, 'Retour');
    await expect(page.getByRole('button', { name: /Hauteur/ })).toBeVisible();
    await expectGaps(page, 'events', isWide);
  });
