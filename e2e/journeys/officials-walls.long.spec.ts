import type { Page } from '@playwright/test';
import { findSeriousViolations } from '../support/axe.ts';
import { findBoardFaults } from '../support/board-faults.ts';
import { BOARD_SIZES, createBoardMeeting } from '../support/board-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { expect, test } from '../support/test.ts';

/** What is wrong with a picture at any size of board. */
async function findFaults(page: Page, picture: string): Promise<string[]> {
  const faults: string[] = [];
  for (const size of BOARD_SIZES) {
    await page.setViewportSize(size);
    const found = await findBoardFaults(page, { withNumber: true });
    faults.push(...found.map((fault) => `${picture} ${size.width} × ${size.height}: ${fault}`));
  }
  return faults;
}

test('66. A stadium’s wall has a start list, a result and a standing by their addresses, at any size, as the address wants them drawn', async ({
  page,
  sharedServer: server,
}) => {
  test.slow();
  const meeting = await createBoardMeeting(await OrganiserClient.signIn(server.url), server.url);
  const { longJump, race, say } = meeting;
  const rows = page.locator('.list-rows > li:not(.cut)');
  const show = (address: string) => page.goto(`${server.url}/officiel/ecran/${address}`);
  const faults: string[] = [];
  await page.setViewportSize(BOARD_SIZES[0]);
  await show(`depart?t=${race}#code=${meeting.board}`);
  await expect(rows).toHaveCount(8);
  await expect(page.locator('.list-right')).toContainText(meeting.startTime);
  faults.push(...(await findFaults(page, 'start list')));
  await page.setViewportSize(BOARD_SIZES[2]);
  await expect(rows).toHaveCount(4);
  await page.setViewportSize(BOARD_SIZES[3]);
  await expect(rows).toHaveCount(2);

  const marks = [6580, 6120, 6420, 5980, 6610, 6130, 6000, 6050, 5890];
  await say(
    longJump,
    marks.map((v, at) => ({ kind: 'attempt', bib: String(1301 + at), n: 1, r: 'o', v, w: 0.8 })),
  );
  await page.setViewportSize(BOARD_SIZES[0]);
  await show(`classement?t=${longJump}&theme=soleil`);
  await expect(rows).toHaveCount(9);
  await expect(page.locator('.cut')).toHaveText(/8\s+continuent/);
  await expect(page.locator('.latest')).toContainText('1309');
  faults.push(...(await findFaults(page, 'standing')));
  expect(await findSeriousViolations(page)).toEqual([]);

  await say(race, [{ kind: 'start' }], 'starter');
  const finish = [4, 2, 7, 1, 3, 8, 6].map((lane, at) => ({
    kind: 'raw',
    lane,
    st: 1,
    place: at + 1,
    v: 11_580 + 70 * at,
  }));
  await say(race, [...finish, { kind: 'wind', w: 1.2 }, { kind: 'status', status: 15 }], 'chrono');
  await page.setViewportSize(BOARD_SIZES[0]);
  await show('resultat?t=auto&rows=4&rot=2&lang=en&safe=5');
  await expect(page.locator('.list-right')).toContainText('unofficial');
  await expect(page.locator('.board-hatch')).toBeVisible();
  await expect(rows).toHaveCount(4);
  // The next part of the list has its two seconds too.
  await expect(rows.first()).toContainText('11.86');
  await expect(rows.first()).toContainText('11.58');
  await show(`resultat?t=${race}&names=court&clock=0`);
  await expect(rows.first()).toContainText('M.');
  await expect(page.locator('.list-foot')).not.toContainText(/\d\d:\d\d/);
  await expect(page.locator('.list-foot')).toContainText('6 derniers mètres');
  faults.push(...(await findFaults(page, 'result')));
  expect(faults).toEqual([]);

  await page.setViewportSize(BOARD_SIZES[2]);
  await show(`resultat?t=${race}&font=pixel`);
  const pixels = page.getByRole('img', { name: /100 m F.*1 1304 VANDENBERGHE/ });
  await expect(pixels).toBeVisible();
  expect(await pixels.boundingBox()).toEqual({ x: 0, y: 0, width: 640, height: 192 });
  const places = await pixels.locator('path').evaluateAll((paths) => paths.map((path) => path.getAttribute('d') ?? ''));
  expect(places.join(' ')).not.toMatch(/\d\.\d/);
});
