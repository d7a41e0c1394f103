import type { Page } from '@playwright/test';
import { openCuttableNetwork } from '../support/cuttable-network.ts';
import {
  type BarLetter,
  createOfficialsMeeting,
  findFirstCell,
  judge,
  type OfficialsMeeting,
  openHighJump,
  press,
  readHighJump,
  readOwnFactIds,
} from '../support/officials-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { turnClock } from '../support/shifted-dates.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const [HOUR, DAY] = [3_600_000, 86_400_000];
/** How exactly instants are known where a device's clock was compared with the server's, ms. */
const EXACT = 1000;

/** The attempts of three athletes at the first bar, in starting order. */
const SERIES = ['xxo', 'xo', 'o'];

/** What the athletes do, and when each attempt was asked for. */
function planSeries(bibs: readonly string[], instants: number[]) {
  return (bib: string, _bar: string, attempt: number) => {
    instants.push(Date.now());
    return SERIES[bibs.indexOf(bib)]?.[attempt - 1] as BarLetter;
  };
}

const listBibs = (page: Page) => page.locator('.grid .bib').allTextContents();
const listRows = (bibs: readonly string[], rows: readonly string[]) =>
  Object.fromEntries(bibs.map((bib, at) => [bib, rows[at]]));

/** The facts of the server in the order in which they took place. */
const readInOrder = async (meeting: OfficialsMeeting, url: string) =>
  (await meeting.readFacts(url)).toSorted((a, b) => Date.parse(a.fact.at) - Date.parse(b.fact.at));

/** The facts are as old as what was pressed for them; `instants` ends when the last one had been pressed. */
function expectTrueInstants(facts: Awaited<ReturnType<typeof readInOrder>>, instants: readonly number[]): void {
  expect(facts).toHaveLength(instants.length - 1);
  for (const [at, { fact }] of facts.entries()) {
    expect(Date.parse(fact.at), `fact ${at + 1}`).toBeGreaterThan((instants[at] ?? 0) - EXACT);
    expect(Date.parse(fact.at), `fact ${at + 1}`).toBeLessThan((instants[at + 1] ?? 0) + EXACT);
  }
}

test('16. A phone is set back three hours in mid-contest, killed and opened without a network, then set three hours ahead: attempts have the order and the time in which they were entered', async ({
  page: first,
  context,
  sharedServer: server,
}) => {
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createOfficialsMeeting(organiser, { name: 'Régionaux du Val 16', athletes: 3 });
  const network = await openCuttableNetwork(server.url);
  await openHighJump(first, network.url, meeting.code);
  await first.evaluate(() => navigator.serviceWorker.ready);
  const bibs = await listBibs(first);
  const instants: number[] = [];
  const plan = planSeries(bibs, instants);
  await judge(first, plan, (acts) => acts === 2);
  await turnClock(context, -3 * HOUR);
  await judge(first, plan, (acts) => acts === 1);

  await network.cut();
  await first.close();
  const page = await context.newPage();
  await page.goto(`${network.url}/officiel/`);
  await expect(page.getByRole('banner')).toContainText('Hors ligne');
  await judge(page, plan, (acts) => acts === 2);
  await network.mend();
  await expect(page.getByRole('banner')).not.toContainText('Hors ligne');
  await turnClock(context, 6 * HOUR);
  await judge(page, plan, (acts) => acts === 1);
  instants.push(Date.now());

  await expect.poll(() => meeting.readFactIds(server.url)).toHaveLength(6);
  const facts = await readInOrder(meeting, server.url);
  expect(facts.map(({ fact }) => fact.id)).toEqual(await readOwnFactIds(page));
  expectTrueInstants(facts, instants);
  expect((await meeting.readHighJump()).rows).toEqual(listRows(bibs, ['1.70 xxo', '1.70 xo', '1.70 o']));
  await expect(page.getByRole('banner')).not.toContainText('à voir');
});

test('17. Two phones forty seconds apart, both measured: their facts fall in true order, and what the first said before the second took over counts', async ({
  page: ahead,
  context,
  browser,
  sharedServer: server,
}) => {
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createOfficialsMeeting(organiser, { name: 'Régionaux du Val 17', athletes: 3 });
  const network = await openCuttableNetwork(server.url);
  await turnClock(context, 20_000);
  const slow = await browser.newContext();
  await turnClock(slow, -20_000);
  const behind = await slow.newPage();
  await openHighJump(ahead, network.url, meeting.code);
  const bibs = await listBibs(ahead);
  await readHighJump(behind, server.url, meeting.code, 'Sautoir 3');
  await expect(behind.getByText(/Sautoir 2 tient cette épreuve/)).toBeVisible();

  const instants: number[] = [];
  const write = async (page: Page, key: string, bib: string) => {
    await expect(page.locator('.w2 .bib')).toHaveText(bib);
    instants.push(Date.now());
    await press(page, key);
    await expect(page.locator('.ft')).toContainText(bib);
  };
  const [first = '', second = '', third = ''] = bibs;
  await write(ahead, 'O, franchi', first);
  await expect.poll(async () => (await meeting.readHighJump()).rows[first]).toBe('1.70 o');
  await network.cut();
  await write(ahead, 'X, échec', second);
  // Nobody is as fast as a machine: between two acts there is more than what a measure may be wrong by.
  await behind.waitForFunction((end) => Date.now() > end, (instants.at(-1) ?? 0) - 20_000 + 2 * EXACT);
  await press(behind, 'Reprendre cette épreuve…');
  await press(behind, 'Reprendre');
  await write(behind, 'O, franchi', second);
  await write(ahead, 'X, échec', third);
  await behind.waitForFunction((end) => Date.now() > end, (instants.at(-1) ?? 0) - 20_000 + 2 * EXACT);
  await write(behind, 'O, franchi', third);
  instants.push(Date.now());
  await network.mend();
  await expect(ahead.getByRole('banner')).toContainText('1 à voir', { timeout: 40_000 });

  await expect.poll(() => meeting.readFactIds(server.url)).toHaveLength(5);
  const facts = await readInOrder(meeting, server.url);
  expectTrueInstants(facts, instants);
  const [one, two] = [await readOwnFactIds(ahead), await readOwnFactIds(behind)];
  expect(facts.map(({ fact }) => fact.id)).toEqual([one[0], one[1], two[0], one[2], two[1]]);
  expect(facts.map(({ aside }) => aside)).toEqual([undefined, undefined, undefined, 'held', undefined]);
  expect((await meeting.readHighJump()).rows).toEqual(listRows(bibs, ['1.70 o', '1.70 xo', '1.70 o']));
});

for (const [words, ms] of [
  ['ahead', 2 * DAY],
  ['behind', -2 * DAY],
] as const)
  test(`18. A phone that has no network since it was switched on, its clock two days ${words}, writes on after another judge: all that it said reaches the server, and one question decides on it`, async ({
    page: prepared,
    context,
    browser,
    sharedServer: server,
  }) => {
    const organiser = await OrganiserClient.signIn(server.url);
    const meeting = await createOfficialsMeeting(organiser, { name: `Régionaux du Val 18 ${words}`, athletes: 3 });
    const network = await openCuttableNetwork(server.url);
    const other = await (await browser.newContext()).newPage();
    await openHighJump(other, server.url, meeting.code, 'Sautoir 3');
    const bibs = await listBibs(other);
    const [first = '', second = '', third = ''] = bibs;
    await press(other, 'O, franchi');
    await expect.poll(async () => (await meeting.readHighJump()).rows[first]).toBe('1.70 o');
    await press(other, 'Autres actions');
    await press(other, 'Ne plus tenir cette épreuve');
    await readHighJump(prepared, network.url, meeting.code);
    await expect(prepared.getByText('Vous ne tenez pas cette épreuve.')).toBeVisible();
    await expect(findFirstCell(prepared, first)).toHaveText('o');
    await prepared.evaluate(() => navigator.serviceWorker.ready);

    await network.cut();
    await prepared.close();
    await turnClock(context, ms);
    const page = await context.newPage();
    await page.goto(`${network.url}/officiel/`);
    await expect(page.getByRole('banner')).toContainText('Hors ligne');
    await page.getByRole('button', { name: /Hauteur/ }).click();
    await press(page, 'Je tiens cette épreuve');
    const instants: number[] = [];
    const letters = { [second]: 'xo', [third]: 'o' };
    const find = (bib: string, bar: string, attempt: number) => {
      instants.push(Date.now());
      return (bar === '1.70' ? letters[bib]?.[attempt - 1] : 'o') as BarLetter;
    };
    await judge(page, find, (acts) => acts === 3);
    instants.push(Date.now());
    const own = await readOwnFactIds(page);
    expect(own).toHaveLength(3);

    await network.mend();
    await expect(page.getByText(/3 notes mises à part attendent votre avis/)).toBeVisible({ timeout: 40_000 });
    const late = (await readInOrder(meeting, server.url)).filter(({ fact }) => own.includes(fact.id));
    expect(late.map(({ fact }) => fact.id)).toEqual(own);
    expect(late.map(({ aside }) => aside)).toEqual(['clock', 'clock', 'clock']);
    expectTrueInstants(late, instants);
    expect((await meeting.readHighJump()).rows).toEqual({ [first]: '1.70 o' });
    await press(page, 'Voir');
    await expect(page.getByRole('dialog').getByText('l’heure de l’appareil n’est pas sûre')).toHaveCount(3);
    await press(page, 'Les garder');
    await expect
      .poll(async () => (await meeting.readHighJump()).rows)
      .toEqual(listRows(bibs, ['1.70 o', '1.70 xo', '1.70 o']));

    // Nobody is asked again: what it says now is dated by the server's clock.
    await judge(page, find, (acts) => acts === 2);
    await expect
      .poll(async () => (await meeting.readHighJump()).rows)
      .toEqual(listRows(bibs, ['1.70 o 1.75 o', '1.70 xo', '1.70 o']));
    await expect(page.getByText(/attend(ent)? votre avis/)).toHaveCount(0);
    await expect(page.getByRole('banner')).not.toContainText('à voir');
  });
