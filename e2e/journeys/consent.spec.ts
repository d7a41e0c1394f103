import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findSeriousViolations } from '../support/axe.ts';
import { expectNoSidewaysScroll } from '../support/page.ts';
import { createRunningMeeting } from '../support/running-meeting.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';
import { waitUntilSettled } from '../support/wait-until-settled.ts';

/** A measurement that calls this site, so that a journey sees whether it was asked for anything. */
const PROVIDER = `
const send = (what) => { navigator.sendBeacon('/api/measured', what); };
export default { start: () => send('start'), consent: (update) => send('consent ' + update), page: (path) => send('page ' + path) };
`;

const THEMES = process.env.FOULEE_LONG === '1' ? (['light', 'dark'] as const) : (['light'] as const);

let server: RunningServer;
let trial: string;

test.use({ cookiesAnswered: false });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const siteDir = mkdtempSync(join(tmpdir(), 'foulee-site-'));
  mkdirSync(join(siteDir, 'analytics'));
  writeFileSync(join(siteDir, 'analytics', 'provider.js'), PROVIDER);
  server = await startServer({ SITE_DIR: siteDir, SOCIAL_URL: 'https://social.example/foulee' });
  const { chOID, trialOID } = await createRunningMeeting(server.url, [11_580, 11_660]);
  trial = `/challenge/${chOID}/trial-${trialOID}`;
});

test.afterAll(async () => {
  await server?.stop();
});

const stored = (page: Page) =>
  page.evaluate(() => ['eP_answered', 'eP_essential', 'eP_analytics'].map((key) => localStorage.getItem(key)));

/** The page of the trial as the server sends it, which a busy machine draws at the second request. */
const readHtml = async (page: Page) => (await page.request.get(server.url + trial)).text();

/** Everything that a measurement asks for, and is told. */
function watchMeasurement(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/analytics/')) seen.push(pathname);
    if (pathname === '/api/measured') seen.push(request.postData() ?? '');
  });
  return seen;
}

test('on an extra-small screen the footer has no label and no contact, and the image button of the social profile (P2.3)', async ({
  page,
}) => {
  await page.goto(`${server.url}/policy`);
  const footer = page.getByRole('contentinfo');
  const profile = footer.getByRole('link', { name: /Suivez-nous sur/ });
  const label = footer.getByText('Suivez-nous', { exact: true });
  const contact = footer.getByRole('button', { name: 'contact', exact: true });
  for (const [width, isSmall] of [
    [320, true],
    [599, true],
    [600, false],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await expect(profile).toBeVisible();
    await expect(label).toBeVisible({ visible: !isSmall });
    await expect(contact).toBeVisible({ visible: !isSmall });
    await expectNoSidewaysScroll(page);
  }
  await expect(profile).toHaveAttribute('target', '_blank');
});

test('23: the first visit asks, measures nothing before «Accepter», then tells each page', async ({ page }) => {
  const seen = watchMeasurement(page);
  await page.goto(server.url + trial);
  await expect(page.getByRole('dialog', { name: 'Vos choix sur les cookies' })).toBeVisible();
  await waitUntilSettled(page);
  expect(seen).toEqual([]);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Accepter' }).click()]);
  await expect.poll(() => seen).toContain(`page ${trial}`);
  expect(seen).toContain('consent granted');
  expect(await stored(page)).toEqual(['true', 'true', 'true']);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto(`${server.url}/policy/`);
  await expect.poll(() => seen).toContain('page /policy');
});

test('6: on a phone the question is in the first HTML, leaves the page to be scrolled, and its answer keeps the place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await expect.poll(() => readHtml(page)).toMatch(/<div id="first"><dialog[^>]* open=""/);
  await page.goto(server.url + trial);
  const question = page.getByRole('dialog', { name: 'Vos choix sur les cookies' });
  await waitUntilSettled(page);
  const box = await question.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(500);
  expect(box?.height).toBeLessThan(300);
  await page.mouse.move(180, 150);
  await page.mouse.wheel(0, 60);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(60);
  await Promise.all([page.waitForEvent('load'), question.getByRole('button', { name: 'Tout refuser' }).click()]);
  await expect(question).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(60);
});

test('6: whoever has answered never sees it, not even before the application is there', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('eP_answered', 'true'));
  await expect.poll(() => readHtml(page)).toContain('<div id="first"><dialog');
  await page.route(/\/main\..*\.js/, (route) => route.abort());
  await page.goto(server.url + trial);
  await expect(page.getByRole('row', { name: /VALMOREL/ })).toBeVisible();
  await expect(page.getByText('Vos choix sur les cookies')).toBeHidden();
});

test('23: after «tout refuser» eP_analytics is "false", and still nothing is measured', async ({ page }) => {
  const seen = watchMeasurement(page);
  await page.goto(server.url + trial);
  await page.getByRole('button', { name: 'parametrer les cookies' }).click();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'tout refuser' }).click()]);
  await expect(page.getByRole('row', { name: /VALMOREL/ })).toBeVisible();
  expect(await stored(page)).toEqual(['true', 'true', 'false']);
  await waitUntilSettled(page);
  expect(seen).toEqual([]);
});

for (const theme of THEMES)
  test(`39: the question, ${theme}: nothing serious for axe, nothing sideways at 320; Escape does not answer; the policy can be read beside it`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('foulee.theme', chosen), theme);
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(server.url + trial);
    const dialog = page.getByRole('dialog', { name: 'Vos choix sur les cookies' });
    await expect(dialog).toBeVisible();
    await expectNoSidewaysScroll(page);
    expect(await findSeriousViolations(page, 'dialog[open]')).toEqual([]);
    for (let count = 0; count < 3; count += 1) await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('link').click();
    await expect(page).toHaveURL(/\/policy$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Politique de confidentialité' })).toBeVisible();
    await page.mouse.move(160, 100);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await expect(dialog).toBeVisible();
  });
