import type { Page } from '@playwright/test';
import { createOfficialsMeeting, openHighJump, press } from '../support/officials-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { findCutTexts, findSmallTargets } from '../support/sight.ts';
import { expect, test } from '../support/test.ts';

const PERSON = {
  last: 'VANDENBROUCKE-DELACHAUSSÉE',
  first: 'Marie-Antoinette',
  clubName: 'Entente du Marais Poitevin',
};

/** Names of the sheet whose visible letters leave their column. */
const findSpilledNames = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.grid tbody th')].flatMap((cell) => {
      const { right } = cell.getBoundingClientRect();
      const name = cell.querySelector('b');
      if (name === null) return ['no name'];
      const range = document.createRange();
      range.selectNodeContents(name);
      const isClipped = getComputedStyle(name).display === 'block' && getComputedStyle(name).overflowX === 'hidden';
      const end = isClipped ? name.getBoundingClientRect().right : range.getBoundingClientRect().right;
      return end > right + 1 ? [`${name.textContent} ends ${Math.round(end - right)} px too far`] : [];
    }),
  );

/** Names of the sheet that are not read whole: cut by dots, or higher than their line. */
const findCutNames = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.grid tbody th')].flatMap((cell) => {
      const name = cell.querySelector('b');
      if (name === null) return ['no name'];
      const range = document.createRange();
      range.selectNodeContents(name);
      const [letters, room] = [range.getBoundingClientRect(), cell.getBoundingClientRect()];
      const isClipped = getComputedStyle(name).display === 'block' && name.scrollWidth > name.clientWidth + 1;
      return isClipped || letters.top < room.top || letters.bottom > room.bottom ? [name.textContent ?? ''] : [];
    }),
  );

test('«Barres» with long names: none leaves its column at 360, 800 and 1280, on a wide screen each is whole, and a screen reader has all of it', async ({
  page,
  sharedServer: server,
}) => {
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createOfficialsMeeting(organiser, {
    name: 'Régionaux aux longs noms',
    athletes: 6,
    person: PERSON,
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHighJump(page, server.url, meeting.code);
  await press(page, 'X, échec');
  for (const width of [360, 800, 900, 1280]) {
    await page.setViewportSize({ width, height: width < 700 ? 740 : 800 });
    expect(await findSpilledNames(page), `at ${width}`).toEqual([]);
    expect(await findCutTexts(page), `at ${width}`).toEqual([]);
    expect(await findSmallTargets(page), `at ${width}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBeLessThanOrEqual(width);
    if (width >= 900) expect(await findCutNames(page), `at ${width}`).toEqual([]);
    await expect(page.getByRole('rowheader', { name: `${PERSON.last} ${PERSON.first}` })).toHaveCount(6);
  }
});
