import { findSeriousViolations } from '../support/axe.ts';
import { createBoardMeeting } from '../support/board-meeting.ts';
import { openCuttableNetwork } from '../support/cuttable-network.ts';
import { notePress, waitForPause } from '../support/officials-meeting.ts';
import { openSpeaker } from '../support/open-speaker.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { findFaintTexts, findSmallTargets } from '../support/sight.ts';
import { expect, longTest, test } from '../support/test.ts';

const IS_LONG = process.env.FOULEE_LONG === '1';
const SIZES = [
  ['desk', 1440, 900],
  ['tablet', 768, 1024],
  ['phone', 360, 740],
] as const;

const RACE = '000100-0-56';
const finish = [4, 2, 7, 1].map((lane, at) => ({ kind: 'raw', lane, st: 1, place: at + 1, v: 11_580 + 70 * at }));

test('75, 77, 78. The speaker reads what is on, what it takes and how sure a result is, sends it to a screen, and is kept from a record that nobody has checked', async ({
  page,
  context,
  sharedServer: server,
}) => {
  test.slow();
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createBoardMeeting(organiser, server.url);
  const { chOID, longJump, race, say } = meeting;
  await organiser.call('PUT', `/api/lesecretariat/records/${chOID}`, {
    records: [
      { kind: 'MR', event: RACE, v: 11_600, holder: 'A. Dupont' },
      { kind: 'WR', event: RACE, v: 11_590, holder: 'B. Martin' },
    ],
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSpeaker(page, server.url, meeting.speaker);
  expect(page.url()).not.toContain(meeting.speaker);
  const now = page.getByRole('region', { name: 'Maintenant' });
  const next = page.getByRole('region', { name: 'Ensuite' });
  const just = page.getByRole('region', { name: 'À l’instant' });

  await say(longJump, [
    { kind: 'attempt', bib: '1301', n: 1, r: 'o', v: 6580, w: 0.8 },
    { kind: 'attempt', bib: '1302', n: 1, r: 'o', v: 6420, w: 0.2 },
  ]);
  await expect(now).toContainText('1303 VANDENBERGHE-DELACROIX C');
  await expect(now).toContainText('6.59 pour mener');
  await expect(now).toContainText('RP 6.60');
  await expect(next).toContainText('100 m');
  await expect(just).toContainText('provisoire');

  await say(race, [{ kind: 'start' }], 'starter');
  await say(race, [...finish, { kind: 'status', status: 15 }], 'chrono');
  await organiser.call('POST', `/api/lesecretariat/trial/${race}/accept`, { from: 'raws' });
  const result = just.getByRole('listitem').filter({ hasText: 'non officiel' }).first();
  await expect(result).toContainText('VANDENBERGHE-DELACROIX D');
  await expect(result).toContainText('11.58');
  const possible = just.getByRole('listitem').filter({ hasText: 'record de la réunion' });
  await expect(possible).toContainText('à vérifier');
  await expect(possible).toContainText('la mesure du vent');
  await expect(possible.getByRole('button', { name: 'À l’écran : non' })).toBeDisabled();

  const wall = await context.newPage();
  await wall.goto(`${server.url}/officiel/ecran/horloge#code=${meeting.board}`);
  await expect(wall.locator('.board')).toBeVisible();
  await expect(async () => {
    await result.getByRole('button', { name: /^À l’écran/ }).click();
    await expect(result.getByRole('button', { name: 'Tous les écrans' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await result.getByRole('button', { name: 'Tous les écrans' }).click();
  await expect(result).toContainText('Envoyé');
  await expect(wall.locator('.list-rows')).toContainText('11.58');
  await wall.close();

  const other = await context.newPage();
  await openSpeaker(other, server.url, meeting.speaker);
  await possible.getByRole('button', { name: /^Vu/ }).click();
  const theirs = other.getByRole('region', { name: 'À l’instant' }).getByRole('listitem');
  await expect(theirs.filter({ hasText: 'record de la réunion' }).getByRole('button', { name: /^Vu/ })).toHaveCount(0);
  await other.close();

  await page.mouse.move(200, 500);
  await organiser.call('PUT', `/api/lesecretariat/trial/${race}`, { status: 40, dets: { wind: 0.8 } });
  const world = just.getByRole('listitem').filter({ hasText: 'record du monde' });
  await expect(world).toContainText(
    'Manque : le contrôle du zéro de la photo-finish, le contrôle antidopage. Ne pas annoncer.',
  );
  type Records = { records: { kind: string; trial: string; row: string; key: string }[] };
  const { records } = await organiser.call<Records>('GET', `/api/lesecretariat/broken-records/${chOID}`);
  const { trial, row, key } = records.find(({ kind }) => kind === 'WR') ?? {};
  for (const item of ['zero', 'doping'])
    await organiser.call('PUT', `/api/lesecretariat/evidence/${chOID}`, { trial, row, key, item, text: 'contrôlé' });
  await expect(world).toContainText('sous réserve d’homologation');
  await expect(world).toContainText('avant que le mot RECORD soit tapé');
  await expect(world.getByRole('button', { name: 'À l’écran : non' })).toBeDisabled();

  await organiser.call('PUT', `/api/lesecretariat/trial/${race}/row`, {
    row: 'bib:1304',
    prf: { v: 11_900, u: 'ms', st: 1 },
    reason: 'lecture du film',
  });
  await expect(just).toContainText('lecture du film');
  // What the world's record and the meeting's were is taken back, and no other word of a record is left.
  await expect(just.getByText(/plus de record/)).toHaveCount(2);
  await expect(just.getByText(/record/)).toHaveCount(2);

  expect(await findFaintTexts(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  for (const [name, width, height] of IS_LONG ? SIZES : SIZES.slice(-1)) {
    await page.setViewportSize({ width, height });
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect([name, tooWide]).toEqual([name, false]);
  }
  expect(await findSeriousViolations(page)).toEqual([]);
});

longTest(
  'The speaker sees each screen in small, freezes one, gives another words, and no other changes (officials 5.4)',
  async ({ page, browser, sharedServer: server }) => {
    test.slow();
    const organiser = await OrganiserClient.signIn(server.url);
    const meeting = await createBoardMeeting(organiser, server.url);
    const { longJump, say } = meeting;
    await say(longJump, [{ kind: 'attempt', bib: '1301', n: 1, r: 'o', v: 6580, w: 0.8 }]);
    const openBoard = async (place: string) => {
      const board = await (await browser.newContext({ viewport: { width: 640, height: 360 } })).newPage();
      await board.goto(`${server.url}/officiel/ecran/classement?t=${longJump}&lieu=${place}#code=${meeting.board}`);
      await expect(board.locator('.list-rows')).toContainText('6.58');
      return board;
    };
    const [wall, hall] = [await openBoard('Mur'), await openBoard('Hall')];
    await page.setViewportSize({ width: 1440, height: 900 });
    await openSpeaker(page, server.url, meeting.speaker);
    await page.getByRole('button', { name: 'Écrans · 2' }).click();
    const panel = page.getByRole('region', { name: 'Écrans', exact: true });
    const find = (place: string) => panel.getByRole('listitem').filter({ hasText: place });
    for (const place of ['Mur', 'Hall'])
      await expect(find(place).frameLocator('iframe').locator('.list-rows')).toContainText('6.58');
    await waitForPause(page);
    await find('Mur')
      .getByRole('button', { name: /^Figer/ })
      .click();
    await expect(find('Mur')).toContainText('figé à');
    await expect(find('Mur')).toContainText('ordre du speaker');
    await say(longJump, [{ kind: 'attempt', bib: '1302', n: 1, r: 'o', v: 6620, w: 0.8 }]);
    await expect(hall.locator('.list-rows')).toContainText('6.62');
    await expect(find('Hall').frameLocator('iframe').locator('.list-rows')).toContainText('6.62');
    await expect(wall.locator('.list-rows')).not.toContainText('6.62');
    await expect(find('Mur').frameLocator('iframe').locator('.list-rows')).not.toContainText('6.62');
    // Opened anew it has no list of then, and shows what the screen shows.
    await page.reload();
    await page.getByRole('button', { name: 'Écrans · 2' }).click();
    await expect(find('Mur').frameLocator('iframe').locator('.list-rows')).toContainText('6.58');
    await expect(find('Hall').frameLocator('iframe').locator('.list-rows')).toContainText('6.62');
    await expect(find('Mur').frameLocator('iframe').locator('.list-rows')).not.toContainText('6.62');

    await find('Hall').getByRole('button', { name: /^Plus/ }).click();
    for (const [name, width, height] of SIZES.toReversed()) {
      await page.setViewportSize({ width, height });
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect([name, tooWide]).toEqual([name, false]);
      expect([name, await findFaintTexts(page)]).toEqual([name, []]);
      expect([name, await findSmallTargets(page)]).toEqual([name, []]);
    }
    expect(await findSeriousViolations(page)).toEqual([]);
    await find('Hall')
      .getByRole('button', { name: /^Message/ })
      .click();
    await panel.getByLabel('Message').fill('Portes fermées');
    await panel.getByRole('button', { name: 'Afficher' }).click();
    await notePress(page);
    await expect(hall.getByText('Portes fermées')).toBeVisible();
    await expect(wall.getByText('Portes fermées')).toHaveCount(0);
    await waitForPause(page);
    await find('Mur').getByRole('button', { name: /^Auto/ }).click();
    await expect(wall.locator('.list-rows')).toContainText('6.62');
  },
);

test('Without a network the speaker keeps what was there, with its age across the top; by night too', async ({
  page,
  sharedServer: server,
}) => {
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createBoardMeeting(organiser, server.url);
  await meeting.say(meeting.longJump, [{ kind: 'attempt', bib: '1301', n: 1, r: 'o', v: 6580 }]);
  const network = await openCuttableNetwork(server.url);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSpeaker(page, network.url, meeting.speaker);
  const now = page.getByRole('region', { name: 'Maintenant' });
  await expect(now).toContainText('1302 VANDENBERGHE');
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'nuit';
  });
  expect(await findFaintTexts(page)).toEqual([]);
  await network.cut();
  await expect(page.getByText(/ce qui est écrit ici date de/)).toBeVisible({ timeout: 15_000 });
  await expect(now).toContainText('1302 VANDENBERGHE');
  await network.mend();
  await expect(page.getByText(/ce qui est écrit ici date de/)).toHaveCount(0, { timeout: 15_000 });
});
