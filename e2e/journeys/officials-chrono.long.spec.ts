import { findSeriousViolations } from '../support/axe.ts';
import { openCuttableNetwork } from '../support/cuttable-network.ts';
import { createFinishMeeting, openPost } from '../support/finish-meeting.ts';
import { notePress, press, waitForPause } from '../support/officials-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { expectClearTexts, findCutTexts, findSmallKeys, findSmallTargets } from '../support/sight.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const A = { task: /^Chrono A/, place: 'Arrivée 1', race: /800 m/ } as const;
const B = { task: /^Chrono B/, place: 'Ordre 1', race: /800 m/ } as const;

test('49. Forty taps on one phone, cut from the network, and forty bibs on another are forty results; a tap that was missed shifts the rest', async ({
  page: timer,
  browser,
  sharedServer: server,
}) => {
  test.setTimeout(240_000);
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createFinishMeeting(organiser, server.url, { name: 'Régionaux du Val 49' });
  const network = await openCuttableNetwork(server.url);
  await openPost(timer, network.url, meeting.chrono, A);
  const judge = await (await browser.newContext()).newPage();
  await openPost(judge, server.url, meeting.chrono, B);

  await timer.getByRole('button', { name: /^DÉPART/ }).click();
  await expect(timer.getByText(/Départ sur cet appareil/)).toBeVisible();
  const arrival = timer.getByRole('button', { name: /^ARRIVÉE/ });
  // Two taps nearer than a finger can be are one that bounced on the glass.
  const tap = async () => {
    const before = await timer.evaluate(() => performance.now());
    await arrival.click();
    await timer.waitForFunction((at) => performance.now() - at > 60, before);
  };
  for (let place = 1; place <= 15; place += 1) await tap();
  await network.cut();
  for (let place = 16; place <= 40; place += 1) await tap();
  await expect(arrival).toContainText('prochaine : 41e');
  await expect(timer.getByRole('banner')).toContainText('Hors ligne', { timeout: 15_000 });
  await expect(timer.locator('.taps li')).toHaveCount(40);

  for (let place = 1; place <= 40; place += 1) {
    for (const digit of String(141 - place)) await judge.getByRole('button', { name: digit, exact: true }).click();
    await waitForPause(judge);
    await judge.getByRole('button', { name: new RegExp(`: ${141 - place} NOM`) }).click();
    await notePress(judge);
    await expect(judge.locator('.taps li')).toHaveCount(place);
  }
  await network.mend();
  await expect(timer.locator('.taps li').first()).toContainText('101 NOM1', { timeout: 30_000 });
  await expect(judge.locator('.taps li .nb').first()).not.toHaveText('–', { timeout: 30_000 });
  await expect
    .poll(async () => (await meeting.readFacts()).filter(({ kind }) => kind === 'time').length, { timeout: 30_000 })
    .toBe(40);
  await expect
    .poll(async () => (await meeting.readFacts()).filter(({ kind }) => kind === 'raw').length, { timeout: 30_000 })
    .toBe(40);
  await meeting.accept('chronos');
  const results = await meeting.readResults();
  expect(results.map(([bib, rank]) => `${rank} ${bib}`)).toEqual(
    Array.from({ length: 40 }, (_, at) => `${at + 1} ${140 - at}`),
  );
  expect(results.every(([, , v]) => v !== undefined && v % 100 === 0)).toBe(true);

  // One was missed at the 10th place: the 10th runner has no time, and the rest move.
  await press(timer, 'Autres actions');
  await press(timer, 'Décaler');
  const earlier = timer.getByRole('button', { name: 'Place d’avant' });
  for (let step = 0; step < 30; step += 1) await earlier.click();
  await press(timer, /^Manquée à la 10e place/);
  await expect(timer.locator('.taps li')).toHaveCount(40);
  await expect(timer.locator('.taps li').first()).toContainText('41');
  await expect(judge.locator('.taps li', { has: judge.getByText('131', { exact: true }) })).toContainText('–', {
    timeout: 30_000,
  });
});

test('31, 32, 39, 50. Start and finish on one phone give a right time though its clock is set back; on two the uncertainty is shown; every state is large and dark enough', async ({
  page: timer,
  browser,
  sharedServer: server,
}) => {
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createFinishMeeting(organiser, server.url, { name: 'Régionaux du Val 50', runners: 8 });
  const measure = async (page: typeof timer, state: string) => {
    for (const width of [320, 360, 412, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await findSmallTargets(page), `${state} at ${width}`).toEqual([]);
      expect(await findSmallKeys(page), `${state} at ${width}`).toEqual([]);
      expect(await findCutTexts(page), `${state} at ${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBeLessThanOrEqual(width);
    }
    await page.setViewportSize({ width: 360, height: 640 });
    for (const hasGloves of [false, true]) {
      await page.evaluate((isOn) => document.documentElement.toggleAttribute('data-gants', isOn), hasGloves);
      expect(await page.evaluate(() => document.documentElement.scrollHeight), `${state}, low`).toBeLessThanOrEqual(
        640,
      );
      expect(await findCutTexts(page), `${state}, low`).toEqual([]);
    }
    await page.evaluate(() => document.documentElement.removeAttribute('data-gants'));
    await expectClearTexts(page, state);
    expect(await findSeriousViolations(page), state).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
  };
  await openPost(timer, server.url, meeting.chrono, A);
  await measure(timer, 'before the start');
  const started = Date.now();
  await timer.getByRole('button', { name: /^DÉPART/ }).click();
  await expect(timer.getByText(/Départ sur cet appareil/)).toBeVisible();
  await timer.evaluate(() => {
    const wall = Date.now;
    Date.now = () => wall() - 3 * 3_600_000;
  });
  const since = await timer.evaluate(() => performance.now());
  await timer.waitForFunction((at) => performance.now() - at > 2000, since);
  await timer.getByRole('button', { name: /^ARRIVÉE/ }).click();
  const elapsed = Date.now() - started;
  await expect(timer.locator('.taps li')).toHaveCount(1);
  await measure(timer, 'first finish');
  await expect
    .poll(async () => (await meeting.readFacts()).some(({ kind }) => kind === 'time'), { timeout: 15_000 })
    .toBe(true);
  const time = (await meeting.readFacts()).find(({ kind }) => kind === 'time') as { v: number; error?: number };
  expect([time.v > 1900, time.v <= elapsed, time.error]).toEqual([true, true, undefined]);

  const other = await (await browser.newContext()).newPage();
  await openPost(other, server.url, meeting.chrono, { ...A, place: 'Arrivée 2' });
  await expect(other.getByText(/Départ d’un autre appareil .* ± \d+,\d\d s/)).toBeVisible({ timeout: 15_000 });
  // By keyboard, as on a tablet that has one.
  await other.getByRole('button', { name: /^ARRIVÉE/ }).focus();
  await other.keyboard.press('Enter');
  await expect(other.locator('.taps li')).toContainText(/± \d+,\d\d s/);

  const judge = await (await browser.newContext()).newPage();
  await openPost(judge, server.url, meeting.chrono, B);
  await judge.getByRole('button', { name: '1', exact: true }).click();
  await measure(judge, 'typing a bib');
  await press(judge, /^\?/);
  await expect(judge.locator('.taps li')).toHaveCount(1);
  await measure(judge, 'somebody unknown');
});

test('31, 32. A photo finish gives its file to the console, the provisional times go out, and the desk accepts them', async ({
  page,
  sharedServer: server,
}) => {
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createFinishMeeting(organiser, server.url, { name: 'Régionaux du Val 2.6', runners: 3 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${server.url}/officiel/#code=${meeting.chrono}`);
  await page.getByRole('radio', { name: /^Photo-finish/ }).click();
  await page.getByRole('button', { name: 'Cabine' }).click();
  await press(page, 'Voir les épreuves');
  await page.getByRole('button', { name: /800 m/ }).click();
  await press(page, 'Je tiens cette épreuve');
  const lif = ['1,1,1,800 m F', '1,102,,NOM2,Inès,,2:14.581', '2,101,,NOM1,Inès,,2:14.583', 'DNF,103,,NOM3,Inès,,'];
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'finale.lif', mimeType: 'text/plain', buffer: Buffer.from(lif.join('\r\n'), 'latin1') });
  await expect(page.locator('.photo li').first()).toContainText('102NOM2 Inès2:14.59');
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findSmallTargets(page), String(width)).toEqual([]);
    expect(await findCutTexts(page), String(width)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await expectClearTexts(page, 'rows');
  expect(await findSeriousViolations(page)).toEqual([]);
  await press(page, 'Temps provisoires…');
  await press(page, 'Envoyer');
  await expect(page.getByText(/Temps provisoires envoyés/)).toBeVisible();
  await expect
    .poll(async () => (await meeting.readFacts()).map(({ kind }) => kind), { timeout: 15_000 })
    .toEqual(['raw', 'raw', 'raw', 'status']);
  await press(page, 'Quitter mon poste');
  await expect(page.getByRole('button', { name: /800 m/ })).toBeVisible();
  await meeting.accept('raws');
  expect((await meeting.readResults()).map(([bib, rank, v]) => [bib, rank, v])).toEqual([
    ['103', undefined, undefined],
    ['102', 1, 134_581],
    ['101', 2, 134_583],
  ]);
});
