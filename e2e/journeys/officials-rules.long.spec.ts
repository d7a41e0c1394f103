import type { Page } from '@playwright/test';
import { createContestMeeting } from '../support/contest-meeting.ts';
import { measureConsole } from '../support/judging-meeting.ts';
import { typeDigits } from '../support/long-jump-meeting.ts';
import {
  createOfficialsMeeting,
  notePress,
  openHighJump,
  press,
  readOwnFactIds,
  readOwnFacts,
  waitForPause,
} from '../support/officials-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { openTask } from '../support/start-meeting.ts';
import { expect, test } from '../support/test.ts';

/** A key that is touched again before the screen has answered the touch before, and what the rules say of it, in both languages. */
const REFUSALS = [
  {
    bibs: ['103', '104'],
    first: { fr: 'O, franchi', en: 'O, cleared' },
    second: { fr: 'X, échec', en: 'X, failed' },
    cell: 'o',
    fr: 'Cette barre est déjà franchie (TR 26.2).',
    en: 'This bar is cleared already (TR 26.2).',
  },
  {
    bibs: ['101', '102'],
    first: { fr: 'impasse', en: 'pass' },
    second: { fr: 'O, franchi', en: 'O, cleared' },
    cell: 'x-',
    fr: 'Après une impasse, plus d’essai à cette barre (TR 26.2).',
    en: 'No more attempt at a bar after a pass (TR 26.2).',
  },
  {
    bibs: ['105', '106'],
    first: { fr: 'X, échec', en: 'X, failed' },
    second: { fr: 'impasse', en: 'pass' },
    cell: 'xxx',
    fr: 'Trois échecs de suite : plus d’essai (TR 26.2).',
    en: 'Three failures in a row: no more attempts (TR 26.2).',
  },
] as const;

const TITLES = { fr: 'Rien n’est écrit.', en: 'Nothing is written.' } as const;

/** A text without the spaces that only keep words together. */
const readText = async (page: Page, selector: string) =>
  (await page.locator(selector).allTextContents()).join(' ').replace(/[\u00a0\u202f]/g, ' ');

/** Touches a key, and another one while the telephone is still busy with the first: both stand on the screen that was seen. */
async function pressTwoWhileBusy(page: Page, first: string, second: string): Promise<void> {
  await waitForPause(page);
  const keys = await Promise.all(
    [first, second].map((name) => page.getByRole('button', { name, exact: true }).elementHandle()),
  );
  await page.evaluate(
    ([one, other]) => {
      (one as HTMLElement).click();
      const busyUntil = performance.now() + 400;
      while (performance.now() < busyUntil);
      (other as HTMLElement).click();
    },
    keys as [unknown, unknown],
  );
  await notePress(page);
}

test('37. An attempt that the rules refuse names the rule in French and in English, and leaves the sheet as it was', async ({
  page,
  sharedServer: server,
}) => {
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createOfficialsMeeting(organiser, { name: 'Régionaux du Val 37', athletes: 6 });
  await openHighJump(page, server.url, meeting.code);
  const called = page.locator('.w2 .bib');
  const refusal = page.getByRole('alert');
  let language: 'fr' | 'en' = 'fr';
  async function speak(wanted: 'fr' | 'en'): Promise<void> {
    if (wanted === language) return;
    await page.locator('.hd .st').click();
    await press(page, wanted === 'en' ? 'English' : 'Français');
    await press(page, wanted === 'en' ? 'Back' : 'Retour');
    language = wanted;
  }
  async function sayNext(bib: string, key: { fr: string; en: string }): Promise<void> {
    await expect(called).toHaveText(bib);
    await press(page, key[language]);
  }
  /** Both the device and the server have `count` facts, and the sheet has what they say of an athlete. */
  async function expectWritten(count: number, bib: string, cell: string): Promise<void> {
    expect(await readOwnFactIds(page)).toHaveLength(count);
    await expect.poll(async () => (await meeting.readFactIds(server.url)).length).toBe(count);
    expect((await meeting.readHighJump()).rows[bib]).toBe(cell);
  }
  async function expectRefusal(text: string): Promise<void> {
    await expect(refusal).toContainText(TITLES[language]);
    expect(await readText(page, '[role=alert]')).toContain(text);
    await press(page, language === 'fr' ? 'Vu' : 'Seen');
    await expect(refusal).toHaveCount(0);
  }
  const failed = { fr: 'X, échec', en: 'X, failed' };
  async function refuseNext(one: (typeof REFUSALS)[number]): Promise<void> {
    for (const [at, bib] of one.bibs.entries()) {
      await speak(at === 0 ? 'fr' : 'en');
      await expect(called).toHaveText(bib);
      const before = (await readOwnFactIds(page)).length;
      await pressTwoWhileBusy(page, one.first[language], one.second[language]);
      await expectRefusal(one[language]);
      await expectWritten(before + 1, bib, `1.70 ${one.cell}`);
    }
  }
  const [cleared, passed, out] = REFUSALS;
  for (const bib of ['101', '102']) await sayNext(bib, failed);
  await refuseNext(cleared);
  for (const bib of ['105', '106']) await sayNext(bib, failed);
  await refuseNext(passed);
  for (const bib of ['105', '106']) await sayNext(bib, failed);
  await refuseNext(out);
  await press(page, 'Raise…');
  await press(page, /^Raise\s*to/);
  await sayNext('101', failed);
  // With the failure before the pass, a third one would be the fourth.
  for (const wanted of ['en', 'fr'] as const) {
    await speak(wanted);
    const before = { count: (await readOwnFactIds(page)).length, sheet: await readText(page, '.grid') };
    await page
      .getByRole('button', { name: wanted === 'fr' ? /^Corriger 101 à 1\.75/ : /^Correct 101 at 1\.75/ })
      .click();
    await page.getByRole('button', { name: 'xxx', exact: true }).click();
    await press(page, wanted === 'fr' ? 'Corriger' : 'Correct');
    await expectRefusal(out[wanted]);
    expect(await readText(page, '.grid')).toBe(before.sheet);
    await expectWritten(before.count, '101', '1.70 x- 1.75 x');
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
