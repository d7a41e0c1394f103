import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBoardFaults } from '../support/board-faults.ts';
import { BOARD_SIZES, createBoardMeeting } from '../support/board-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { startServer } from '../support/server.ts';
import { findFaintTexts } from '../support/sight.ts';
import { expect, test } from '../support/test.ts';

const SECOND = 1000;

test('68. A server that is really stopped: each board says so after ten seconds, how old it is after a minute, keeps its picture through a reload, and is back by itself once the server is', async ({
  page,
}) => {
  test.setTimeout(600 * SECOND);
  const dataDir = mkdtempSync(join(tmpdir(), 'foulee-silent-'));
  const first = await startServer({ DATA_DIR: dataDir });
  let again: typeof first | undefined;
  try {
    const meeting = await createBoardMeeting(await OrganiserClient.signIn(first.url), first.url, { hasLaps: true });
    const { longJump, poleVault, race, lapRace, walk, say } = meeting;
    await say(longJump, [{ kind: 'attempt', bib: '1301', n: 1, r: 'o', v: 6580, w: 0.8 }]);
    await say(lapRace, [{ kind: 'lap', bib: '1301' }]);
    await say(walk, [{ kind: 'walk', what: 'red', bib: '1301', symbol: '~', judge: '1' }]);
    await say(race, [{ kind: 'start' }], 'starter');
    await say(
      race,
      [
        { kind: 'raw', lane: 1, place: 1, st: 1, v: 11_500 },
        { kind: 'status', status: 15 },
      ],
      'chrono',
    );
    const layouts = [
      [`concours?t=${longJump}`, 'VANDENBERGHE'],
      [`barre?t=${poleVault}`, '3.85'],
      [`depart?t=${race}`, 'VANDENBERGHE'],
      [`resultat?t=${race}`, '11.50'],
      [`classement?t=${longJump}`, '6.58'],
      [`tours?t=${lapRace}`, 'VANDENBERGHE'],
      [`marche?t=${walk}`, 'VANDENBERGHE'],
      ['multi', 'Longueur'],
      ['mix', 'VANDENBERGHE'],
      ['message?texte=Bonjour', 'Bonjour'],
      [`incrustation?t=${race}&vue=resultat`, '11.50'],
    ] as const;
    const boards = [];
    for (const [address, text] of layouts) {
      const context = await page
        .context()
        .browser()
        ?.newContext({ viewport: BOARD_SIZES[0], locale: 'fr-FR', serviceWorkers: 'allow' });
      const board = await context?.newPage();
      if (board === undefined) throw new Error('no browser');
      await board.clock.install();
      await board.goto(`${first.url}/officiel/ecran/${address}#code=${meeting.board}`);
      await expect(board.locator('.board'), address).toContainText(text);
      // The worker has the files of the page from here on: it can be loaded again without a server.
      await board.waitForFunction(() => navigator.serviceWorker.controller !== null);
      boards.push({ address, text, board, isOverlay: address.startsWith('incrustation') });
    }
    await first.stop();
    for (const { address, text, board, isOverlay } of boards) {
      const silent = board.locator('.board-silent');
      await board.clock.fastForward(12 * SECOND);
      if (!isOverlay) await expect(silent, address).toHaveText('Sans nouvelles du serveur');
      await board.clock.fastForward(55 * SECOND);
      if (isOverlay) await expect(board.locator('.board'), address).toHaveCSS('opacity', '0');
      else {
        await expect(silent, address).toHaveText(/données de \d\d:\d\d/);
        await expect(board.locator('.board'), address).toContainText(text);
        // The age lies over nothing that is to be read.
        expect([address, await findBoardFaults(board), await findFaintTexts(board)]).toEqual([address, [], []]);
        await board.reload();
        await expect(board.locator('.board'), `${address}, loaded again`).toContainText(text);
        await expect(silent, `${address}, loaded again`).toHaveText(/données de \d\d:\d\d/);
      }
    }
    again = await startServer({ DATA_DIR: dataDir, PORT: new URL(first.url).port });
    await say(longJump, [{ kind: 'attempt', bib: '1302', n: 1, r: 'o', v: 6620, w: 0.8 }]);
    for (const { address, board, isOverlay } of boards) {
      await board.clock.fastForward(31 * SECOND);
      if (isOverlay) await expect(board.locator('.board'), address).toHaveCSS('opacity', '1');
      else await expect(board.locator('.board-silent'), address).toHaveCount(0);
      if (address.startsWith('classement')) await expect(board.locator('.board')).toContainText('6.62');
      await board.context().close();
    }
  } finally {
    await again?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
