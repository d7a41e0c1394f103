import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { ROOT, type RunningServer, startServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';
import { waitUntilSettled } from '../support/wait-until-settled.ts';

const LONG = process.env.FOULEE_LONG === '1';
const SECONDS = LONG ? 600 : 9;
const SPEED = LONG ? 20 : 60;
/** Growth of memory that is no leak. */
const GROWTH = 1.2;
const LIVE = 5;
const RESULTS_OUT = [15, 40];

interface Trial {
  readonly oid: string;
  readonly date: string;
  readonly status: number;
  readonly results: number;
}

/** Bytes that a page holds once what nobody holds is gone. */
async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
}

/** How far the demo has come, by the hour at the stadium that each of its lines begins with: minutes of the day. */
function minuteOfDemo(said: string): number {
  const [, hours, minutes] = [...said.matchAll(/^(\d\d):(\d\d)\b/gm)].at(-1) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

/** Notes each time that lines seen by a scrolled reader change their order. */
const watchOrder = (page: Page) =>
  page.evaluate(() => {
    const held = window as unknown as { moved: string[] };
    held.moved = [];
    const lines = () =>
      [...document.querySelectorAll<HTMLAnchorElement>('main a.pg')].map((line) => line.getAttribute('href') ?? '');
    let before = lines();
    new MutationObserver(() => {
      const now = lines();
      const here = new Set(now);
      const there = new Set(before);
      const stayed = before.filter((line) => here.has(line)).join();
      if (stayed !== now.filter((line) => there.has(line)).join()) held.moved.push(`${window.scrollY}`);
      before = now;
    }).observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
  });

test.describe(`The demo at ${SPEED} × for ${SECONDS} s, followed`, () => {
  let server: RunningServer;
  let demo: ChildProcess | undefined;
  let said = '';

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    server = await startServer({ DEMO: '1' });
  });

  test.afterAll(async () => {
    demo?.kill('SIGINT');
    await server?.stop();
  });

  test('nothing moves under the finger, memory does not grow, every result of the server’s log is shown', async ({
    page,
    context,
  }) => {
    test.setTimeout((SECONDS + 240) * 1000);
    const get = async <T>(path: string): Promise<T> => (await fetch(`${server.url}${path}`)).json() as Promise<T>;
    // The demo fills itself once the server answers; the meeting of two days is the one that is played.
    const meeting = async () => {
      const { challenges } = await get<{ challenges: { oid: string; duration: number }[] }>(
        '/api/challenges?from=1900-01-01',
      );
      return challenges.find(({ duration }) => duration === 2)?.oid ?? '';
    };
    await expect.poll(meeting).not.toBe('');
    const chOID = await meeting();

    demo = spawn(
      process.execPath,
      [join(ROOT, 'scripts', 'demo.mjs'), '--url', server.url, '--speed', String(SPEED), '--from', '13:00'],
      { cwd: ROOT, env: { ...process.env, DATA_DIR: server.dataDir } },
    );
    demo.stdout?.on('data', (chunk) => {
      said += chunk;
    });
    // The first that happens after one o’clock, at twenty past.
    await expect.poll(() => minuteOfDemo(said), { timeout: 120_000 }).toBeGreaterThan(0);

    const readTrials = async () => {
      const { rounds } = await get<{ rounds: { heats: Trial[] }[] }>(`/api/rounds/${chOID}`);
      return rounds.flatMap(({ heats }) => heats);
    };
    // The day that is played: after midnight the programme opens on the next.
    const findPlayedDay = async () => (await readTrials()).find(({ status }) => status === LIVE)?.date.slice(0, 10);
    await expect.poll(findPlayedDay).toBeDefined();
    const programme = `${server.url}/challenge/${chOID}?j=${await findPlayedDay()}`;

    // The programme, scrolled; beside it the panel of what runs, in a page of its own.
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    await page.goto(programme);
    await expect(page.locator('main a.pg').first()).toBeVisible();
    const panel = await context.newPage();
    await panel.goto(`${server.url}/challenge/${chOID}?v=direct`);
    await page.bringToFront();
    await page.evaluate(() => window.scrollTo(0, 900));
    await waitUntilSettled(page);
    await watchOrder(page);

    const began = minuteOfDemo(said);
    const untilDemoPlayed = (seconds: number) =>
      expect
        .poll(() => minuteOfDemo(said) - began, { timeout: (seconds + 60) * 1000 })
        .toBeGreaterThanOrEqual((seconds * SPEED) / 60);
    await untilDemoPlayed(Math.min(60, SECONDS / 3));
    const before = await heapOf(cdp);
    await untilDemoPlayed(SECONDS);
    const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved);
    const after = await heapOf(cdp);
    const stopped = once(demo, 'exit');
    demo.kill('SIGINT');
    await stopped;

    expect(moved, 'lines that moved under a scrolled reader').toEqual([]);
    console.log(`heap ${Math.round(before / 1024)} kB, then ${Math.round(after / 1024)} kB`);
    expect(after / before, 'growth of memory').toBeLessThan(GROWTH);

    // What the server has now, line by line, in the page that was never loaded again.
    const trials = await readTrials();
    const statesOf = () =>
      page.evaluate(() =>
        Object.fromEntries(
          [...document.querySelectorAll<HTMLAnchorElement>('main a.pg')].map((line) => [
            line.getAttribute('href')?.split('trial-')[1],
            line.querySelector('.end')?.textContent ?? '',
          ]),
        ),
      );
    const listed = await statesOf();
    const out = trials.filter(({ oid, status }) => oid in listed && RESULTS_OUT.includes(status));
    expect(out.length).toBeGreaterThan(3);
    const words = (status: number) => (status === 40 ? /officiel|résultats/i : /n\.off\.|officiel|résultats/i);
    await expect
      .poll(async () => {
        const states = await statesOf();
        return out.filter(({ oid, status }) => !words(status).test(states[oid] ?? ''));
      })
      .toEqual([]);

    // Each list that came out while the page was open, row by row, read inside the same document.
    const lists = out.slice(-(LONG ? 20 : 3));
    for (const { oid } of lists) {
      const { results } = await get<{ results: { rows: { last: string }[] }[] }>(`/api/results?trialOID=${oid}`);
      await page.evaluate(
        (href) => document.querySelector<HTMLAnchorElement>(`main a.pg[href$="${href}"]`)?.click(),
        oid,
      );
      await expect(page).toHaveURL(new RegExp(oid));
      await expect(page.locator('main table tbody tr').first()).toBeVisible();
      const shown = await page.locator('main table').first().locator('tbody tr').allTextContents();
      const rows = results[0]?.rows ?? [];
      expect(shown).toHaveLength(rows.length);
      rows.forEach(({ last }, index) => {
        expect(shown[index]).toContain(last);
      });
      await page.goBack();
      await expect(page.locator('main a.pg').first()).toBeVisible();
    }
    await panel.close();
  });
});
