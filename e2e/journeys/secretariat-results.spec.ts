import type { Locator } from '@playwright/test';
import { cutCalls, ROW_CALLS, restoreCalls } from '../support/cut-calls.ts';
import { findMarkField, findRow, openGrid, WIDE } from '../support/marks-grid.ts';
import { createMarksMeeting, EIGHT_HUNDRED, HIGH_JUMP, HUNDRED, LONG_JUMP } from '../support/marks-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { countPresses } from '../support/secretary.ts';
import type { RunningServer } from '../support/server.ts';
import { fillSignIn } from '../support/signed-in.ts';
import { expect, longTest, test } from '../support/test.ts';

test.describe('The marks keyboard of the secretariat', () => {
  test.describe.configure({ mode: 'serial' });
  test.setTimeout(120_000);
  test.use({ viewport: WIDE });
  let server: RunningServer;
  let organiser: OrganiserClient;

  test.beforeAll(async ({ sharedServer }) => {
    server = sharedServer;
    organiser = await OrganiserClient.signIn(server.url);
  });

  test('35. 1052 previews 10.52, 15234 previews 1:52.34, 745 in long jump 7.45; DNS is accepted, abc is refused at its field', async ({
    page,
  }) => {
    const { findGridsUrl } = await createMarksMeeting(server.url, organiser);
    await openGrid(page, findGridsUrl(HUNDRED, EIGHT_HUNDRED, LONG_JUMP));
    const [hundred, eightHundred, longJump] = ['100 m', '800 m', 'Longueur'].map((event) =>
      page.getByRole('table', { name: new RegExp(`^Saisie des résultats, ${event}`) }),
    ) as [Locator, Locator, Locator];
    await findMarkField(hundred, 101).pressSequentially('1052');
    await expect(findRow(hundred, 101).getByText('10.52', { exact: true })).toBeVisible();
    await findMarkField(hundred, 103).pressSequentially('DNS');
    await expect(findRow(hundred, 103).getByText('DNS', { exact: true })).toBeVisible();
    await findMarkField(hundred, 104).pressSequentially('abc');
    await expect(findMarkField(hundred, 104)).toHaveAttribute('aria-invalid', 'true');
    await expect(findMarkField(hundred, 104)).toHaveAccessibleDescription('Performance illisible');
    await page.keyboard.press('Escape');
    await expect(findMarkField(hundred, 104)).toHaveValue('');

    await findMarkField(eightHundred, 102).pressSequentially('15234');
    await expect(findRow(eightHundred, 102).getByText('1:52.34', { exact: true })).toBeVisible();

    await page.getByRole('textbox', { name: /^Essai 1, 101/ }).pressSequentially('745');
    await expect(findRow(longJump, 101).locator('.under').getByText('7.45')).toBeVisible();
  });

  test('a heat of eight takes at most five key presses or clicks a row, and the public reads it', async ({ page }) => {
    const { findGridsUrl, readSheet } = await createMarksMeeting(server.url, organiser);
    await openGrid(page, findGridsUrl(HUNDRED));
    const presses = await countPresses(page);
    await findMarkField(page, 101).click();
    for (const typed of ['1158', '1166', '1179', 'n', '1197', 'd', '1211', '1230']) {
      for (const key of typed) await page.keyboard.press(key);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByText('Tout est envoyé')).toBeVisible();
    // The click that opens the first cell counts too.
    expect(await presses()).toBeLessThanOrEqual(8 * 5);
    const { results } = await readSheet(HUNDRED);
    expect(results.map(({ bib, rank, prf }) => [bib, rank, prf.v ?? prf.st])).toEqual([
      ['101', 1, 11_580],
      ['102', 2, 11_660],
      ['103', 3, 11_790],
      ['105', 4, 11_970],
      ['107', 5, 12_110],
      ['108', 6, 12_300],
      ['106', undefined, 3],
      ['104', undefined, 2],
    ]);
  });

  longTest('a long jump with its wind takes at most six key presses an attempt', async ({ page }) => {
    const { findGridsUrl, readAttempts } = await createMarksMeeting(server.url, organiser);
    await openGrid(page, findGridsUrl(LONG_JUMP));
    const first = page.getByRole('textbox', { name: /^Essai 1, 101/ });
    const presses = await countPresses(page);
    await first.click();
    for (const typed of ['645', '12', '631', '04', 'x', '650', '-04', '622', '21']) {
      for (const key of typed) await page.keyboard.press(key);
      // A wind of two digits goes on by itself.
      if (typed.length === 3 && typed !== '-04') await page.keyboard.press('Enter');
      if (typed === 'x') await page.keyboard.press('Enter');
    }
    await expect(page.getByText('Tout est envoyé')).toBeVisible();
    expect(await presses()).toBeLessThanOrEqual(5 * 6);
    expect((await readAttempts(LONG_JUMP)).slice(0, 5)).toEqual([
      [{ v: 6500, r: 'o', w: -0.4 }],
      [{ v: 6450, r: 'o', w: 1.2 }],
      [{ v: 6310, r: 'o', w: 0.4 }],
      [{ v: 6220, r: 'o', w: 2.1 }],
      [{ r: 'x' }],
    ]);
  });

  longTest('a high jump takes at most three key presses a bar', async ({ page }) => {
    const { findGridsUrl, readAttempts } = await createMarksMeeting(server.url, organiser);
    await openGrid(page, findGridsUrl(HIGH_JUMP));
    const presses = await countPresses(page);
    await page.getByRole('textbox', { name: /^Barre 1\.70, 101/ }).focus();
    for (const typed of ['o', 'xo', 'xxo', 'xxx', '-', 'o', 'o', 'o'])
      for (const key of typed) await page.keyboard.press(key);
    await expect(page.getByText('Tout est envoyé')).toBeVisible();
    expect(await presses()).toBeLessThanOrEqual(8 * 3);
    expect((await readAttempts(HIGH_JUMP)).flat()).toHaveLength(8);
  });

  test('36. without network every typed mark survives a reload, is counted, and is sent once when it is back', async ({
    page,
    context,
  }) => {
    const { findGridsUrl, readSheet, readJournal } = await createMarksMeeting(server.url, organiser);
    await openGrid(page, findGridsUrl(HUNDRED));
    await findMarkField(page, 101).click();
    await page.keyboard.type('1158');
    await page.keyboard.press('Enter');
    await expect(findRow(page, 101).getByText('Enregistré')).toBeVisible();

    await cutCalls(context);
    for (const mark of ['1166', '1179', '1184']) {
      await page.keyboard.type(mark);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.type('12');
    await expect(page.getByText(/^4 performances non envoyées/).last()).toBeVisible();

    await page.reload();
    await expect(findMarkField(page, 102)).toHaveValue('1166');
    await expect(findMarkField(page, 103)).toHaveValue('1179');
    await expect(findMarkField(page, 104)).toHaveValue('1184');
    await expect(findMarkField(page, 105)).toHaveValue('12');
    await expect(page.getByText(/performances non envoyées/).last()).toBeVisible();
    expect((await readSheet(HUNDRED)).results).toHaveLength(1);

    // Before the network is back: the console sends by itself too.
    const sent: string[] = [];
    page.on('requestfinished', (request) => {
      if (request.url().endsWith('/row')) sent.push(JSON.parse(request.postData() ?? '{}').row);
    });
    await restoreCalls(context);
    await page.getByRole('button', { name: 'Envoyer maintenant' }).click();
    await expect(page.getByText(/^1 performance non envoyée/).last()).toBeVisible();
    expect(sent.sort()).toEqual(['bib:102', 'bib:103', 'bib:104']);
    const { results } = await readSheet(HUNDRED);
    expect(results.map(({ prf }) => prf.v)).toEqual([11_580, 11_660, 11_790, 11_840]);
    expect((await readJournal()).rows).toEqual([101, 102, 103, 104].map((bib) => `${HUNDRED} bib:${bib}`));
  });

  test('37. an expired token opens the session dialog once and keeps what was typed; signed in again, it is sent', async ({
    page,
    context,
  }) => {
    const { findGridsUrl, readSheet } = await createMarksMeeting(server.url, organiser);
    await openGrid(page, findGridsUrl(HUNDRED));
    await context.route(ROW_CALLS, (route) =>
      route.fulfill({
        status: 401,
        contentType: 'application/json',
        body: JSON.stringify({ errors: [{ id: 'expired token', detail: 'the token has expired' }] }),
      }),
    );
    await findMarkField(page, 101).click();
    await page.keyboard.type('1158');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Votre session a expiré' });
    await expect(dialog).toHaveCount(1);
    await expect(findMarkField(page, 101)).toHaveValue('1158');
    await restoreCalls(context);
    await fillSignIn(page);
    await expect(dialog).toBeHidden();
    await expect(findRow(page, 101).getByText('Enregistré')).toBeVisible();
    expect((await readSheet(HUNDRED)).results).toHaveLength(1);
  });
});
