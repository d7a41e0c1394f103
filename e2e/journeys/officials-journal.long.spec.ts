import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openCuttableNetwork } from '../support/cuttable-network.ts';
import { WIDE } from '../support/marks-grid.ts';
import {
  createOfficialsMeeting,
  findFirstCell,
  openHighJump,
  press,
  readHighJump,
  readOwnFactIds,
} from '../support/officials-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { readQr } from '../support/read-qr.ts';
import { openAndSignIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

/** Writes an attempt for whoever is called; says whose it was. */
async function write(page: Page, key: string): Promise<string> {
  const called = page.locator('.w2 .bib');
  const bib = (await called.textContent()) ?? '';
  await press(page, key);
  await expect(called).not.toHaveText(bib);
  return bib;
}

/** Saves the log of the device whose page is open; the path of the file. */
async function saveLog(page: Page): Promise<string> {
  const saved = page.waitForEvent('download');
  await press(page, 'Fichier du journal');
  return (await saved).path();
}

/** One attempt that the server has, then two without a network; `rows`: what the sheet says once it has them all. */
async function judgeThroughCut(page: Page, url: string, name: string) {
  const meeting = await createOfficialsMeeting(await OrganiserClient.signIn(url), { name, athletes: 5 });
  const network = await openCuttableNetwork(url);
  await openHighJump(page, network.url, meeting.code);
  const sent = await write(page, 'O, franchi');
  await expect.poll(async () => (await meeting.readHighJump()).rows[sent]).toBe('1.70 o');
  await network.cut();
  const rows = {
    [sent]: '1.70 o',
    [await write(page, 'X, échec')]: '1.70 x',
    [await write(page, 'O, franchi')]: '1.70 o',
  };
  return { meeting, network, sent, rows };
}

test('24. The file of a journal is imported at the secretariat, which says what is new, what was there and what stands aside; twice changes nothing, nor does the phone that comes back', async ({
  page,
  browser,
  sharedServer: server,
}) => {
  const { meeting, network, rows } = await judgeThroughCut(page, server.url, 'Régionaux du Val 24');
  const other = await (await browser.newContext()).newPage();
  await readHighJump(other, server.url, meeting.code, 'Sautoir 3');
  await press(other, 'Reprendre cette épreuve…');
  await press(other, 'Reprendre');
  await expect(other.getByRole('button', { name: 'O, franchi' })).toBeVisible();
  const late = await write(page, 'X, échec');
  await page.locator('.hd .st').click();
  const file = await saveLog(page);

  const desk = await (await browser.newContext({ viewport: WIDE })).newPage();
  await openAndSignIn(desk, `${server.url}/mgr/lesecretariat/${meeting.chOID}/files`);
  const bring = async (outcome: RegExp) => {
    await desk.getByLabel('Journal d’un appareil (.json)').setInputFiles(file);
    await expect(desk.getByRole('status').filter({ hasText: 'Journal lu.' })).toHaveText(outcome);
  };
  await bring(/nouveaux\s: 2\s; déjà là\s: 1\s; mis à part\s: 1\s; refusés\s: 0/);
  expect((await meeting.readHighJump()).rows).toEqual(rows);
  await desk.reload();
  await bring(/nouveaux\s: 0\s; déjà là\s: 3\s; mis à part\s: 1\s; refusés\s: 0/);
  // The judge who took over decides on it.
  await press(other, 'Voir');
  await press(other, 'La garder');
  await expect.poll(async () => (await meeting.readHighJump()).rows[late]).toBe('1.70 x');

  const own = await readOwnFactIds(page);
  await network.mend();
  await expect(page.getByRole('banner')).not.toContainText('Hors ligne');
  await expect(page.getByRole('listitem').filter({ hasText: 'reçu' })).toHaveCount(4, { timeout: 40_000 });
  const ids = await meeting.readFactIds(server.url);
  expect(ids.filter((id) => own.includes(id))).toEqual(own);
  expect(new Set(ids).size).toBe(ids.length);
  expect((await meeting.readHighJump()).rows).toEqual({ ...rows, [late]: '1.70 x' });
});

test('25. A console whose code is revoked still shows its sheet and its journal, saves it and hands it over; a new code of the kind goes on, and each fact counts once', async ({
  page,
  browser,
  sharedServer: server,
}) => {
  const { meeting, network, sent, rows } = await judgeThroughCut(page, server.url, 'Régionaux du Val 25');
  const code = await meeting.renewCode();
  await network.mend();
  await expect(page.getByText(/Ce code a été révoqué/)).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole('banner')).toContainText('code');
  for (const [bib, row] of Object.entries(rows)) await expect(findFirstCell(page, bib)).toContainText(row.at(-1) ?? '');
  expect((await meeting.readHighJump()).rows).toEqual({ [sent]: '1.70 o' });

  const own = await readOwnFactIds(page);
  await page.locator('.hd .st').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'n°' })).toHaveCount(3);
  const { logs } = JSON.parse(await readFile(await saveLog(page), 'utf8')) as {
    logs: { sources: { facts: { fact: { id: string } }[] }[] }[];
  };
  expect(logs.flatMap(({ sources }) => sources.flatMap(({ facts }) => facts.map(({ fact }) => fact.id)))).toEqual(own);
  await press(page, 'Donner par QR');
  const picture = page.getByRole('img', { name: 'QR du journal, partie 1 sur 1' });
  await expect(picture).toBeVisible();
  const link = (await readQr(page, await picture.screenshot())) ?? '';
  const other = await (await browser.newContext()).newPage();
  await readHighJump(other, server.url, code, 'Sautoir 3');
  await other.goto(link.replace(network.url, server.url));
  await expect(other.getByText(/Sautoir 2\s: 3 notes, dont 3 nouvelles/)).toBeVisible();
  await expect.poll(async () => (await meeting.readHighJump()).rows).toEqual(rows);

  for (let step = 0; step < 2; step += 1) await press(page, 'Retour');
  await press(page, 'Taper le code');
  await page.getByLabel('Code de la fiche').fill(code);
  await press(page, 'Continuer');
  await expect(page.getByText(/Ce code a été révoqué/)).toHaveCount(0);
  await press(page, 'Voir les épreuves');
  await page.getByRole('button', { name: /Hauteur/ }).click();
  const next = await write(page, 'O, franchi');
  await expect.poll(async () => (await meeting.readHighJump()).rows).toEqual({ ...rows, [next]: '1.70 o' });
  expect(await readOwnFactIds(page)).toHaveLength(4);
  expect((await meeting.readFactIds(server.url)).toSorted()).toEqual((await readOwnFactIds(page)).toSorted());
  await expect(page.getByRole('banner')).not.toContainText('à voir');
});
