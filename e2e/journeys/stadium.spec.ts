import type { Page } from '@playwright/test';
import { findSeriousViolations } from '../support/axe.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { readQr } from '../support/read-qr.ts';
import { ORGANISER } from '../support/server.ts';
import { openSignedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

/** Opens a screen of the secretariat, signed in. @returns the hosts that the page asked */
async function openScreen(page: Page, url: string, segment: string): Promise<Set<string>> {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    if (request.url().startsWith('http')) hosts.add(new URL(request.url()).host);
  });
  await page.goto(`${url}/mgr/lesecretariat/${segment}`);
  await page.getByLabel('E-mail').fill(ORGANISER.email);
  await page.getByLabel('Mot de passe').fill(ORGANISER.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  return hosts;
}

test('«Réseau» gives the QR codes of Wi-Fi and consoles, is green once a phone has come, and asks nobody else', async ({
  page,
  context,
  sharedServer: server,
}) => {
  const hosts = await openScreen(page, server.url, 'network');
  await page.getByLabel('Nom du Wi-Fi').fill('Stade');
  await page.getByLabel('Mot de passe du Wi-Fi').fill('foulee26');
  const wifi = page.getByRole('img', { name: 'QR du Wi-Fi Stade' });
  expect(await readQr(page, await wifi.screenshot())).toBe('WIFI:T:WPA;S:Stade;P:foulee26;;');
  const consoles = page.getByRole('img', { name: 'QR de l’adresse des consoles' });
  await consoles.scrollIntoViewIfNeeded();
  const link = (await readQr(page, await consoles.screenshot())) ?? '';
  expect(link).toMatch(/^http:\/\/(?!localhost)[\w.:-]+\/api\/reached\?test=[\da-f]{8}$/);
  const phone = await context.newPage();
  await phone.goto(server.url + new URL(link).pathname + new URL(link).search);
  await expect(phone).toHaveURL(/\/officiel\/$/);
  await phone.close();
  await expect(page.getByText(/Un téléphone est arrivé à \d\d:\d\d/)).toBeVisible();
  expect([...hosts]).toEqual([new URL(server.url).host]);
  expect(await findSeriousViolations(page)).toEqual([]);
});

test('«Stade» makes the laptop’s session; while a stadium holds the competition every screen says so', async ({
  page,
  sharedServer: server,
}) => {
  const organiser = await OrganiserClient.signIn(server.url);
  const chOID = await organiser.createChallenge('Régionaux du stade');
  await openSignedIn(page, `${server.url}/mgr/lesecretariat/${chOID}/site`);
  await page.getByRole('button', { name: 'Faire la session du portable' }).click();
  await expect(page.getByText(/UPLINK_TOKEN=[\w-]{40,}/)).toBeVisible();
  expect(await findSeriousViolations(page)).toEqual([]);
  const session = await page.request.post(`${server.url}/api/sign-in`, { data: ORGANISER });
  const { token } = (await session.json()) as { token: string };
  const headers = { 'x-foulee-site': 'a-laptop-of-this-journey', 'x-access-token': token };
  const held = await page.request.put(`${server.url}/api/lesecretariat/site/${chOID}`, {
    headers,
    data: { act: 'hold', holder: 'Stade nord', digests: {} },
  });
  expect(held.status()).toBe(200);
  await page.reload();
  await expect(page.getByText(/Tenue par Stade nord depuis \d\d:\d\d – copie de \d\d:\d\d:\d\d/)).toBeVisible();
  await page.getByRole('button', { name: 'Reprendre la main' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Régionaux du stade');
  await dialog.getByRole('button', { name: 'Reprendre la main' }).click();
  await expect(page.getByText(/^Reprise le .* par /)).toBeVisible();
  expect(await findSeriousViolations(page)).toEqual([]);
});
