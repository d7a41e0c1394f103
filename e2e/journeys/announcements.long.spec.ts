import { findSeriousViolations } from '../support/axe.ts';
import { createBoardMeeting } from '../support/board-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { expect, test } from '../support/test.ts';
import { waitUntilSettled } from '../support/wait-until-settled.ts';

const WIDTHS = [360, 768, 1280] as const;
const finish = [4, 2, 7].map((lane, at) => ({ kind: 'raw', lane, st: 1, place: at + 1, v: 11_580 + 70 * at }));

test('Whoever does not see well hears what the speaker says, of the athletes and events that they chose, and of nobody who is hidden', async ({
  page,
  sharedServer: server,
}) => {
  test.slow();
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createBoardMeeting(organiser, server.url);
  const { chOID, race, longJump, say } = meeting;
  await page.goto(`${server.url}/challenge/${chOID}?v=annonces`);
  await expect(page.getByRole('heading', { level: 1, name: 'Annonces' })).toBeVisible();
  await waitUntilSettled(page);
  const log = page.getByRole('log');
  await page.getByRole('checkbox', { name: 'Annonces vocales' }).check();
  await expect(log).toContainText('Annonces activées');

  await say(longJump, [{ kind: 'attempt', bib: '1301', n: 1, r: 'o', v: 6580, w: 0.8 }]);
  await expect(log).toContainText(
    'Longueur SE F Finale, provisoire : 1. VANDENBERGHE-DELACROIX A Marie-Christine 6.58',
  );

  await page.getByRole('radio', { name: 'Mes athlètes et mes épreuves' }).check();
  await page.getByRole('textbox', { name: 'Nom d’un athlète' }).fill('vandenberghe d');
  await page.getByRole('button', { name: 'Ajouter' }).click();
  await say(race, [{ kind: 'start' }], 'starter');
  await say(race, [...finish, { kind: 'status', status: 15 }], 'chrono');
  await organiser.call('POST', `/api/lesecretariat/trial/${race}/accept`, { from: 'raws' });
  const latest = page.getByRole('region', { name: 'Dernières annonces' });
  await expect(latest.getByRole('listitem').filter({ hasText: '100 m' })).toContainText('résultat non officiel');
  await expect(latest.getByRole('listitem').filter({ hasText: 'Longueur' })).toHaveCount(0);
  await expect(log).toContainText('résultat non officiel', { timeout: 30_000 });

  await meeting.hideAthlete('1304');
  await expect(latest).not.toContainText('DELACROIX D');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Retirer vandenberghe d' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Annonces vocales' })).toBeChecked();
  await expect(page.getByText('DELACROIX D')).toHaveCount(0);

  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((chosen) => localStorage.setItem('foulee.theme', chosen), theme);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Annonces' })).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
    }
    expect([theme, await findSeriousViolations(page)]).toEqual([theme, []]);
  }
});
