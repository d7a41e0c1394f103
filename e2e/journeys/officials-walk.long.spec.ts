import { findSeriousViolations } from '../support/axe.ts';
import { findBoardFaults } from '../support/board-faults.ts';
import { BOARD_SIZES } from '../support/board-meeting.ts';
import { openCuttableNetwork } from '../support/cuttable-network.ts';
import { createJudgingMeeting, measureConsole, openTask } from '../support/judging-meeting.ts';
import { typeDigits } from '../support/long-jump-meeting.ts';
import { press } from '../support/officials-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { expect, test } from '../support/test.ts';

const red = (judge: string, bib = '11') => ({ kind: 'walk', what: 'red', bib, symbol: '~', judge });

test('52. Three reds by three judges alarm the recorder; a paper slip and the late card of the same judge’s phone, whose network was cut, count once; paddles never count', async ({
  page,
  context,
  sharedServer: server,
}) => {
  test.slow();
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createJudgingMeeting(organiser, server.url, { name: 'Marche du Val 52' });
  const network = await openCuttableNetwork(server.url);
  try {
    await openTask(page, network.url, meeting.judge, 'Marche – juge', 'Juge 4');
    await page
      .getByRole('button', { name: /10 000 m marche|Marche|10 km/ })
      .first()
      .click();
    await measureConsole(page, 'judge, bib');
    await network.cut();
    await typeDigits(page, '11');
    await press(page, '11 RIVIÈRE');
    await measureConsole(page, 'judge, signs');
    await press(page, /^contact ~\s*Palette$/);
    await typeDigits(page, '11');
    await press(page, '11 RIVIÈRE');
    await press(page, /^genou >\s*Carton rouge…$/);
    await measureConsole(page, 'judge, sheet');
    await press(page, 'Carton rouge');
    await expect(page.getByRole('banner')).toContainText('Hors ligne', { timeout: 40_000 });
    await expect(page.locator('.rows.cards li')).toHaveCount(2);
    expect(await findSeriousViolations(page)).toEqual([]);

    // The judge's phone is silent: a runner brings the slip.
    await meeting.say(meeting.walk, 'judge 1', red('1'));
    for (const judge of ['2', '3', '5'])
      await meeting.say(meeting.walk, `judge ${judge}`, { ...red(judge), what: 'paddle' });
    const table = await context.browser()?.newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 800 } });
    const recorder = await table?.newPage();
    if (recorder === undefined) throw new Error('no second browser');
    await openTask(recorder, server.url, meeting.judge, 'Marche – secrétaire', 'Table de marche');
    await recorder
      .getByRole('button', { name: /Marche|marche/ })
      .first()
      .click();
    await expect(recorder.getByRole('row', { name: /RIVIÈRE/ })).toContainText('1');
    await press(recorder, 'Taper un bulletin papier…');
    await press(recorder, '4');
    await recorder.getByLabel('Dossard').fill('11');
    await press(recorder, /Contact ~$/);
    await measureConsole(recorder, 'recorder, slip');
    await press(recorder, 'Écrire');
    await expect(recorder.getByRole('alert')).toHaveCount(0);
    await network.mend();
    await expect(recorder.getByText('bulletin et téléphone')).toBeVisible({ timeout: 60_000 });
    await expect(recorder.getByRole('alert')).toHaveCount(0);
    await meeting.say(meeting.walk, 'judge 6', red('6'));
    await expect(recorder.getByRole('alert')).toContainText('11 RIVIÈRE Camille · DQ TR54.7.1');
    await expect(recorder.getByRole('alert')).toContainText('3 rouges de 3 juges');
    await measureConsole(recorder, 'recorder, alarm');
    expect(await findSeriousViolations(recorder)).toEqual([]);

    const board = await context.newPage();
    await board.goto(`${server.url}/officiel/ecran/marche?t=${meeting.walk}#code=${meeting.board}`);
    await expect(board.locator('.list-rows.walk .sgi')).toHaveCount(3);
    const faults: string[] = [];
    for (const size of BOARD_SIZES) {
      await board.setViewportSize(size);
      faults.push(...(await findBoardFaults(board, { withNumber: true })).map((fault) => `${size.width}: ${fault}`));
    }
    expect(faults).toEqual([]);
    await expect(board.locator('.list-rows.walk .mark')).toHaveText('');

    // Nobody is out before the recorder's two taps.
    expect((await meeting.readSheet(meeting.walk)).results.find(({ bib }) => bib === '11')?.prf.st).not.toBe(4);
    await press(recorder, 'Disqualifier…');
    await press(recorder, 'Disqualifier');
    await expect
      .poll(async () => (await meeting.readSheet(meeting.walk)).results.find(({ bib }) => bib === '11'), {
        timeout: 15_000,
      })
      .toMatchObject({ prf: { st: 4 } });
    const judges = (await meeting.readSheet(meeting.walk)).results.find(({ bib }) => bib === '11')?.walk?.red;
    expect(judges?.map(({ judge }) => judge).toSorted()).toEqual(['1', '4', '6']);
    await expect(board.locator('.list-rows.walk .mark')).toHaveText('DQ');
    await table?.close();
  } finally {
    await network.cut().catch(() => undefined);
  }
});

test('53. Leaving the zone early asks first, then disqualifies under TR 54.7.3, without a network too; a late third red proposes added time', async ({
  page,
  sharedServer: server,
}) => {
  test.slow();
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createJudgingMeeting(organiser, server.url, { name: 'Marche du Val 53', penaltyZone: 120_000 });
  for (const judge of ['1', '2', '3']) await meeting.say(meeting.walk, `judge ${judge}`, red(judge));
  const network = await openCuttableNetwork(server.url);
  try {
    await openTask(page, network.url, meeting.judge, 'Marche – secrétaire', 'Zone de pénalité');
    await page
      .getByRole('button', { name: /Marche|marche/ })
      .first()
      .click();
    await expect(page.getByRole('alert')).toContainText('zone de pénalité 2:00');
    await network.cut();
    await press(page, 'Zone…');
    await measureConsole(page, 'zone');
    await press(page, 'Afficher au tableau');
    await press(page, 'Zone…');
    await press(page, 'Entre dans la zone');
    await expect(page.getByRole('alert')).toContainText(/dans la zone, reste [012]:\d\d/);
    await measureConsole(page, 'in the zone');
    await press(page, 'Sort…');
    await expect(page.getByRole('dialog')).toContainText('Sortir maintenant disqualifie (TR 54.7.3)');
    await press(page, 'Annuler');
    await expect(page.getByRole('alert')).toContainText('dans la zone');
    await press(page, 'Sort…');
    await press(page, 'Sorti : disqualifier');
    await expect(page.getByRole('row', { name: /RIVIÈRE/ })).toContainText('DQ TR54.7.3');
    await network.mend();
    await expect
      .poll(async () => (await meeting.readSheet(meeting.walk)).results.find(({ bib }) => bib === '11'), {
        timeout: 60_000,
      })
      .toMatchObject({ prf: { st: 4 }, walk: { penalty: 'missed' } });
    expect((await meeting.readSheet(meeting.walk)).remarks).toMatchObject([{ row: 'bib:11', rules: ['TR54.7.3'] }]);

    for (const judge of ['1', '2']) await meeting.say(meeting.walk, `judge ${judge}`, red(judge, '12'));
    await meeting.say(meeting.walk, 'finish', { kind: 'raw', bib: '12', place: 1, v: 2_700_000 }, 'chrono');
    await meeting.say(meeting.walk, 'judge 3', red('3', '12'));
    await expect(page.getByRole('alert')).toContainText('+ 2:00 à proposer', { timeout: 30_000 });
    await press(page, 'Proposer…');
    await press(page, /proposer \+ 2:00$/);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect
      .poll(
        async () =>
          (await meeting.readSheet(meeting.walk)).reports?.map(({ row, text }) => [row, text?.replace(/\s/g, ' ')]),
        {
          timeout: 15_000,
        },
      )
      .toEqual([
        ['bib:11', 'Zone de pénalité 2:00'],
        ['bib:12', '+ 2:00 à ajouter au temps'],
      ]);
    expect(
      (await meeting.readSheet(meeting.walk)).results.find(({ bib }) => bib === '12')?.walk?.penalty,
    ).toBeUndefined();
  } finally {
    await network.cut().catch(() => undefined);
  }
});
