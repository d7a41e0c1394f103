import type { Page } from '@playwright/test';
import { press } from './officials-meeting.ts';
import { expect } from './test.ts';

/** From the slip to the speaker's three columns. */
export async function openSpeaker(page: Page, url: string, code: string): Promise<void> {
  await page.goto(`${url}/officiel/#code=${code}`);
  await expect(page.getByRole('radio', { name: /Speaker/ })).toBeChecked();
  await page.getByRole('button', { name: 'Tribune' }).click();
  await press(page, 'Voir les épreuves');
  await expect(page.getByRole('region', { name: 'Maintenant' })).toBeVisible();
}
