import { findSeriousViolations } from '../support/axe.ts';
import { openCuttableNetwork } from '../support/cuttable-network.ts';
import { createJudgingMeeting, measureConsole, openTask } from '../support/judging-meeting.ts';
import { press } from '../support/officials-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { expect, test } from '../support/test.ts';

test('54, 55. An umpire reports without a network; a second lane step over two rounds proposes a disqualification, and nothing is disqualified before the referee’s tap; «rien à signaler» of all umpires turns the heat green', async ({
  page,
  context,
  sharedServer: server,
}) => {
  test.slow();
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createJudgingMeeting(organiser, server.url, { name: 'Meeting du Val 54' });
  const line = { kind: 'report', what: 'line', bib: '15', steps: 1, where: 245, from: 'Commissaire 1' };
  const before = await meeting.say(meeting.heat, 'umpire 1', line);
  await meeting.say(meeting.heat, 'referee', { kind: 'ruling', attempt: before, upheld: true, act: 'L' });
  const network = await openCuttableNetwork(server.url);
  const other = await context.browser()?.newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 800 } });
  const referee = await other?.newPage();
  if (referee === undefined) throw new Error('no second browser');
  const find = async (bib: string) => (await meeting.readSheet(meeting.final)).results.find((row) => row.bib === bib);
  try {
    await openTask(page, network.url, meeting.judge, 'Commissaire', 'Commissaire 3');
    await page.getByRole('button', { name: /200 m.*Finale/ }).click();
    await measureConsole(page, 'umpire');
    await network.cut();
    await page.getByRole('button', { name: /^5\s*15$/ }).click();
    await page.getByRole('button', { name: 'Ligne en virage' }).click();
    await page.getByRole('button', { name: 'Un appui de plus' }).click();
    await page.locator('.oval').click({ position: { x: 20, y: 60 } });
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /virage/);
    await measureConsole(page, 'umpire, report');
    await press(page, /^Envoyer\s*5 MAHÉLIN : Ligne en virage, 2 appuis/);
    await expect(page.getByRole('banner')).toContainText('Hors ligne', { timeout: 40_000 });
    expect(await findSeriousViolations(page)).toEqual([]);

    await openTask(referee, server.url, meeting.judge, 'Juge-arbitre', 'Juge-arbitre courses');
    await expect(referee.getByText('0 à décider')).toBeVisible();
    await measureConsole(referee, 'referee, inbox');
    await network.mend();
    await expect(referee.getByText('1 à décider')).toBeVisible({ timeout: 60_000 });

    const board = await context.newPage();
    await board.setViewportSize({ width: 1920, height: 1080 });
    await board.goto(`${server.url}/officiel/ecran/classement?t=${meeting.final}#code=${meeting.board}`);
    await expect(board.getByText('Résultat en attente du juge-arbitre')).toBeVisible();

    await referee.setViewportSize({ width: 1280, height: 800 });
    await referee.getByRole('button', { name: /5 MAHÉLIN · Ligne en virage, 2 appuis/ }).click();
    await expect(referee.getByText('Deuxième appui sur la ligne.')).toBeVisible();
    await expect(referee.getByText('Disqualification proposée (TR17.3)')).toBeVisible();
    await measureConsole(referee, 'referee, report');
    expect(await findSeriousViolations(referee)).toEqual([]);
    expect(await find('15')).toBeUndefined();
    await press(referee, /^DQ…/);
    await measureConsole(referee, 'referee, rule');
    await press(referee, /^TR17\.3\.1/);
    await press(referee, 'DQ TR17.3.1');
    await expect.poll(() => find('15'), { timeout: 15_000 }).toMatchObject({ prf: { st: 4 } });
    await expect(board.getByText('Résultat en attente du juge-arbitre')).toHaveCount(0);
    expect((await meeting.readSheet(meeting.heat)).remarks).toMatchObject([{ row: 'bib:15', text: 'L' }]);

    // Both umpires have answered for the heat: nothing is open, and it turns green once nobody is missing.
    await meeting.say(meeting.heat, 'umpire 1', { kind: 'report', clear: true, from: 'Commissaire 1' });
    await referee.setViewportSize({ width: 1280, height: 800 });
    const heat = referee.getByRole('region', { name: /200 m.*Série/ });
    await expect(heat.locator('.state')).toContainText('1 sur 2');
    await expect(heat.locator('.state.ok')).toHaveCount(0);
    await page.goBack();
    await page.getByRole('button', { name: /200 m.*Série/ }).click();
    await press(page, 'Rien à signaler');
    await expect(heat.locator('.state.ok')).toContainText('2 sur 2', { timeout: 30_000 });
  } finally {
    await network.cut().catch(() => undefined);
    await other?.close();
  }
});
