import type { Locator, Page } from '@playwright/test';
import { createDecisionsMeeting, HIGH_JUMP, HUNDRED_1, WALK } from '../support/decisions-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { openAndSignIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';
import { waitUntilSettled } from '../support/wait-until-settled.ts';

/** A tablet of 768 px whose page has a scrollbar. */
test.use({ viewport: { width: 753, height: 1024 } });

/** How far the middle of an element is from that of its row, px. */
const findOffset = (cell: Locator, row: string): Promise<number> =>
  cell.evaluate((element, selector) => {
    const middle = (one: Element) => one.getBoundingClientRect().top + one.getBoundingClientRect().height / 2;
    return Math.abs(middle(element) - middle(element.closest(selector) as Element));
  }, row);

const findHiddenWidth = (table: Locator): Promise<number> =>
  table.evaluate((element) => {
    const box = element.closest('.sheet') as HTMLElement;
    return box.scrollWidth - box.clientWidth;
  });

test('on a tablet no column is cut, boxes are in the middle of their rows, and the menu has words', async ({
  page,
  sharedServer: { url },
}) => {
  const organiser = await OrganiserClient.signIn(url);
  const chOID = await createDecisionsMeeting(organiser, 'Soirée sur tablette');
  const { trials } = await organiser.call<{ trials: { oid: string; uid: string }[] }>(
    'GET',
    `/api/lesecretariat/trials/${chOID}`,
  );
  const desk = `${url}/mgr/lesecretariat/${chOID}`;
  const openGrid = async (to: Page, uid: string) => {
    await to.goto(`${desk}/results?oids=${trials.find((trial) => trial.uid === uid)?.oid}`);
    await expect(to.locator('table.entry')).toBeVisible();
  };
  await openAndSignIn(page, `${desk}/results`);

  await openGrid(page, WALK);
  await waitUntilSettled(page);
  expect(await findHiddenWidth(page.locator('table.entry'))).toBe(0);
  expect(await findOffset(page.getByRole('textbox', { name: /^Cartons rouges, 402/ }), 'tr')).toBeLessThan(2);

  await openGrid(page, HIGH_JUMP);
  for (const bar of ['185', '190', '195']) {
    await page.getByLabel('Nouvelle barre').fill(bar);
    await page.getByLabel('Nouvelle barre').press('Enter');
  }
  await expect(page.getByRole('textbox', { name: /^Barre 1.95, 301/ })).toBeVisible();
  expect(await findHiddenWidth(page.locator('table.entry'))).toBe(0);
  expect(await findOffset(page.getByRole('textbox', { name: /^DNS, DNF ou DQ, 301/ }), 'tr')).toBeLessThan(2);
  expect(await findOffset(page.getByRole('textbox', { name: /^Barre 1.70, 301/ }), 'tr')).toBeLessThan(2);

  await openGrid(page, HUNDRED_1);
  await page.getByRole('button', { name: 'Importer un fichier' }).click();
  const file = page.getByLabel('Fichier .lif, .lff ou .csv');
  await expect(file).toBeVisible();
  // The button of the browser is ours, and in the middle of its field.
  expect(await file.evaluate((field) => getComputedStyle(field, '::file-selector-button').minHeight)).toBe('32px');
  expect(await file.evaluate((field) => getComputedStyle(field).paddingBlock)).toBe('5px');
  await page.keyboard.press('Escape');
  await expect(file).toBeHidden();
  await page.getByRole('textbox', { name: /^Performance, 501/ }).fill('1133');
  await page.getByRole('textbox', { name: /^Performance, 501/ }).press('Enter');
  await expect(page.locator('tr', { hasText: 'ATHLETE501' }).getByText('Enregistré')).toBeVisible();

  await page.goto(`${desk}/athletes`);
  await page.getByText('ATHLETE401 Léo').click();
  const best = page.getByRole('textbox', { name: /^Record, / }).first();
  await expect(best).toBeVisible();
  const room = await best.evaluate(
    (field) => (field.closest('tr') as HTMLElement).offsetHeight - (field as HTMLElement).offsetHeight,
  );
  expect(room).toBeGreaterThanOrEqual(8);

  await page.goto(`${desk}/logs`);
  const undo = page.getByRole('button', { name: /^Annuler/ }).first();
  await expect(undo).toBeVisible();
  expect(await findHiddenWidth(undo)).toBe(0);
  // The names of events have room for more than one word a line.
  const object = await page.getByRole('columnheader', { name: 'Objet' }).boundingBox();
  expect(object?.width).toBeGreaterThanOrEqual(110);
  await undo.click();
  await expect(page.getByRole('dialog').getByRole('button')).toHaveText(['Fermer', 'Annuler cette action']);
  await page.getByRole('button', { name: 'Fermer' }).click();

  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Listes de départ' })).toBeInViewport();
});
