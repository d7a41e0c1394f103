import { findSeriousViolations } from '../support/axe.ts';
import { openCuttableNetwork } from '../support/cuttable-network.ts';
import {
  createLongJumpMeeting,
  judgeAttempt,
  LONG_JUMP_FINAL,
  LONG_JUMP_PLACES,
  openLongJump,
  typeDigits,
} from '../support/long-jump-meeting.ts';
import { press } from '../support/officials-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { findCutTexts, findFaintTexts, findSmallTargets } from '../support/sight.ts';
import { expect, longTest, test } from '../support/test.ts';

const IS_LONG = process.env.FOULEE_LONG === '1';

test.use({ serviceWorkers: 'allow' });

longTest(
  '4, 9, 36, 38, 43, 45. A judge writes a long jump of twelve without a network, with two kills: cut, tie, new order, a correction and winds; the sheet of the server is hers, each fact once',
  async ({ page: first, context, sharedServer: server }) => {
    test.slow();
    let page = first;
    const organiser = await OrganiserClient.signIn(server.url);
    const meeting = await createLongJumpMeeting(organiser, server.url, 'Régionaux du Val 43');
    const network = await openCuttableNetwork(server.url);
    await openLongJump(page, network.url, meeting.code);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await network.cut();
    const reopen = async () => {
      await page.close();
      page = await context.newPage();
      await page.goto(`${network.url}/officiel/`);
      await expect(page.getByRole('banner')).toContainText('Hors ligne');
    };
    const judgeMany = async (count: number) => {
      const bibs: string[] = [];
      for (let at = 0; at < count; at += 1) bibs.push(await judgeAttempt(page));
      return bibs;
    };

    // A slip of the pen in the first attempt, with the wind that the judge read herself.
    await press(page, 'Blanc mesurer');
    await typeDigits(page, '624');
    await page.getByRole('button', { name: 'vent ?' }).click();
    await typeDigits(page, '08');
    await page.getByRole('button', { name: '+ vent favorable' }).click();
    await press(page, '+0.8');
    await press(page, 'Valider 6.24');
    await expect(page.locator('.w2 .bib')).toHaveText('302');
    await judgeMany(11);
    // The gauge has heard of the second attempt before the judge's phone is heard again.
    await meeting.sayWind('301', 2, 2.4);
    await judgeMany(4);
    await press(page, 'Blanc mesurer');
    await expect(page.getByText('Mesure en cours')).toBeVisible();
    await reopen();
    await expect(page.getByText('Mesure en cours')).toBeVisible();
    await press(page, 'Annuler');
    await page.getByRole('button', { name: /^Corriger 301, essai 1/ }).click();
    await typeDigits(page, '642');
    await press(page, 'Corriger');
    await expect(page.getByRole('button', { name: /^Corriger 301, essai 1/ })).toContainText('6.42');
    await judgeMany(20);

    await expect(page.getByRole('heading', { name: 'Égalité à la 8e place' })).toBeVisible();
    await expect(page.locator('.who')).toContainText('RIVOALLAN, LESCOUËT : 6.12.');
    await expect(page.locator('.cut .bib')).toHaveText('306 307 311 310 305 312 301 308 303 302 304 309'.split(' '));
    await expect(page.locator('.cutline')).toHaveText('S’arrêtent ici');
    await press(page, 'Passer à la finale à 8 (9)…');
    await press(page, 'Continuer');
    expect(await judgeMany(9)).toEqual('306 307 311 310 305 312 301 308 303'.split(' '));
    await reopen();
    await judgeMany(17);
    await expect(page.getByRole('heading', { name: 'Plus d’essai.' })).toBeVisible();
    await expect(page.locator('.cut .bib')).toHaveText([...LONG_JUMP_PLACES, '309']);

    expect((await meeting.readFacts()).map(({ kind }) => kind)).toEqual(['wind']);
    await network.mend();
    await expect(page.getByRole('banner')).not.toContainText('Hors ligne');
    await press(page, 'Terminer et signer…');
    await press(page, 'Terminer et signer');
    await expect.poll(async () => (await meeting.readSheet()).status).toBe(15);
    const { attempts, places, winds } = await meeting.readSheet();
    expect(attempts).toEqual(
      Object.fromEntries(Object.entries(LONG_JUMP_FINAL).map(([bib, one]) => [bib, one.attempts])),
    );
    expect(places).toEqual(LONG_JUMP_PLACES);
    expect(winds['301']).toEqual([0.8, 2.4, undefined, undefined, undefined, undefined]);
    const facts = await meeting.readFacts();
    expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
    expect(facts.filter(({ kind }) => kind === 'attempt')).toHaveLength(62);
  },
);

test('31, 32, 40. At every width the keys are large, nothing is cut, axe finds nothing serious by day and by night, and a mark ten metres too long is asked about', async ({
  page,
  sharedServer: server,
}) => {
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createLongJumpMeeting(organiser, server.url, 'Régionaux du Val 31 bis');
  await openLongJump(page, server.url, meeting.code);
  const measureTargets = async (state: string) => {
    for (const width of IS_LONG ? [320, 360, 412, 768, 1280] : [320, 768]) {
      await page.setViewportSize({ width, height: width < 700 ? 740 : 900 });
      expect(await findSmallTargets(page), `${state} at ${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBeLessThanOrEqual(width);
      expect(await page.evaluate(() => document.documentElement.scrollHeight), state).toBeLessThanOrEqual(900);
    }
    await page.setViewportSize({ width: 360, height: 740 });
  };
  await measureTargets('flags');
  await press(page, 'Blanc mesurer');
  await typeDigits(page, '1658');
  await measureTargets('keypad');
  await press(page, 'Valider 16.58');
  await expect(page.getByRole('alert')).toContainText('16.58 m ?');
  // Who it is for, the mark and its wind are never behind the keys: not with a long name, a question and no network.
  await page.evaluate(() => {
    const name = document.querySelector('.w2 h2');
    if (name !== null) name.textContent = 'ALBERTO DE ARAÚJO VANDENBERGHE';
    document.querySelector('.hd')?.classList.add('off');
  });
  for (const width of IS_LONG ? [320, 360, 412] : [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await findCutTexts(page), `question at ${width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await findFaintTexts(page)).toEqual([]);
  if (IS_LONG) expect(await findSeriousViolations(page)).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'nuit';
  });
  expect(await findFaintTexts(page)).toEqual([]);
  expect(await findSeriousViolations(page)).toEqual([]);
  expect((await meeting.readFacts()).filter(({ kind }) => kind === 'attempt')).toEqual([]);
});
