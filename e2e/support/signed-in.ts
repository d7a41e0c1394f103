import { expect, type Page } from '@playwright/test';
import { ORGANISER } from './server.ts';

const NAMES = {
  fr: { email: 'E-mail', password: 'Mot de passe', submit: 'Se connecter' },
  en: { email: 'E-mail', password: 'Password', submit: 'Sign in' },
} as const;

/** Opens an address of the secretariat and passes its door as a person does. */
export async function signInAt(page: Page, address: string, language: keyof typeof NAMES = 'fr'): Promise<void> {
  const { email, password, submit } = NAMES[language];
  await page.goto(address);
  await page.getByLabel(email).fill(ORGANISER.email);
  await page.getByLabel(password).fill(ORGANISER.password);
  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByLabel(password)).toHaveCount(0);
}
