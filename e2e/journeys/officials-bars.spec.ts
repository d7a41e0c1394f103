import { findSeriousViolations } from '../support/axe.ts';
import { openCuttableNetwork } from '../support/cuttable-network.ts';
import {
  type BarLetter,
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

const IS_LONG = process.env.FOULEE_LONG === '1';

/** What each athlete does, in starting order: the first two are equal, and the first of them wins the jump-off. */
const CONTEST = IS_LONG
  ? [
      '1.70 o 1.75 o 1.80 o 1.85 xxx',
      '1.70 o 1.75 o 1.80 o 1.85 xxx',
      '1.70 o 1.75 o 1.80 xxx',
      '1.70 o 1.75 o 1.80 xxx',
      '1.70 o 1.75 o 1.80 xxx',
      '1.70 o 1.75 o 1.80 - 1.85 xxx',
      '1.70 o 1.75 xxx',
      '1.70 o 1.75 xxx',
    ]
  : ['1.70 o 1.75 xxx', '1.70 o 1.75 xxx', '1.70 - 1.75 xxx'];
const HEIGHTS = IS_LONG ? [1700, 1750, 1800, 1850] : [1700, 1750];
/** Acts of the judge before the first kill, and then before the second. */
const ACTS = IS_LONG ? [9, 12] : [2, 4];
const RANKS = IS_LONG ? [1, 2, 3, 3, 3, 3, 7, 7] : [1, 2, undefined];

/** What the athlete of a bib does at a bar, by the starting order of the bibs. */
const planAttempt = (bibs: readonly string[]) => (bib: string, bar: string, attempt: number) => {
  const words = CONTEST[bibs.indexOf(bib)]?.split(' ') ?? [];
  return (words[words.indexOf(bar) + 1]?.charAt(attempt - 1) ?? 'x') as BarLetter;
};

test('1, 4, 7, 9, 36. A judge scans the slip and writes a whole high jump without a network, with two kills: the sheet of the server is hers, each fact once', async ({
  page: first,
  context,
  sharedServer: server,
}) => {
  let page = first;
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createOfficialsMeeting(organiser, {
    name: 'Régionaux du Val 4',
    athletes: CONTEST.length,
    heights: HEIGHTS,
  });
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
  const plan = planAttempt(bibs);

  await network.cut();
  const reopen = async () => {
    await page.close();
    page = await context.newPage();
    await page.goto(`${network.url}/officiel/`);
  };
  await judge(page, plan, (acts) => acts === ACTS[0]);
  await reopen();
  await expect(page.getByRole('banner')).toContainText('Hors ligne');
  await judge(page, plan, (acts) => acts === ACTS[1]);
  await reopen();
  await judge(page, plan, () => page.getByText(/Égalité à la première place/).isVisible());
  await press(page, /^Barrage…/);
  await press(page, /^Barrage(?!…)/);
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
  const bar = (Math.max(...HEIGHTS) / 1000).toFixed(2);
  const jumpOff = [`j${bar} o`, `j${bar} x`];
  expect(bibs.map((bib) => rows[bib])).toEqual(
    CONTEST.map((attempts, at) => [attempts, jumpOff[at]].join(' ').trimEnd()),
  );
  expect(bibs.map((bib) => ranks[bib])).toEqual(RANKS);
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
