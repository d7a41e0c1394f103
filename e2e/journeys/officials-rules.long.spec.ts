import type { Page } from '@playwright/test';
import { createContestMeeting } from '../support/contest-meeting.ts';
import { measureConsole } from '../support/judging-meeting.ts';
import { typeDigits } from '../support/long-jump-meeting.ts';
import {
  createOfficialsMeeting,
  openHighJump,
  press,
  readOwnFactIds,
  readOwnFacts,
} from '../support/officials-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { openTask } from '../support/start-meeting.ts';
import { expect, test } from '../support/test.ts';

/** What is refused to an athlete whose cell at the bar says `cell`, in both languages. */
const REFUSALS = [
  {
    cell: 'x–',
    key: { fr: 'O, franchi', en: 'O, cleared' },
    fr: 'Après une impasse, plus d’essai à cette barre (TR 26.2).',
    en: 'No more attempt at a bar after a pass (TR 26.2).',
  },
  {
    cell: 'xo',
    key: { fr: 'X, échec', en: 'X, failed' },
    fr: 'Cette barre est déjà franchie (TR 26.2).',
    en: 'This bar is cleared already (TR 26.2).',
  },
  {
    cell: 'xxx',
    key: { fr: 'impasse', en: 'pass' },
    fr: 'Trois échecs de suite : plus d’essai (TR 26.2).',
    en: 'Three failures in a row: no more attempts (TR 26.2).',
  },
] as const;

/** A text without the spaces that only keep words together. */
const readText = async (page: Page, selector: string) =>
  (await page.locator(selector).allTextContents()).join(' ').replace(/[\u00a0\u202f]/g, ' ');

test('37. An attempt that the rules refuse names the rule in French and in English, and leaves the sheet as it was', async ({
  page,
  sharedServer: server,
}) => {
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createOfficialsMeeting(organiser, { name: 'Régionaux du Val 37', athletes: 3 });
  await openHighJump(page, server.url, meeting.code);
  const called = page.locator('.w2 .bib');
  const speak = async (language: 'English' | 'Français') => {
    await page.locator('.hd .st').click();
    await page.getByRole('button', { name: language }).click();
    await press(page, language === 'English' ? 'Back' : 'Retour');
  };
  for (const bib of ['101', '102', '103']) {
    await expect(called).toHaveText(bib);
    await press(page, 'X, échec');
  }
  await expect(called).toHaveText('101');
  await press(page, 'Autre…');
  await press(page, /^102/);
  await expect(called).toHaveText('102');
  for (const { cell, key, fr, en } of REFUSALS) {
    await page.getByRole('button', { name: /^Corriger 102 à 1\.70/ }).click();
    await page.getByRole('button', { name: cell, exact: true }).click();
    await press(page, 'Corriger');
    // Whoever is called stays called: the keys are there, and the rules decide.
    await expect(called).toHaveText('102');
    const letters = cell.replace('–', '-');
    await expect.poll(async () => (await meeting.readHighJump()).rows['102']).toBe(`1.70 ${letters}`);
    await expect(page.locator('.grid')).not.toContainText('non envoyé');
    const before = { own: await readOwnFactIds(page), sheet: await meeting.readHighJump() };
    const grid = await readText(page, '.grid');
    await press(page, key.fr);
    const refusal = page.getByRole('alert');
    await expect(refusal).toContainText('Rien n’est écrit.');
    expect(await readText(page, '[role=alert]')).toContain(fr);
    expect(await readText(page, '.grid')).toBe(grid);
    await press(page, 'Vu');
    await expect(refusal).toHaveCount(0);
    await speak('English');
    await press(page, key.en);
    await expect(refusal).toContainText('Nothing is written.');
    expect(await readText(page, '[role=alert]')).toContain(en);
    await speak('Français');
    expect(await readText(page, '.grid')).toBe(grid);
    // What is written next comes after everything that the refused keys could have written.
    await press(page, 'Horloge');
    await expect.poll(async () => (await readOwnFactIds(page)).length).toBe(before.own.length + 1);
    expect((await readOwnFactIds(page)).slice(0, -1)).toEqual(before.own);
    await expect.poll(async () => (await meeting.readFactIds(server.url)).length).toBe(before.own.length + 1);
    expect(await meeting.readHighJump()).toEqual(before.sheet);
    await press(page, 'Arrêter');
  }
});

test('31, 32, 42. Passes announced before are proposed together at each bar, and written only once the judge confirms them', async ({
  page,
  sharedServer: server,
}) => {
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createOfficialsMeeting(organiser, {
    name: 'Régionaux du Val 42',
    athletes: 5,
    heights: [1700, 1750, 1800],
  });
  await openHighJump(page, server.url, meeting.code);
  const called = page.locator('.w2 .bib');
  const proposal = page.getByRole('status').filter({ hasText: /annoncées?/ });
  const listWritten = async () =>
    (await readOwnFacts(page)).flatMap(({ kind, row, r }) => (kind === 'attempt' ? [`${row?.slice(4)} ${r}`] : []));
  const announce = async (who: RegExp, bar: string, action: RegExp) => {
    await press(page, 'Autres actions');
    await press(page, 'Première barre d’un athlète…');
    await page.getByRole('button', { name: who }).click();
    await page.getByRole('button', { name: bar, exact: true }).click();
    await press(page, action);
  };
  await expect(called).toHaveText('101');
  await expect(proposal).toHaveCount(0);
  await announce(/^103 /, '1.80', /^103\s: dès 1\.80$/);
  await announce(/^105 /, '1.75', /^105\s: dès 1\.75$/);
  await announce(/^102 /, '1.80', /^102\s: dès 1\.80$/);
  await expect(proposal).toContainText(/3 impasses annoncées\s: 102, 103, 105/);

  await measureConsole(page, 'announced passes');
  await press(page, 'Autres actions');
  await press(page, 'Première barre d’un athlète…');
  await measureConsole(page, 'first bar');
  await press(page, 'Annuler');

  // Unasked nothing is written: not by time, not by an attempt of somebody else.
  await press(page, 'O, franchi');
  await expect(called).toHaveText('102');
  await expect.poll(async () => (await meeting.readHighJump()).rows['101']).toBe('1.70 o');
  await expect.poll(async () => (await meeting.readFactIds(server.url)).length).toBe(4);
  expect(await listWritten()).toEqual(['101 o']);
  // 102 has changed her mind, and jumps.
  await press(page, 'O, franchi');
  await expect(proposal).toContainText(/2 impasses annoncées\s: 103, 105/);
  await press(page, 'Confirmer');
  await expect(proposal).toHaveCount(0);
  await expect(called).toHaveText('104');
  expect(await listWritten()).toEqual(['101 o', '102 o', '103 -', '105 -']);
  await press(page, 'O, franchi');

  await press(page, 'Monter…');
  await expect(page.getByRole('dialog')).toContainText(/2 impasses annoncées sont proposées ensuite\s: 102, 103\./);
  await press(page, /^Monter\s*à 1\.75/);
  await expect(called).toHaveText('101');
  await expect(proposal).toContainText(/2 impasses annoncées\s: 102, 103/);
  await press(page, 'Confirmer');
  for (const bib of ['101', '104', '105']) {
    await expect(called).toHaveText(bib);
    await press(page, 'O, franchi');
  }
  await press(page, 'Monter…');
  await press(page, /^Monter\s*à 1\.80/);
  await expect(called).toHaveText('101');
  await expect(proposal).toHaveCount(0);
  await expect
    .poll(async () => (await meeting.readHighJump()).rows)
    .toEqual({
      '101': '1.70 o 1.75 o',
      '102': '1.70 o 1.75 -',
      '103': '1.70 - 1.75 -',
      '104': '1.70 o 1.75 o',
      '105': '1.70 - 1.75 o',
    });
});

test('44. A foul that is measured under protest gives the two rankings until the ruling, in the middle of a contest and at its end', async ({
  page,
  sharedServer: server,
}) => {
  const meeting = await createContestMeeting(
    await OrganiserClient.signIn(server.url),
    server.url,
    { name: 'Régionaux du Val 44', event: 'Longueur', g0: 900_003, round: 'f', dets: { nbTries: 2, cuts: [] } },
    ['MARCHEL', 'ORVELLE', 'VALMOREL'].map((last, at) => ({ bib: String(301 + at), last, first: 'Noé' })),
  );
  const task = { url: server.url, code: meeting.code, task: /^Essais/, place: 'Sautoir 2', trial: /Longueur/ };
  await openTask(page, task);
  await press(page, 'Je tiens cette épreuve');
  const called = page.locator('.w2 .bib');
  const jump = async (bib: string, digits: string) => {
    await expect(called).toHaveText(bib);
    await press(page, 'Blanc mesurer');
    await typeDigits(page, digits);
    await press(page, /^Valider/);
  };
  const measureFoul = async (bib: string, digits: string) => {
    await expect(called).toHaveText(bib);
    await press(page, 'Autres actions');
    await press(page, `Mesurer un essai nul de ${bib} sous réclamation`);
    await typeDigits(page, digits);
    await press(page, /^Valider/);
  };
  const rule = async (cell: RegExp, answer: string) => {
    await page.getByRole('button', { name: cell }).click();
    await press(page, answer);
  };
  const places = (upheld: string, dismissed: string) =>
    new RegExp(`réclamation\\s: place ${upheld} si acceptée, ${dismissed} sinon`);

  await jump('301', '600');
  await jump('302', '590');
  await measureFoul('303', '620');
  await expect(called).toHaveText('301');
  await expect(page.locator('.who')).toContainText(places('2', '1'));
  await press(page, 'X mordu');
  await expect(called).toHaveText('302');
  await expect(page.locator('.who')).toContainText(places('3', '2'));
  // Until the ruling the foul counts (TR 8.5).
  await expect.poll(async () => (await meeting.readSheet()).places).toEqual({ '303': 1, '301': 2, '302': 3 });
  await rule(/^Corriger 303, essai 1/, 'Réclamation rejetée');
  await expect(page.locator('.who')).not.toContainText('réclamation');
  await expect.poll(async () => (await meeting.readSheet()).places).toEqual({ '301': 1, '302': 2 });

  await measureFoul('302', '630');
  await expect(called).toHaveText('303');
  await expect(page.locator('.who')).not.toContainText('réclamation');
  await press(page, 'X mordu');
  await expect(page.getByRole('heading', { name: 'Plus d’essai.' })).toBeVisible();
  const line = (bib: string) => page.locator('.cut li').filter({ has: page.getByText(bib, { exact: true }) });
  await expect(line('302')).toContainText(places('1', '2'));
  await expect(line('301')).toContainText(places('2', '1'));
  await expect.poll(async () => (await meeting.readSheet()).places).toEqual({ '302': 1, '301': 2 });
  await press(page, 'Autres actions');
  await press(page, 'Corriger…');
  await rule(/^Corriger 302, essai 2/, 'Réclamation acceptée');
  await press(page, 'Corrections finies');
  await expect(page.locator('.cut')).not.toContainText('réclamation');
  await expect(page.locator('.cut .bib')).toHaveText(['302', '301', '303']);
  await expect
    .poll(async () => (await meeting.readSheet()).attempts)
    .toEqual({ '301': '600 x', '302': '590 630', '303': 'x x' });
});
