import { expect, type Page } from '@playwright/test';
import { ORGANISER } from './server.ts';

const NAMES = {
  fr: { email: 'E-mail', password: 'Mot de passe', submit: /Se (re)?connecter/ },
  en: { email: 'E-mail', password: 'Password', submit: 'Sign in' },
} as const;

/** Fills in the sign-in form, or the dialog for an expired session. */
export async function fillSignIn(page: Page, language: keyof typeof NAMES = 'fr', who = ORGANISER): Promise<void> {
  const { email, password, submit } = NAMES[language];
  await page.getByLabel(email).fill(who.email);
  await page.getByLabel(password).fill(who.password);
  await page.getByRole('button', { name: submit }).click();
}

/** Opens a page of the secretariat as somebody who has signed in on this device before. */
export async function openSignedIn(page: Page, address: string, who = ORGANISER): Promise<void> {
  const { origin } = new URL(address);
  const answer = await page.request.post(`${origin}/api/sign-in`, { data: who });
  const { token, expires } = (await answer.json()) as { token: string; expires: string };
  // Any page of the site reaches its storage; this one has no script.
  await page.goto(`${origin}/api/versions`);
  await page.evaluate((session) => localStorage.setItem('foulee.session', session), JSON.stringify({ token, expires }));
  await page.goto(address);
}

/** Opens a page of the secretariat and signs in. */
export async function openAndSignIn(
  page: Page,
  address: string,
  language: keyof typeof NAMES = 'fr',
  who = ORGANISER,
): Promise<void> {
  await page.goto(address);
  await fillSignIn(page, language, who);
  await expect(page.getByLabel(NAMES[language].password)).toHaveCount(0);
}
