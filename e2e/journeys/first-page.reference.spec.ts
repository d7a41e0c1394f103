import { join } from 'node:path';
import { waitUntilDrawn } from '../support/drawn-page.ts';
import { expectNoSidewaysScroll, watchConsole } from '../support/page.ts';
import { ORGANISER, ROOT, type RunningServer, runScript, startServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';
import { waitUntilSettled } from '../support/wait-until-settled.ts';

const RIO = join(ROOT, '..', 'shared', 'meets', 'rio2016_olympics.json');

interface Shift extends PerformanceEntry {
  readonly value: number;
}

test.describe('A shared link, drawn by the server', () => {
  test.describe.configure({ mode: 'serial' });
  let server: RunningServer;
  let pages: Record<'home' | 'landing' | 'group' | 'trial', string>;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    server = await startServer();
    await runScript('import.mjs', [RIO, '--url', server.url], {
      env: { ORGANISER_EMAIL: ORGANISER.email, ORGANISER_PASSWORD: ORGANISER.password },
    });
    const read = async (path: string) => (await fetch(server.url + path)).json();
    const [{ oid }] = (await read('/api/challenges?from=1900-01-01')).challenges;
    const heats: { oid: string; gOID: string; uid: string }[] = (await read(`/api/rounds/${oid}`)).rounds.flatMap(
      (round: { heats: object[] }) => round.heats,
    );
    const final = heats.find(({ uid }) => uid === '000100-0-55-f1');
    const landing = `/challenge/${oid}`;
    pages = { home: '/', landing, group: `${landing}/group/${final?.gOID}`, trial: `${landing}/trial-${final?.oid}` };
  });

  test.afterAll(async () => {
    await server?.stop();
  });

  test('20. the server’s HTML says event and meeting, and who leads', async () => {
    const html = await (await fetch(server.url + pages.trial)).text();
    expect(html).toMatch(/og:title" content="100 m[^"]*Finale – Jeux olympiques Rio 2016/);
    expect(html).toContain('og:description" content="1. BOLT Usain 9.81 · 2. GATLIN Justin 9.89');
  });

  test('without scripts every page can be read, at 320 px too, and its links lead on', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 740 } });
    const page = await context.newPage();
    for (const path of Object.values(pages)) await waitUntilDrawn(server.url + path);
    await page.goto(server.url + pages.trial);
    await expect(page.getByRole('table')).toContainText('9.81');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/100/);
    await page
      .getByRole('link', { name: /Rio 2016/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /Rio 2016/ })).toBeVisible();
    await page.goto(server.url + pages.group);
    await expect(page.getByText('BOLT').first()).toBeVisible();
    await page.goto(server.url + pages.home);
    await expect(page.getByText('Derniers résultats').first()).toBeVisible();
    await context.close();
  });

  for (const name of ['home', 'landing', 'group', 'trial'] as const) {
    test(`the application takes the place of the ${name} page without a jump or a complaint`, async ({ page }) => {
      const complaints = watchConsole(page);
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) shifts.push(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(server.url + pages[name]);
      await expect(page.locator('#first')).toHaveCount(0);
      await expect(page.locator('#root main')).toBeVisible();
      await waitUntilSettled(page);
      const shift = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
      );
      expect(shift).toBeLessThan(0.05);
      await expectNoSidewaysScroll(page);
      expect(complaints()).toEqual([]);
    });
  }
});
