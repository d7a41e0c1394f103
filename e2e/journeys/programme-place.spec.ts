import type { Locator, Page } from '@playwright/test';
import { OrganiserClient } from '../support/organiser.ts';
import { createDayOfFinals } from '../support/programme-meet.ts';
import { expect, test } from '../support/test.ts';
import { stadiumTime } from '../support/today.ts';
import { waitUntilSettled } from '../support/wait-until-settled.ts';

const LONG = process.env.FOULEE_LONG === '1';

let programme: string;

test.beforeAll(async ({ sharedServer }) => {
  test.setTimeout(240_000);
  const organiser = await OrganiserClient.signIn(sharedServer.url);
  programme = `${sharedServer.url}/challenge/${await createDayOfFinals(organiser, 'Championnats des quatre-vingts finales')}`;
});

const findLines = (page: Page) => page.locator('#root .hour > .rows > li');
const readTop = (line: Locator) => line.evaluate((element) => element.getBoundingClientRect().top);

/** Scrolls down to a line as a reader does, who has each screen on the way drawn; it is then clear of the bars. */
const readDownTo = (line: Locator) =>
  line.evaluate(async (element) => {
    while (element.getBoundingClientRect().top > (window.innerHeight * 2) / 3) {
      window.scrollBy(0, window.innerHeight / 3);
      for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });

async function expectLineAt(page: Page, line: Locator, top: number): Promise<void> {
  const readShift = async () => Math.abs((await readTop(line)) - top);
  await expect.poll(readShift).toBeLessThan(3);
  await waitUntilSettled(page);
  expect(await readShift()).toBeLessThan(3);
}

/** Opens the trial of a line, goes back and loads the page anew: the line is where it was, each time. */
async function expectWayBackTo(page: Page, line: Locator): Promise<void> {
  await waitUntilSettled(page);
  const top = await readTop(line);
  await line.getByRole('link').click();
  await expect(page).toHaveURL(/\/trial-/);
  await waitUntilSettled(page);
  await page.goBack();
  await expect(page).toHaveURL(programme);
  await expectLineAt(page, line, top);
  await page.reload();
  await expectLineAt(page, line, top);
}

test('the way back from a trial, and a reload, lead to its line of a long programme, also where the reader has jumped over the lines above it', async ({
  page,
}) => {
  await page.goto(programme);
  await waitUntilSettled(page);
  const lines = findLines(page);
  await expect(lines).toHaveCount(80);
  await readDownTo(lines.nth(70));
  await expectWayBackTo(page, lines.nth(70));

  await page.goto(programme);
  await waitUntilSettled(page);
  await page.keyboard.press('End');
  await waitUntilSettled(page);
  await lines.last().evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expectWayBackTo(page, lines.last());
});

/** A page that scrolls smoothly goes wrong more easily. */
for (const reducedMotion of LONG ? (['no-preference', 'reduce'] as const) : (['no-preference'] as const))
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('«Maintenant» brings the line of the present time to the middle of the window', async ({ page }) => {
      await page.clock.install({ time: stadiumTime('15:00', 1) });
      await page.goto(programme);
      // On the day of the competition the board of what is live is above its programme.
      await expect(page.locator('#root').getByText('No running track now')).toBeVisible();
      await waitUntilSettled(page);
      await page.getByRole('button', { name: 'Maintenant' }).click();
      const readDistance = () =>
        page.locator('#root .nowline').evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
          const middle =
            (Number.parseFloat(scrollPaddingTop) + window.innerHeight - Number.parseFloat(scrollPaddingBottom)) / 2;
          return Math.abs((top + bottom) / 2 - middle);
        });
      await expect.poll(readDistance).toBeLessThan(3);
      await waitUntilSettled(page);
      expect(await readDistance()).toBeLessThan(3);
    });
  });
