import { type Hand, prepareFirstKey } from '../support/first-key.ts';
import { openGrid, WIDE } from '../support/marks-grid.ts';
import { createMarksMeeting, HIGH_JUMP, HUNDRED, LONG_JUMP } from '../support/marks-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import type { RunningServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

const LONG = process.env.FOULEE_LONG === '1';
const TIMES = LONG ? 200 : 1;
const ATHLETES = 8;
const BARS = Array.from({ length: Math.ceil((TIMES + 2) / ATHLETES) }, (_, at) => 1500 + at * 10);
const LATE_MS = 400;

interface Sheet {
  results: { bib: string; prf: { v?: number }; attempts?: { h?: number; r: string; v?: number }[] }[];
}

const rowOf = ({ results }: Sheet, bib: number) => results.find((row) => row.bib === String(bib));

/** A kind of grid: what is typed the nth time and where, and what the server then has. */
const GRIDS = [
  {
    name: 'track',
    uid: HUNDRED,
    column: () => 'mark',
    text: (at: number) => String(1050 + at),
    kept: (sheet: Sheet, bib: number, at: number) => rowOf(sheet, bib)?.prf.v === 10_500 + at * 10,
  },
  {
    name: 'field',
    uid: LONG_JUMP,
    column: () => 'a0',
    // Marks that no question is asked about.
    text: (at: number) => String(500 + at),
    kept: (sheet: Sheet, bib: number, at: number) => rowOf(sheet, bib)?.attempts?.[0]?.v === 5000 + at * 10,
  },
  {
    name: 'height',
    uid: HIGH_JUMP,
    text: () => 'xo',
    column: (at: number) => `h${BARS[Math.floor(at / ATHLETES)]}`,
    kept: (sheet: Sheet, bib: number, at: number) =>
      rowOf(sheet, bib)?.attempts?.some(({ h, r }) => h === BARS[Math.floor(at / ATHLETES)] && r === 'xo') === true,
  },
] as const;

test.describe('A mark typed from the first moment at which its cell takes the focus, at a sixth of the speed', () => {
  test.use({ viewport: WIDE });
  let server: RunningServer;
  test.beforeAll(async ({ sharedServer }) => {
    test.setTimeout(240_000);
    server = sharedServer;
  });

  for (const [place, { name, uid, column, text, kept }] of GRIDS.entries()) {
    if (!LONG && name !== 'field') continue;
    test(`arrives whole, ${TIMES} of ${TIMES}, in a ${name} grid`, async ({ page, context }) => {
      test.setTimeout(120_000 + TIMES * 15_000);
      const organiser = await OrganiserClient.signIn(server.url);
      const { findGridsUrl, readSheet } = await createMarksMeeting(server.url, organiser, BARS);
      const { typeAtOnce, setSlowness } = await prepareFirstKey(page);
      await openGrid(page, findGridsUrl(uid));
      const lost: string[] = [];
      // Each grid begins with another way, so that a short run has several.
      for (let at = place; at < TIMES + place; at += 1) {
        const hand: Hand = at % 2 === 0 ? 'keyboard' : 'no delay';
        const how = at % 4 < 2 ? 'reload' : 'back';
        // What came after the sheet closed its cells to the first keys.
        const isRoleLate = at % 2 === 1;
        const bib = 101 + (at % ATHLETES);
        const cell = `tr[data-row="bib:${bib}"] input[data-c="${column(at)}"]`;
        await expect(page.locator(cell)).toBeVisible();
        if (isRoleLate)
          await context.route('**/api/lesecretariat/my-orgs', async (route) => {
            await new Promise((resolve) => setTimeout(resolve, LATE_MS));
            await route.continue().catch(() => undefined);
          });
        if (how === 'back') {
          await page.locator('main a[href$="/results"]').first().click();
          await expect(page.locator(cell)).toHaveCount(0);
        }
        // The short run slows down what follows the scripts: the sheet, and the grid that is drawn of it.
        const isSlowLate = !LONG && how === 'reload';
        if (isSlowLate)
          await context.route('**/api/lesecretariat/trial/*/sheet', async (route) => {
            await setSlowness(6);
            await route.continue();
          });
        else await setSlowness(6);
        await typeAtOnce(cell, text(at), hand, how);
        await expect
          .poll(() => page.locator(cell).inputValue(), { timeout: 5000 })
          .toBe(text(at))
          .catch(async () => lost.push(`${at} ${hand} ${how}: ${await page.locator(cell).inputValue()}`));
        await setSlowness(1);
        if (isSlowLate) await context.unroute('**/api/lesecretariat/trial/*/sheet');
        await page.keyboard.press('Enter');
        await expect
          .poll(async () => kept((await readSheet(uid)) as Sheet, bib, at), { timeout: 20_000 })
          .toBe(true)
          .catch(() => lost.push(`${at} ${hand} ${how}: not on the server`));
        await context.unroute('**/api/lesecretariat/my-orgs');
      }
      expect(lost).toEqual([]);
    });
  }
});
