import type { Locator, Page } from '@playwright/test';
import { createDecisionsMeeting, HIGH_JUMP, HUNDRED_1 } from '../support/decisions-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { openAndSignIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';
import { waitUntilSettled } from '../support/wait-until-settled.ts';

test.use({ viewport: { width: 1265, height: 600 } });

const findPlace = (element: Locator) =>
  element.evaluate((one) => {
    const { x, y } = one.getBoundingClientRect();
    return { x: Math.round(x), y: Math.round(y) };
  });

/** The colour over the page behind an open drawer, and that of the browser's own dialogs. */
const readVeils = (page: Page) =>
  page.evaluate(() => {
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.style.backgroundColor = 'var(--veil)';
    const own = getComputedStyle(dialog).backgroundColor;
    dialog.remove();
    return { own, drawer: getComputedStyle(document.querySelector('.ant-drawer-mask') as Element).backgroundColor };
  });

test('on a laptop nothing moves while marks are typed, the acts keep one row without a connection, and a drawer takes nothing from the page', async ({
  page,
  context,
  sharedServer: { url },
}) => {
  const organiser = await OrganiserClient.signIn(url);
  const chOID = await createDecisionsMeeting(organiser, 'Soirée sur portable');
  const { trials } = await organiser.call<{ trials: { oid: string; uid: string }[] }>(
    'GET',
    `/api/lesecretariat/trials/${chOID}`,
  );
  const desk = `${url}/mgr/lesecretariat/${chOID}`;
  const findOid = (uid: string) => trials.find((trial) => trial.uid === uid)?.oid;
  await openAndSignIn(page, `${desk}/results?oids=${findOid(HUNDRED_1)}`);
  const first = page.getByRole('textbox', { name: /^Performance, 501/ });
  const second = page.getByRole('textbox', { name: /^Performance, 502/ });
  await expect(second).toBeVisible();
  await waitUntilSettled(page);

  const bottoms = await page
    .locator('.sheet-fields > *')
    .evaluateAll((fields) => fields.map((field) => Math.round(field.getBoundingClientRect().bottom)));
  expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(8);

  const place = await findPlace(second);
  await first.fill('1133');
  await first.press('Enter');
  await expect(page.getByText(/^Tenue par ce poste/)).toBeVisible();
  expect(await findPlace(second)).toEqual(place);
  await second.fill('abc');
  await second.press('Enter');
  await expect(page.getByText('Performance illisible')).toBeVisible();
  expect(await findPlace(second)).toEqual(place);

  await context.setOffline(true);
  await second.fill('1144');
  await second.press('Enter');
  await expect(page.locator('.savebar')).toContainText('pas de connexion');
  expect(await findPlace(second)).toEqual(place);
  const send = await findPlace(page.getByRole('button', { name: 'Envoyer maintenant' }));
  expect(send.y).toBe((await findPlace(page.getByRole('button', { name: 'Rendre officiel' }))).y);
  await context.setOffline(false);
  await expect(page.getByText('Tout est envoyé')).toBeVisible();

  await page.getByRole('button', { name: 'Importer un fichier' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeFocused();
  const { own, drawer } = await readVeils(page);
  expect(drawer).toBe(own);
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('visible');
  await page.keyboard.press('Escape');

  await page.goto(`${desk}/starts?oids=${findOid(HIGH_JUMP)}`);
  const chosen = page.locator('.picker ul ul input:checked');
  await expect(chosen).toBeInViewport();
});
