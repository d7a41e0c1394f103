import { buildHundredMetres } from '../support/meet.ts';
import type { OrganiserClient } from '../support/organiser.ts';
import { readRows, watchConsole } from '../support/page.ts';
import { TIME_LIMIT_FACTOR } from '../support/patience.ts';
import { createRunningMeeting } from '../support/running-meeting.ts';
import type { RunningServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';
import { waitUntilSettled } from '../support/wait-until-settled.ts';

const MARKS = [11_580, 11_660, 11_790, 11_840, 11_970, 12_050, 12_110, 12_300];

interface DrawnAnswer {
  readonly url: string;
  readonly of?: { readonly challenge: string; readonly revision: number };
}

test.describe('A trial page that stays open', () => {
  let server: RunningServer;
  let organiser: OrganiserClient;
  let chOID: string;
  let trialOID: string;

  test.beforeAll(async ({ sharedServer }) => {
    test.setTimeout(240_000);
    server = sharedServer;
    ({ organiser, chOID, trialOID } = await createRunningMeeting(server.url, MARKS));
  });

  test('shows a changed mark in under a second, with scroll and focus where they were, and what it missed while the network was away', async ({
    page,
    context,
  }) => {
    const complaints = watchConsole(page);
    await page.setViewportSize({ width: 360, height: 500 });
    const opened = page.waitForRequest(/\/api\/live\/.*\/events/);
    await page.goto(`${server.url}/challenge/${chOID}/trial-${trialOID}`);
    await opened;
    await expect(page.getByRole('row', { name: /OUVRELLE/ })).toContainText('12.30');
    await waitUntilSettled(page);

    await page.evaluate(() => window.scrollTo(0, 150));
    await page
      .getByRole('button', { name: /LORMIER/ })
      .or(page.getByRole('link', { name: /LORMIER/ }))
      .first()
      .focus();
    const before = await page.evaluate(() => ({ y: window.scrollY, focus: document.activeElement?.textContent }));
    await page.evaluate(() => {
      (window as unknown as { marker: string }).marker = 'same document';
    });

    const shown = page.waitForFunction(() => document.querySelector('table')?.textContent?.includes('12.07'));
    const sentAt = Date.now();
    await organiser.upload(chOID, buildHundredMetres([...MARKS.slice(0, 6), 12_110, 12_070]));
    await shown;
    expect(Date.now() - sentAt, 'ms from the call to the page').toBeLessThan(1000 * TIME_LIMIT_FACTOR);

    const after = await page.evaluate(() => ({ y: window.scrollY, focus: document.activeElement?.textContent }));
    expect(after.y).toBe(before.y);
    expect(after.focus).toContain('LORMIER');
    expect(await page.evaluate(() => (window as unknown as { marker?: string }).marker)).toBe('same document');
    expect(complaints()).toEqual([]);

    await context.setOffline(true);
    await organiser.upload(chOID, buildHundredMetres([11_510, ...MARKS.slice(1)]));
    await context.setOffline(false);
    await expect(page.getByRole('row', { name: /VALMOREL/ })).toContainText('11.51', { timeout: 20_000 });
    expect((await readRows(page))[0]).toContain('VALMOREL');
  });

  test('follows changes from the oldest answer that it was drawn from, and asks for none of them again', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const stream = page.waitForRequest(/\/api\/live\/.*\/events/);
    await organiser.upload(chOID, buildHundredMetres([...MARKS.slice(0, 7), 12_310]));
    await page.goto(`${server.url}/challenge/${chOID}/trial-${trialOID}`);
    const drawn = await page.evaluate(
      () => JSON.parse(document.getElementById('answers')?.textContent ?? '[]') as DrawnAnswer[],
    );
    expect(drawn.map(({ of }) => of?.challenge)).toEqual(drawn.map(() => chOID));
    const revision = Math.min(...drawn.map(({ of }) => of?.revision ?? 0));
    expect(revision).toBeGreaterThan(0);
    expect(new URL((await stream).url()).searchParams.get('lastEventId')).toBe(`${revision}`);
    const answered = page.waitForFunction(() => document.querySelector('table')?.textContent?.includes('12.32'));
    await organiser.upload(chOID, buildHundredMetres([...MARKS.slice(0, 7), 12_320]));
    await answered;
    await waitUntilSettled(page);
    expect(asked.filter((path) => drawn.some(({ url }) => url.startsWith(path)))).toEqual([]);
  });
});
