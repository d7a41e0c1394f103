import type { Page } from '@playwright/test';
import { CONSOLES, createConsolesMeeting, openConsole } from '../support/consoles.ts';
import {
  createOfficialsMeeting,
  judge,
  notePress,
  openHighJump,
  press,
  readHighJump,
  readOwnFactIds,
  waitForPause,
} from '../support/officials-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { expect, test } from '../support/test.ts';

const PHONES = [
  { width: 360, height: 740 },
  { width: 360, height: 640 },
] as const;

/** On each phone, with and without gloves. */
async function* setPhones(page: Page) {
  for (const phone of PHONES)
    for (const hasGloves of [false, true]) {
      await page.setViewportSize(phone);
      await page.evaluate((isOn) => document.documentElement.toggleAttribute('data-gants', isOn), hasGloves);
      yield `${phone.width} × ${phone.height}${hasGloves ? ', gloves' : ''}`;
    }
  await page.setViewportSize(PHONES[0]);
  await page.evaluate(() => document.documentElement.removeAttribute('data-gants'));
}

async function tapAt(page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<void> {
  await waitForPause(page);
  await page.mouse.click(x, y);
  await notePress(page);
}

/**
 * The key of a sheet that confirms lies nowhere under the key that opened it: a second tap at the same point writes nothing, and the phone’s
 * back button cancels.
 */
async function expectApart(page: Page, opener: string | RegExp): Promise<void> {
  const before = await readOwnFactIds(page);
  const dialog = page.getByRole('dialog');
  for await (const phone of setPhones(page)) {
    const state = `${opener} at ${phone}`;
    const key = page.getByRole('button', { name: opener, exact: typeof opener === 'string' });
    await key.scrollIntoViewIfNeeded();
    const from = (await key.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const middle = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
    await tapAt(page, middle);
    await expect(dialog, state).toBeVisible();
    const confirm = (await dialog.locator('.keys').last().getByRole('button').nth(1).boundingBox()) ?? from;
    const isApart =
      confirm.x >= from.x + from.width ||
      from.x >= confirm.x + confirm.width ||
      confirm.y >= from.y + from.height ||
      from.y >= confirm.y + confirm.height;
    expect(isApart, `${state}: ${JSON.stringify([from, confirm])}`).toBe(true);
    expect(confirm.y + confirm.height, `${state}: on the screen`).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    await tapAt(page, middle);
    expect(await readOwnFactIds(page), state).toEqual(before);
    if (await dialog.isVisible()) await page.goBack();
    await expect(dialog, state).toHaveCount(0);
  }
}

test('35. What must not happen by accident is confirmed elsewhere than it was asked: a high jump with its jump-off', async ({
  page,
  browser,
  sharedServer: server,
}) => {
  test.setTimeout(6 * 60_000);
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createOfficialsMeeting(organiser, {
    name: 'Régionaux du Val 35',
    athletes: 2,
    heights: [1700, 1750],
  });
  await openHighJump(page, server.url, meeting.code);
  await expectApart(page, 'Retrait…');
  const other = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await other.setViewportSize(PHONES[0]);
  await readHighJump(other, server.url, meeting.code, 'Sautoir 3');
  await expectApart(other, 'Reprendre cette épreuve…');
  await other.context().close();
  await judge(
    page,
    () => 'o',
    () => page.getByRole('button', { name: 'Monter…' }).isVisible(),
  );
  await expectApart(page, 'Monter…');
  await judge(
    page,
    (_, bar) => (bar === '1.70' ? 'o' : 'x'),
    () => page.getByText(/Égalité à la première place/).isVisible(),
  );
  await expectApart(page, /^Barrage…/);
  await press(page, /^Barrage…/);
  await press(page, /^Barrage(?!…)/);
  await expectApart(page, 'Arrêter…');
  await press(page, 'O, franchi');
  await press(page, 'X, échec');
  await expect(page.getByRole('heading', { name: 'Plus personne à la barre.' })).toBeVisible();
  await expectApart(page, 'Terminer et signer…');
  await press(page, 'Terminer et signer…');
  await press(page, 'Terminer et signer');
  await expectApart(page, 'Rouvrir…');
});

const ASKED: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  Essais: ['Retrait…'],
  Départ: ['Rappel…'],
  'Marche – juge': [/^genou >\s*Carton rouge…$/, /^contact ~\s*Carton rouge…$/],
  'Marche – secrétaire': ['Taper un bulletin papier…'],
  'Chambre d’appel': [/^Clore l’appel…/],
};

for (const path of CONSOLES.filter(({ task }) => ASKED[task] !== undefined))
  test(`35. What must not happen by accident is confirmed elsewhere than it was asked: ${path.task}`, async ({
    page,
    sharedServer: server,
  }) => {
    const organiser = await OrganiserClient.signIn(server.url);
    const meeting = await createConsolesMeeting(organiser, server.url, `Régionaux du Val 35 ${path.task}`);
    await page.setViewportSize(PHONES[0]);
    await openConsole(page, server.url, meeting, path);
    if (path.task === 'Marche – juge') for (const key of ['6', '0', '1', '601 RIVOALLAN']) await press(page, key);
    for (const opener of ASKED[path.task] ?? []) await expectApart(page, opener);
  });
