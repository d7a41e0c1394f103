import { expect, type Locator, type Page } from '@playwright/test';
import { ORGANISER } from './server.ts';
import { openSignedIn } from './signed-in.ts';

/** Size of a desktop window: the grids of marks are wide. */
export const WIDE = { width: 1280, height: 900 };

export async function openGrid(page: Page, address: string, who = ORGANISER): Promise<void> {
  await openSignedIn(page, address, who);
  await expect(page.getByRole('table', { name: /Saisie des résultats/ }).first()).toBeVisible();
}

export const findMarkField = (within: Page | Locator, bib: number): Locator =>
  within.getByRole('textbox', { name: new RegExp(`^Performance, ${bib} `) });

export const findRow = (within: Page | Locator, bib: number): Locator => within.locator(`tr[data-row="bib:${bib}"]`);

export async function sendAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Envoyer maintenant' }).click();
  await expect(page.getByText('Tout est envoyé')).toBeVisible();
}
