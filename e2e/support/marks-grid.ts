import { expect, type Locator, type Page } from '@playwright/test';
import { ORGANISER } from './server.ts';
import { openAndSignIn } from './signed-in.ts';

/** Size of a desktop window: the grids of marks are wide. */
export const WIDE = { width: 1280, height: 900 };

export async function openGrid(page: Page, address: string, who = ORGANISER): Promise<void> {
  await openAndSignIn(page, address, 'fr', who);
  await expect(page.getByRole('table', { name: /Saisie des résultats/ }).first()).toBeVisible();
}

export const findMarkField = (page: Page, bib: number): Locator =>
  page.getByRole('textbox', { name: new RegExp(`^Performance, ${bib} `) });

export const findRow = (page: Page, bib: number): Locator => page.locator(`tr[data-row="bib:${bib}"]`);

export async function sendAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Envoyer maintenant' }).click();
  await expect(page.getByText('Tout est envoyé')).toBeVisible();
}
