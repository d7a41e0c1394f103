import { findSeriousViolations } from '../support/axe.ts';
import { openCuttableNetwork } from '../support/cuttable-network.ts';
import {
  createOfficialsMeeting,
  judge,
  notePress,
  openHighJump,
  press,
  readOwnFactIds,
  waitForPause,
} from '../support/officials-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { expectClearTexts, findCutTexts, findSmallTargets } from '../support/sight.ts';
import { expect, longTest, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Six clear 1.75, two 1.80, none 1.85: a jump-off that bib of the first one wins. */
const planAttempt = (place: ReadonlyMap<string, number>) => (bib: string, bar: string, attempt: number) => {
  const at = place.get(bib) ?? 99;
  if (bar === '1.70') return 'o';
  if (bar === '1.75') return at < 6 ? 'o' : 'x';
  if (bar === '1.80') return at < 2 ? 'o' : at === 5 && attempt === 1 ? '-' : 'x';
  return 'x';
};

test('1, 4, 7, 9, 36. A judge scans the slip and writes a whole high jump without a network, with two kills: the sheet of the server is hers, each fact once', async ({
  page: first,
  context,
  sharedServer: server,
}) => {
  let page = first;
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createOfficialsMeeting(organiser, { name: 'Régionaux du Val 4' });
  const network = await openCuttableNetwork(server.url);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`${network.url}/officiel/#code=${meeting.code}`);
  await expect(page.getByRole('heading', { name: 'Que faites-vous ?' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Juge');
  await expect(page.getByRole('banner')).toContainText(meeting.name);
  expect(page.url()).toBe(`${network.url}/officiel/`);
  expect(await page.evaluate(() => JSON.stringify(window.history.state))).not.toContain(meeting.code);
  expect(requests.filter((url) => url.includes(meeting.code))).toEqual([]);
  const scripts = requests.filter((url) => /\.js$/.test(url) && !url.endsWith('worker.js'));
  expect(scripts.every((url) => url.includes('/remotes/secretariat/officiel/'))).toBe(true);
  const sizes = await Promise.all(
    scripts.map(async (url) =>
      Number((await fetch(url, { headers: { 'accept-encoding': 'br' } })).headers.get('content-length')),
    ),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(150_000);

  await openHighJump(page, network.url, meeting.code);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const bibs = await page.locator('.grid .bib').allTextContents();
  const place = new Map(bibs.map((bib, at) => [bib, at]));
  const plan = planAttempt(place);

  await network.cut();
  const reopen = async () => {
    await page.close();
    page = await context.newPage();
    await page.goto(`${network.url}/officiel/`);
  };
  await judge(page, plan, (acts) => acts === 9);
  await reopen();
  await expect(page.getByRole('banner')).toContainText('Hors ligne');
  await judge(page, plan, (acts) => acts === 12);
  await reopen();
  await judge(page, plan, () => page.getByText(/Égalité à la première place/).isVisible());
  await press(page, /^Barrage/);
  await expect(page.getByRole('banner')).toContainText('Barrage');
  const winner = (await page.locator('.w2 .bib').textContent()) ?? '';
  await press(page, 'O, franchi');
  await expect(page.locator('.w2 .bib')).not.toHaveText(winner);
  await press(page, 'X, échec');
  await expect(page.getByRole('heading', { name: 'Plus personne à la barre.' })).toBeVisible();
  await expect(page.locator('.cut li').first()).toContainText(winner);

  const own = await readOwnFactIds(page);
  expect(await meeting.readFactIds(server.url)).toEqual([]);
  await network.mend();
  await expect.poll(() => meeting.readFactIds(server.url)).toHaveLength(own.length);
  expect(await meeting.readFactIds(server.url)).toEqual(own);
  await press(page, 'Terminer et signer…');
  await press(page, 'Terminer et signer');
  await expect.poll(async () => (await meeting.readHighJump()).status).toBe(15);
  const { rows, ranks } = await meeting.readHighJump();
  expect(rows[bibs[0] ?? '']).toBe('1.70 o 1.75 o 1.80 o 1.85 xxx j1.85 o');
  expect(rows[bibs[1] ?? '']).toBe('1.70 o 1.75 o 1.80 o 1.85 xxx j1.85 x');
  expect(rows[bibs[5] ?? '']).toBe('1.70 o 1.75 o 1.80 - 1.85 xxx');
  expect(rows[bibs[7] ?? '']).toBe('1.70 o 1.75 xxx');
  expect([ranks[bibs[0] ?? ''], ranks[bibs[1] ?? ''], ranks[bibs[2] ?? ''], ranks[bibs[7] ?? '']]).toEqual([
    1, 2, 3, 7,
  ]);
});

longTest(
  '15, 31, 32, 33, 35, 36. Every target is large, every text is of 7:1 by day and by night, two touches are one, a slip is taken back, a retirement asks elsewhere, and a cut network is said in words',
  async ({ page, sharedServer: server }) => {
    const organiser = await OrganiserClient.signIn(server.url);
    const meeting = await createOfficialsMeeting(organiser, { name: 'Régionaux du Val 31', athletes: 6 });
    const network = await openCuttableNetwork(server.url);
    await openHighJump(page, network.url, meeting.code);
    const bib = (await page.locator('.w2 .bib').textContent()) ?? '';
    // Two drops of water on the same key.
    await waitForPause(page);
    await page.getByRole('button', { name: 'X, échec' }).dblclick({ delay: 20 });
    await notePress(page);
    await expect(page.locator('.ft')).toContainText(`${bib} – 1er essai`);
    await expect(page.locator('.w2 .bib')).not.toHaveText(bib);
    // Undone within three seconds: the slip and its undo leave together.
    await press(page, 'Annuler cette ligne');
    await expect(page.locator('.w2 .bib')).toHaveText(bib);
    await press(page, 'Retrait…');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Annuler', exact: true })).toBeFocused();
    await expectClearTexts(page, 'retirement');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expectClearTexts(page, 'keys');
    await press(page, 'Autres actions');
    await expectClearTexts(page, 'other acts');
    expect(await findSmallTargets(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect((await meeting.readHighJump()).rows[bib] ?? '').toBe('');
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: width < 700 ? 740 : 900 });
      expect(await findSmallTargets(page), `at ${width}`).toEqual([]);
      expect(await findCutTexts(page), `at ${width}`).toEqual([]);
      expect((await page.getByRole('banner').boundingBox())?.height, `at ${width}`).toBeLessThanOrEqual(57);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await network.cut();
    await expect(page.getByRole('banner')).toContainText('Hors ligne', { timeout: 10_000 });
    expect((await page.getByRole('banner').boundingBox())?.height).toBeGreaterThanOrEqual(48);
    await expectClearTexts(page, 'offline');
    await page.locator('.hd .st').click();
    await expect(page.getByRole('heading', { name: 'Cet appareil' })).toBeVisible();
    await expectClearTexts(page, 'this device');
    expect(await findSmallTargets(page)).toEqual([]);
    expect(await findSeriousViolations(page)).toEqual([]);
    await page.reload();
    await network.mend();
    await expect(page.getByRole('banner')).not.toContainText('Hors ligne');
    expect(await findSeriousViolations(page)).toEqual([]);
  },
);
