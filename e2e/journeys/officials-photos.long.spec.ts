import { findSeriousViolations } from '../support/axe.ts';
import { openCuttableNetwork } from '../support/cuttable-network.ts';
import { createJudgingMeeting, measureConsole, openTask } from '../support/judging-meeting.ts';
import { press } from '../support/officials-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { openAndSignIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

const SHOTS = process.env.SHOTS;

test('An umpire’s photo, taken without a network, waits on the phone through a kill; then the referee and the secretariat see it, who also see what the umpire sees, and write nothing', async ({
  page,
  context,
  sharedServer: server,
}) => {
  test.slow();
  const shoot = async (at: typeof page, name: string) => {
    if (SHOTS !== undefined) await at.screenshot({ path: `${SHOTS}/${name}.png` });
  };
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createJudgingMeeting(organiser, server.url, { name: 'Meeting du Val photo' });
  const network = await openCuttableNetwork(server.url);
  const other = await context.browser()?.newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 800 } });
  const referee = await other?.newPage();
  const desk = await other?.newPage();
  if (referee === undefined || desk === undefined) throw new Error('no second browser');
  try {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(server.url);
    const large = await page.screenshot();
    await page.setViewportSize({ width: 360, height: 740 });
    await openTask(page, network.url, meeting.judge, 'Commissaire', 'Commissaire 3');
    await page.getByRole('button', { name: /200 m.*Finale/ }).click();
    await network.cut();
    await page
      .getByLabel('Photo', { exact: true })
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: large });
    await expect(page.getByAltText('Photo du rapport')).toBeVisible();
    await page.getByRole('button', { name: /^5\s*15$/ }).click();
    await page.getByRole('button', { name: 'Ligne en virage' }).click();
    await page.getByAltText('Photo du rapport').scrollIntoViewIfNeeded();
    await shoot(page, 'umpire-chosen-360');
    await press(page, /^Envoyer\s*5 MAHÉLIN : Ligne en virage/);
    await expect(page.getByText('en attente du réseau')).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('Hors ligne', { timeout: 40_000 });
    // On a phone without a network the head still says which round it is, whole.
    const round = page.locator('.off-k .nb');
    await expect(round).toContainText('Finale');
    expect(
      await round.evaluate((one) => one.scrollWidth <= one.clientWidth || getComputedStyle(one).display === 'inline'),
    ).toBe(true);
    const [head, line] = await Promise.all([page.locator('.off-k').boundingBox(), round.boundingBox()]);
    expect((line?.x ?? 0) + (line?.width ?? 0)).toBeLessThanOrEqual((head?.x ?? 0) + (head?.width ?? 0) + 1);
    await page.getByText('en attente du réseau').scrollIntoViewIfNeeded();
    await shoot(page, 'umpire-waiting-360');
    await measureConsole(page, 'umpire, photo');
    await page.setViewportSize({ width: 1280, height: 800 });
    await shoot(page, 'umpire-waiting-1280');
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await findSeriousViolations(page)).toEqual([]);
    await network.mend();
    await page.reload();
    await expect(page.getByText('envoyée')).toBeVisible({ timeout: 60_000 });

    await openTask(referee, server.url, meeting.judge, 'Juge-arbitre', 'Juge-arbitre courses');
    await referee.getByRole('button', { name: /5 MAHÉLIN · Ligne en virage.*Photo/ }).click();
    await expect(referee.getByAltText('Photo du rapport')).toBeVisible();
    await shoot(referee, 'referee-1280');
    await referee.setViewportSize({ width: 360, height: 740 });
    await referee.getByAltText('Photo du rapport').scrollIntoViewIfNeeded();
    await shoot(referee, 'referee-360');

    await openAndSignIn(desk, `${server.url}/mgr/lesecretariat/${meeting.chOID}/reports`);
    await desk.getByRole('button', { name: 'Voir la photo' }).click();
    await expect(desk.getByAltText('Photo du rapport')).toBeVisible();
    await shoot(desk, 'reports-1280');
    await desk.setViewportSize({ width: 360, height: 740 });
    await shoot(desk, 'reports-360');

    await desk.setViewportSize({ width: 1280, height: 800 });
    await desk.goto(`${server.url}/mgr/lesecretariat/${meeting.chOID}/devices`);
    await desk.getByRole('button', { name: 'Voir la console de Commissaire 3' }).click();
    const twin = desk.frameLocator('.twin-frame');
    await expect(twin.getByRole('contentinfo')).toContainText('Ligne en virage');
    await expect(twin.getByRole('button', { name: 'Rien à signaler' })).toBeDisabled();
    await shoot(desk, 'twin-1280');
    // axe takes all of a disabled fieldset for disabled; its list is scrolled by keyboard all the same.
    await twin.locator('.sc').focus();
    await expect(twin.locator('.sc')).toBeFocused();
    const violations = await findSeriousViolations(desk);
    expect(violations.filter((one) => !one.startsWith('scrollable-region-focusable'))).toEqual([]);
    // What the umpire does next is there without a reload.
    await press(page, 'Rien à signaler');
    await expect(twin.getByRole('contentinfo')).toContainText('Rien à signaler', { timeout: 15_000 });
    await desk.setViewportSize({ width: 360, height: 740 });
    await shoot(desk, 'twin-360');
    await desk.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click({ timeout: 10_000 });
    await expect(desk.locator('.twin-frame')).toHaveCount(0);

    await desk.goto(`${server.url}/mgr/lesecretariat/${meeting.chOID}/results?oids=${meeting.final}`);
    await desk.getByRole('button', { name: 'Ce que voit le juge' }).click();
    await expect(desk.frameLocator('.twin-frame').getByRole('banner')).toContainText('200 m');
    await shoot(desk, 'twin-results-360');
    await desk.setViewportSize({ width: 1280, height: 800 });
    await shoot(desk, 'twin-results-1280');
  } finally {
    await network.cut().catch(() => undefined);
    await other?.close();
  }
});
