import type { Browser, BrowserContext, Page } from '@playwright/test';
import { buildHundredMetres } from '../support/meet.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { createRunningMeeting, type RunningMeeting } from '../support/running-meeting.ts';
import type { RunningServer } from '../support/server.ts';
import { answerCookies, expect, fixClock, longTest, test } from '../support/test.ts';
import { today } from '../support/today.ts';
import { waitUntilAnswered, waitUntilSettled, watchRequests } from '../support/wait-until-settled.ts';

const LONG = process.env.FOULEE_LONG === '1';
const MARKS = [11_580, 11_660, 11_790, 11_840, 11_970, 12_050, 12_110, 12_300];
/** How far apart a live page asks where no stream is held, ms (P9.6). */
const APART = 10_000;
/** Polls waited for. */
const POLLS = LONG ? 5 : 1;

test.describe('A page that is followed while a meeting goes on', () => {
  let server: RunningServer;
  let meeting: RunningMeeting;
  let address: string;

  test.beforeAll(async ({ sharedServer }) => {
    test.setTimeout(240_000);
    server = sharedServer;
    meeting = await createRunningMeeting(server.url, MARKS);
    address = `${server.url}/challenge/${meeting.chOID}/trial-${meeting.trialOID}`;
  });

  /** As a network that lets no stream through, and says nothing of it. */
  const refuseStreams = (page: Page) => page.route(/\/events/, (route) => route.abort());

  /** A page of another reader: tabs of one browser share a stream. */
  async function openAlone(browser: Browser): Promise<Page> {
    const context = await browser.newContext({ locale: 'fr-FR' });
    await answerCookies(context);
    await fixClock(context);
    watchRequests(context);
    return context.newPage();
  }

  /** Requests of the page for the list, and when each was sent by the page's own clock, ms; the page gets answers whole. */
  async function watchAsking(page: Page): Promise<number[]> {
    const asked: number[] = [];
    await page.exposeFunction('noteAsked', (at: number) => asked.push(at));
    await page.addInitScript(() => {
      const native = window.fetch;
      const watched = window as unknown as { noteAsked(at: number): void; waiting: number };
      watched.waiting = 0;
      window.fetch = async (...call) => {
        const url = call[0] instanceof Request ? call[0].url : String(call[0]);
        if (!/\/api\/results\?/.test(url)) return native(...call);
        watched.noteAsked(Date.now());
        watched.waiting += 1;
        try {
          const answer = await native(...call);
          await answer.clone().arrayBuffer();
          return answer;
        } finally {
          // The page has read it once the tasks of the answer are done.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            watched.waiting -= 1;
          };
          port2.postMessage('read');
        }
      };
    });
    return asked;
  }

  /** From now on the time of a context goes on by `passTime` alone: what the machine takes is not measured. */
  async function stopTime(context: BrowserContext): Promise<void> {
    const [page] = context.pages();
    // The moment must still be ahead when the pages hear of it, on a busy machine too.
    await expect(async () =>
      context.clock.pauseAt((await page?.evaluate(() => Date.now() + 1000)) ?? Date.now()),
    ).toPass();
  }

  /** Time goes on for the pages, half a second at a time and never while one reads an answer, until that is so. */
  async function passTime(contexts: readonly BrowserContext[], isSo: () => boolean): Promise<void> {
    await expect(async () => {
      for (const context of contexts) {
        await context.clock.runFor(500);
        for (const page of context.pages()) {
          await waitUntilAnswered(page);
          await expect
            .poll(() => page.evaluate(() => (window as { waiting?: number }).waiting ?? 0), { intervals: [10] })
            .toBe(0);
        }
      }
      expect(isSo()).toBe(true);
    }).toPass({ timeout: 30_000, intervals: [20] });
  }

  test('14. a poll that brings a result moves neither the scroll nor the focus', async ({ page, context }) => {
    await fixClock(context);
    await page.setViewportSize({ width: 360, height: 500 });
    await refuseStreams(page);
    await page.goto(address);
    await waitUntilSettled(page);
    await page.evaluate(() => window.scrollTo(0, 150));
    const name = page.getByRole('link', { name: /LORMIER/ }).first();
    await name.focus();
    const before = await page.evaluate(() => window.scrollY);
    await meeting.organiser.upload(meeting.chOID, buildHundredMetres([...MARKS.slice(0, 7), 12_240]));
    await context.clock.runFor(APART);
    await expect(page.getByRole('row', { name: /OUVRELLE/ })).toContainText('12.24', { timeout: APART + 5000 });
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await expect(name).toBeFocused();
  });

  test('15. live and visible, with the stream refused, one request is sent per 10 s ± 1', async ({ page, context }) => {
    await fixClock(context);
    await refuseStreams(page);
    const asked = await watchAsking(page);
    await page.goto(address);
    await waitUntilSettled(page);
    await stopTime(context);
    // The first gap began while time went on by itself.
    await passTime([context], () => asked.length > POLLS + 1);
    const gaps = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
    for (const gap of gaps.slice(-POLLS)) {
      expect(gap).toBeGreaterThanOrEqual(APART - 1000);
      expect(gap).toBeLessThanOrEqual(APART + 1000);
    }
  });

  longTest(
    '15. none is sent with the stream held, in a hidden tab, or once the competition is over',
    async ({ page, context, browser }) => {
      test.setTimeout(90_000 + POLLS * APART);
      await fixClock(context);
      const held = await watchAsking(page);
      const opened = page.waitForRequest(/\/api\/live\/.*\/events/);
      await page.goto(address);
      await opened;

      const hiddenTab = await openAlone(browser);
      await refuseStreams(hiddenTab);
      const hidden = await watchAsking(hiddenTab);
      await hiddenTab.goto(address);
      await hiddenTab.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });

      const organiser = await OrganiserClient.signIn(server.url);
      const past = today(-3);
      const chOID = await organiser.createChallenge('Meeting d’avant-hier', past);
      await organiser.upload(chOID, buildHundredMetres(MARKS, 40));
      const { rounds } = (await (await fetch(`${server.url}/api/rounds/${chOID}`)).json()) as {
        rounds: { heats: { oid: string }[] }[];
      };
      // Of its own context: beside the page that holds a stream it would share that one.
      const pastPage = await openAlone(browser);
      await refuseStreams(pastPage);
      const over = await watchAsking(pastPage);
      await pastPage.goto(`${server.url}/challenge/${chOID}/trial-${rounds[0]?.heats[0]?.oid}`);

      // One that asks, so that silence means something.
      const asking = await openAlone(browser);
      await refuseStreams(asking);
      const polls = await watchAsking(asking);
      await asking.goto(address);

      for (const each of [page, hiddenTab, pastPage, asking]) await waitUntilSettled(each);
      const asked = () => [held.length, hidden.length, over.length];
      const before = asked();
      const known = polls.length;
      await passTime(
        [context, hiddenTab.context(), pastPage.context(), asking.context()],
        () => polls.length >= known + POLLS,
      );
      expect(asked()).toEqual(before);
    },
  );

  test('25. from a team’s members each one’s next start is a tap away, with its time and lane', async ({ page }) => {
    const chOID = await meeting.organiser.createChallenge('Meeting du soir');
    await meeting.organiser.upload(chOID, { ...buildHundredMetres([], 25), resultlists: {} });
    const { teams } = (await (await fetch(`${server.url}/api/challenge/${chOID}/teams`)).json()) as {
      teams: { oid: string; title: string }[];
    };
    const team = teams.find(({ title }) => title === 'AC Valmont');
    await page.goto(`${server.url}/challenge/${chOID}/teammembers/${team?.oid}`);
    const next = page.getByRole('row', { name: /VALMOREL/ }).getByRole('link', { name: /100 m/ });
    await expect(next).toContainText(/\d\d:50/);
    await expect(next).toContainText(/couloir 1/i);
    await next.click();
    await expect(page).toHaveURL(/\/trial-/);
    await expect(page.getByRole('row', { name: /VALMOREL/ })).toBeVisible();
  });
});
