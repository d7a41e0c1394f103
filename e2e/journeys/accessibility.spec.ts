import AxeBuilder from '@axe-core/playwright';
import { expectNoSidewaysScroll, watchConsole } from '../support/page.ts';
import { runningMeeting } from '../support/running-meeting.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

/** A phone's width is that of routes.spec.ts, with more pages. */
const SIZES = [{ width: 1280, height: 900 }];

test.describe('Every page, for every reader', () => {
  let server: RunningServer;
  const pages: { title: string; path: string }[] = [
    { title: 'home', path: '/' },
    { title: 'a region', path: '/challenges/53' },
    { title: 'no such page', path: '/nulle-part' },
    { title: 'a module not served here', path: '/lechrono' },
    { title: 'the privacy policy', path: '/policy' },
    { title: 'the licence', path: '/endUser' },
    { title: 'the downloads', path: '/support/downloads' },
    { title: 'the demo competitions', path: '/lademo' },
    { title: 'the secretariat’s door', path: '/mgr/lesecretariat/' },
  ];

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    server = await startServer();
    const { chOID, gOID, trialOID } = await runningMeeting(server.url, [11_580, 11_660, 11_790]);
    pages.push(
      { title: 'a competition', path: `/challenge/${chOID}` },
      { title: 'a group', path: `/challenge/${chOID}/group/${gOID}` },
      { title: 'a trial', path: `/challenge/${chOID}/trial-${trialOID}` },
    );
  });

  test.afterAll(async () => {
    await server?.stop();
  });

  for (const size of SIZES) {
    test(`no serious violation, no sideways scroll, no complaint at ${size.width} px`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize(size);
      for (const { title, path } of pages) {
        const complaints = watchConsole(page);
        await page.goto(server.url + path);
        await expect(page.getByRole('heading', { level: 1 }).first(), title).toBeVisible();
        await page.waitForTimeout(400);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        expect(serious.map(({ id, nodes }) => `${title}: ${id} ${nodes[0]?.html}`)).toEqual([]);
        await expectNoSidewaysScroll(page);
        expect(complaints(), title).toEqual([]);
      }
    });
  }
});
