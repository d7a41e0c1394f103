import type { Page } from '@playwright/test';
import { findSeriousViolations } from '../support/axe.ts';
import { findBoardFaults } from '../support/board-faults.ts';
import { BOARD_SIZES, createBoardMeeting } from '../support/board-meeting.ts';
import { openCuttableNetwork } from '../support/cuttable-network.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { ORGANISER } from '../support/server.ts';
import { expect, longTest, test } from '../support/test.ts';

const SECOND = 1000;

const finish = [4, 2, 7, 1].map((lane, at) => ({ kind: 'raw', lane, st: 1, place: at + 1, v: 11_580 + 70 * at }));

longTest(
  'The whole stadium at a glance, and a wall that shows a result as soon as it is there, then goes on',
  async ({ page, sharedServer: server }) => {
    test.slow();
    const meeting = await createBoardMeeting(await OrganiserClient.signIn(server.url), server.url);
    const { longJump, poleVault, race, say } = meeting;
    const faults: string[] = [];
    const look = async (picture: string) => {
      for (const size of BOARD_SIZES) {
        await page.setViewportSize(size);
        const found = await findBoardFaults(page, { withNumber: true });
        faults.push(...found.map((fault) => `${picture} ${size.width} × ${size.height}: ${fault}`));
      }
      await page.setViewportSize(BOARD_SIZES[0]);
    };
    await say(longJump, [{ kind: 'attempt', bib: '1301', n: 1, r: 'o', v: 6580, w: 0.8 }]);
    await say(poleVault, [{ kind: 'attempt', bib: '1301', h: 3850, r: 'x' }]);
    await page.setViewportSize(BOARD_SIZES[0]);
    await page.goto(`${server.url}/officiel/ecran/multi#code=${meeting.board}`);
    await expect(page.locator('.stadium li')).toHaveCount(3);
    await expect(page.locator('.stadium li').first()).toContainText('1302 VANDENBERGHE');
    await expect(page.locator('.stadium')).toContainText('en tête VANDENBERGHE');
    await look('multi');
    expect(await findSeriousViolations(page)).toEqual([]);
    await page.goto(`${server.url}/officiel/ecran/message?texte=Orage : évacuez le stade vers le gymnase`);
    await expect(page.getByText('Orage')).toBeVisible();
    await look('message');

    await page.goto(`${server.url}/officiel/ecran/mix`);
    await expect(page.locator('.board-of-list')).toBeVisible();
    await say(race, [{ kind: 'start' }], 'starter');
    await say(race, [...finish, { kind: 'wind', w: 1.2 }, { kind: 'status', status: 15 }], 'chrono');
    await expect(page.locator('.list-order .list-rows')).toContainText('11.58');
    await look('mix');
    // Its ten seconds or more are over: the stadium again, with the result in it.
    await expect(page.locator('.mix-winner')).toContainText('11.58', { timeout: 60 * SECOND });
    await look('mix, the stadium');
    expect(faults).toEqual([]);
  },
);

/** Whether the picture has nothing in a corner of its own. */
async function readCorner(page: Page, x: number, y: number): Promise<number> {
  const png = await page.screenshot({ omitBackground: true, clip: { x, y, width: 8, height: 8 } });
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    return Math.max(
      ...(context?.getImageData(0, 0, image.width, image.height).data ?? [255]).filter((_, at) => at % 4 === 3),
    );
  }, png.toString('base64'));
}

test('69. Strips over a camera’s picture have nothing behind them, and are gone a minute after the server is', async ({
  page,
  sharedServer: server,
}) => {
  test.slow();
  const meeting = await createBoardMeeting(await OrganiserClient.signIn(server.url), server.url);
  const { longJump, race, say } = meeting;
  const network = await openCuttableNetwork(server.url);
  await page.clock.install();
  await page.setViewportSize(BOARD_SIZES[0]);
  await page.goto(`${network.url}/officiel/ecran/incrustation?t=${longJump}#code=${meeting.board}`);
  const third = page.locator('.over-third');
  await expect(third).toContainText('VANDENBERGHE');
  await expect(page.locator('.board-id')).toHaveCount(0);
  expect([await readCorner(page, 4, 4), await readCorner(page, 960, 400), await readCorner(page, 1900, 1060)]).toEqual([
    0, 0, 0,
  ]);
  expect(await readCorner(page, 140, 1000)).toBe(255);
  expect(await findBoardFaults(page)).toEqual([]);
  await say(race, [{ kind: 'start' }], 'starter');
  await say(race, [...finish, { kind: 'wind', w: 1.2 }], 'chrono');
  await page.goto(`${network.url}/officiel/ecran/incrustation?t=${race}&pos=tl&safe=8`);
  await expect(page.locator('.over-strip li')).toHaveCount(4);
  await expect(page.locator('.over-strip')).toContainText('n. off.');
  expect(await findBoardFaults(page)).toEqual([]);
  expect(await readCorner(page, 960, 900)).toBe(0);
  await network.cut();
  await page.clock.fastForward(30 * SECOND);
  await expect(page.locator('.board')).toHaveCSS('opacity', '1');
  await page.clock.fastForward(40 * SECOND);
  await expect(page.locator('.board')).toHaveCSS('opacity', '0');
  await network.mend();
  await page.clock.fastForward(31 * SECOND);
  await expect(page.locator('.board')).toHaveCSS('opacity', '1');
});

longTest(
  '73. What the secretariat tells a screen reaches that one and no other, through a reload, and ends; a storm reaches all',
  async ({ page, context, browser, sharedServer: server }) => {
    test.slow();
    const organiser = await OrganiserClient.signIn(server.url);
    const meeting = await createBoardMeeting(organiser, server.url);
    const { longJump, race, say } = meeting;
    await say(longJump, [{ kind: 'attempt', bib: '1301', n: 1, r: 'o', v: 6580, w: 0.8 }]);
    const openBoard = async (search: string) => {
      const other = await browser.newContext({ viewport: BOARD_SIZES[0] });
      const board = await other.newPage();
      await board.goto(`${server.url}/officiel/ecran/classement?t=${longJump}${search}#code=${meeting.board}`);
      await expect(board.locator('.list-rows')).toContainText('6.58');
      const number = /[0-9A-F]{4}$/.exec((await board.locator('.board-id').textContent()) ?? '')?.[0] ?? '';
      return { board, number };
    };
    const [wall, pit, locked] = [await openBoard('&lieu='), await openBoard(''), await openBoard('&lock=1')];
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${server.url}/mgr/lesecretariat/${meeting.chOID}/screens`);
    await page.getByLabel('E-mail').fill(ORGANISER.email);
    await page.getByLabel('Mot de passe').fill(ORGANISER.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    const card = (number: string) => page.getByRole('listitem').filter({ hasText: `Écran ${number}` });
    await expect(card(wall.number)).toContainText('Classement');
    await expect(card(locked.number)).toContainText('ne suit que son adresse');
    expect(await findSeriousViolations(page)).toEqual([]);

    const tell = (number: string, act: string) =>
      card(number)
        .getByRole('button', { name: `${act} : écran ${number}` })
        .click();
    await tell(wall.number, 'Montrer…');
    await page.getByLabel('Image', { exact: true }).selectOption('depart');
    await page.getByLabel('Épreuve').selectOption(race);
    await page.getByRole('dialog').getByRole('button', { name: 'Afficher' }).click();
    await expect(wall.board.locator('.list-lanes .list-rows')).toContainText('1308');
    await expect(pit.board.locator('.list-standing')).toBeVisible();
    // A new result does not break it, nor does a reload.
    await say(longJump, [{ kind: 'attempt', bib: '1302', n: 1, r: 'o', v: 6620, w: 0.8 }]);
    await expect(pit.board.locator('.list-rows')).toContainText('6.62');
    await wall.board.reload();
    await expect(wall.board.locator('.list-lanes .list-rows')).toContainText('1308');

    await tell(pit.number, 'Figer');
    await expect(card(pit.number)).toContainText('figé');
    await say(longJump, [{ kind: 'attempt', bib: '1303', n: 1, r: 'o', v: 6630, w: 0.8 }]);
    await expect(locked.board.locator('.list-rows')).toContainText('6.63');
    await expect(pit.board.locator('.list-rows')).not.toContainText('6.63');
    await pit.board.reload();
    await expect(pit.board.locator('.list-rows')).toContainText('6.62');
    await expect(pit.board.locator('.list-rows')).not.toContainText('6.63');
    await tell(pit.number, 'Auto');
    await expect(pit.board.locator('.list-rows')).toContainText('6.63');
    await tell(pit.number, 'Noir');
    await expect(pit.board.locator('.board-black')).toBeVisible();
    await expect(pit.board.locator('.list')).toHaveCount(0);
    await expect(pit.board.locator('.board-id')).toHaveCount(0, { timeout: 15 * SECOND });
    await tell(pit.number, 'Identifier');
    await expect(pit.board.locator('.board-id')).toContainText(pit.number);

    await page.getByRole('button', { name: 'Orage : évacuer…' }).click();
    await page.getByRole('button', { name: 'Orage : évacuer', exact: true }).click();
    await expect(wall.board.getByText('Orage : évacuez le stade')).toBeVisible();
    await expect(pit.board.getByText('Storm: leave the stadium')).toBeVisible();
    await expect(locked.board.locator('.list-standing')).toBeVisible();
    const { logs } = await organiser.call<{ logs: { action: string; detail: { act: string; count: number } }[] }>(
      'GET',
      `/api/lesecretariat/logs?chOID=${meeting.chOID}`,
    );
    expect(logs.find(({ action }) => action === 'screens told')?.detail).toMatchObject({ act: 'message', count: 3 });
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await context.close();
    for (const { board } of [wall, pit, locked]) await board.context().close();
  },
);
