import { createJudgingMeeting, openTask } from '../support/judging-meeting.ts';
import { typeDigits } from '../support/long-jump-meeting.ts';
import { press } from '../support/officials-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { test } from '../support/test.ts';

test('look', async ({ page, sharedServer: server }) => {
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createJudgingMeeting(organiser, server.url, { name: 'Meeting du Val', penaltyZone: 60_000 });
  const shot = async (name: string) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 800 });
      await page.screenshot({ path: `/tmp/look/${name}-${width}.png` });
    }
    await page.setViewportSize({ width: 360, height: 740 });
  };
  await openTask(page, server.url, meeting.judge, 'Marche – juge', 'Juge 4');
  await page.getByRole('button', { name: /Marche|marche/ }).first().click();
  await shot('judge-bib');
  await typeDigits(page, '11');
  await press(page, '11 RIVIÈRE');
  await press(page, /^contact ~\s*Palette$/);
  await typeDigits(page, '11');
  await press(page, '11 RIVIÈRE');
  await shot('judge-signs');
  await press(page, /^genou >\s*Carton rouge…$/);
  await shot('judge-sheet');
  await press(page, 'Carton rouge');
  const red = (judge: string, bib = '11') => ({ kind: 'walk', what: 'red', bib, symbol: judge === '6' ? '>' : '~', judge });
  await meeting.say(meeting.walk, 'judge 1', red('1'));
  await meeting.say(meeting.walk, 'judge 6', red('6'));
  await meeting.say(meeting.walk, 'judge 6', red('6', '13'));
  await page.goto("about:blank");
  await openTask(page, server.url, meeting.judge, 'Marche – secrétaire', 'Table de marche');
  await page.getByRole('button', { name: /Marche|marche/ }).first().click();
  await page.getByRole('alert').waitFor();
  await shot('recorder');
  await press(page, 'Zone…');
  await shot('recorder-zone');
  await press(page, 'Annuler');
  await press(page, 'Taper un bulletin papier…');
  await shot('recorder-slip');
  await page.goto("about:blank");
  await openTask(page, server.url, meeting.judge, 'Commissaire', 'Commissaire 3');
  await page.getByRole('button', { name: /200 m.*Finale/ }).click();
  await page.getByRole('button', { name: /^5\s*15$/ }).click();
  await page.getByRole('button', { name: 'Ligne en virage' }).click();
  await page.locator('.oval').click({ position: { x: 20, y: 60 } });
  await shot('umpire');
  await press(page, /^Envoyer/);
  await page.goto("about:blank");
  await openTask(page, server.url, meeting.judge, 'Juge-arbitre', 'Juge-arbitre courses');
  await page.getByText('1 à décider').waitFor();
  await shot('referee');
  await page.getByRole('button', { name: /5 MAHÉLIN/ }).click();
  await shot('referee-report');
  await press(page, /^DQ…/);
  await shot('referee-rule');
  for (const [width, height] of [[1920, 1080], [640, 192]] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${server.url}/officiel/ecran/marche?t=${meeting.walk}#code=${meeting.board}`);
    await page.locator('.board-rows.walk .sgi').first().waitFor();
    await page.screenshot({ path: `/tmp/look/board-${width}.png` });
    await page.goto(`${server.url}/officiel/ecran/classement?t=${meeting.final}`);
    await page.getByText('Résultat en attente').waitFor();
    await page.screenshot({ path: `/tmp/look/waiting-${width}.png` });
  }
});
