import type { Browser, Page } from '@playwright/test';
import { cutCalls, restoreCalls } from '../support/cut-calls.ts';
import { findMarkField, findRow, openGrid, WIDE } from '../support/marks-grid.ts';
import { createMarksMeeting, HIGH_JUMP, HUNDRED, LONG_JUMP } from '../support/marks-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { TIME_LIMIT_FACTOR } from '../support/patience.ts';
import { inviteSecondSecretary } from '../support/second-secretary.ts';
import { ORGANISER, type RunningServer } from '../support/server.ts';
import { answerCookies, expect, longTest, test } from '../support/test.ts';

test.describe('Two secretaries at the same grid', () => {
  test.describe.configure({ mode: 'serial' });
  test.setTimeout(120_000);
  test.use({ viewport: WIDE });
  let server: RunningServer;
  let organiser: OrganiserClient;
  let marie: typeof ORGANISER;

  test.beforeAll(async ({ sharedServer }) => {
    server = sharedServer;
    organiser = await OrganiserClient.signIn(server.url);
    marie = await inviteSecondSecretary(server.url, organiser);
  });

  /** The same address at two desks: the organiser's, and Marie's, whose page is handed back. */
  const openBoth = async (page: Page, browser: Browser, address: string): Promise<Page> => {
    const context = await browser.newContext({ viewport: WIDE, locale: 'fr-FR' });
    await answerCookies(context);
    const other = await context.newPage();
    await openGrid(page, address);
    await openGrid(other, address, marie);
    return other;
  };

  test('two secretaries on one heat: the hold is named, a change is seen within a second, neither overwrites the other', async ({
    browser,
    page,
  }) => {
    const { findGridsUrl, readSheet } = await createMarksMeeting(server.url, organiser);
    const address = findGridsUrl(HUNDRED);
    const other = await openBoth(page, browser, address);

    await findMarkField(page, 101).click();
    await page.keyboard.type('1158');
    await page.keyboard.press('Enter');
    await expect(findRow(page, 101).getByText('Enregistré')).toBeVisible();
    await expect(findRow(other, 101).getByText('11.58')).toBeVisible({ timeout: 1000 * TIME_LIMIT_FACTOR });
    await expect(other.getByText(`Épreuve tenue par ${ORGANISER.email}`, { exact: false })).toBeVisible();
    await expect(findMarkField(other, 102)).toHaveAttribute('readonly', '');

    // Taken over while the first has a mark under way for the same row.
    await cutCalls(page.context());
    await page.keyboard.type('1166');
    await page.keyboard.press('Enter');
    await other.getByRole('button', { name: 'Reprendre l’épreuve' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Reprendre l’épreuve' }).click();
    await expect(findMarkField(other, 102)).toBeEditable();
    await findMarkField(other, 102).click();
    await other.keyboard.type('1170');
    await other.keyboard.press('Enter');
    await expect(findRow(other, 102).getByText('Enregistré')).toBeVisible();
    await other.getByRole('button', { name: 'Libérer l’épreuve' }).click();

    await restoreCalls(page.context());
    await page.getByRole('button', { name: 'Envoyer maintenant' }).click();
    const choice = page.getByRole('alert').filter({ hasText: 'a enregistré 11.70 pendant que vous saisissiez 11.66' });
    await expect(choice).toBeVisible();
    expect((await readSheet(HUNDRED)).results.map(({ prf }) => prf.v)).toEqual([11_580, 11_700]);
    await choice.getByRole('button', { name: 'Garder la mienne : 11.66' }).click();
    await expect(findRow(page, 102).getByText('Enregistré')).toBeVisible();
    expect((await readSheet(HUNDRED)).results.map(({ prf }) => prf.v)).toEqual([11_580, 11_660]);
    await other.context().close();
  });

  // The heat is the short run’s proof.
  longTest(
    'two secretaries on one long jump and one high jump: each trial of each is seen within a second, others stand, the same one is asked about',
    async ({ browser, page }) => {
      const { findGridsUrl, readAttempts: attempts } = await createMarksMeeting(server.url, organiser);
      const address = findGridsUrl(LONG_JUMP, HIGH_JUMP);
      const other = await openBoth(page, browser, address);
      await type(page, /^Essai 1, 101/, '745');
      await expect.poll(() => attempts(LONG_JUMP)).toEqual([[{ v: 7450, r: 'o' }]]);
      await seen(other, /^Essai 1, 101/, '745');
      await type(page, /^Barre 1\.70, 101/, 'o');
      await expect.poll(() => attempts(HIGH_JUMP)).toEqual([[{ h: 1700, r: 'o' }]]);
      await seen(other, /^Barre 1\.70, 101/, 'o');
      const held = other.getByText(`Épreuve tenue par ${ORGANISER.email}`, { exact: false });
      await expect(held).toHaveCount(2);
      await expect(other.getByRole('textbox', { name: /^Essai 2, 101/ })).toHaveAttribute('readonly', '');
      await expect(other.getByRole('textbox', { name: /^Barre 1\.75, 101/ })).toHaveAttribute('readonly', '');

      // Without network the first goes on; the other takes both over.
      await cutCalls(page.context());
      await type(page, /^Essai 2, 101/, '760');
      await type(page, /^Barre 1\.75, 101/, 'xo');
      for (const left of [1, 0]) {
        await other.getByRole('button', { name: 'Reprendre l’épreuve' }).first().click();
        await other.getByRole('dialog').getByRole('button', { name: 'Reprendre l’épreuve' }).click();
        await expect(held).toHaveCount(left);
      }
      await type(other, /^Essai 2, 101/, '755');
      await type(other, /^Barre 1\.70, 101/, 'xo');
      await expect(other.getByText('Tout est envoyé')).toBeVisible();
      for (const left of [1, 0]) {
        const back = other.getByRole('button', { name: 'Libérer l’épreuve' });
        await back.first().click();
        await expect(back).toHaveCount(left);
      }

      await restoreCalls(page.context());
      await page.getByRole('button', { name: 'Envoyer maintenant' }).click();
      // Another bar of the same athlete: both stand, and nobody is asked.
      await expect
        .poll(() => attempts(HIGH_JUMP))
        .toEqual([
          [
            { h: 1700, r: 'xo' },
            { h: 1750, r: 'xo' },
          ],
        ]);
      await seen(other, /^Barre 1\.75, 101/, 'xo');
      // The same attempt otherwise: nothing is written until a person has chosen.
      const choice = page.getByRole('alert').filter({ hasText: 'Rien n’a été écrasé' });
      await expect(choice).toContainText(/a enregistré .*7\.55.* pendant que vous saisissiez .*7\.60/);
      const jumped = (second: number) => [
        [
          { v: 7450, r: 'o' },
          { v: second, r: 'o' },
        ],
      ];
      expect(await attempts(LONG_JUMP)).toEqual(jumped(7550));
      await choice.getByRole('button', { name: /^Garder la mienne/ }).click();
      await expect(page.getByText('Tout est envoyé')).toBeVisible();
      expect(await attempts(LONG_JUMP)).toEqual(jumped(7600));
      await seen(other, /^Essai 2, 101/, '760');
      await other.context().close();
    },
  );
});

async function type(on: Page, cell: RegExp, text: string): Promise<void> {
  const field = on.getByRole('textbox', { name: cell });
  await field.click();
  // A cell of bars goes on where it stands.
  await field.press('ControlOrMeta+A');
  await field.pressSequentially(text);
  await field.press('Enter');
}

const seen = async (on: Page, cell: RegExp, text: string) =>
  expect(on.getByRole('textbox', { name: cell })).toHaveValue(text, { timeout: 1000 * TIME_LIMIT_FACTOR });
