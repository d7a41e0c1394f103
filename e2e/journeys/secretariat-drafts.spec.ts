import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { closeOffline, cutCalls, ROW_CALLS, restoreCalls } from '../support/cut-calls.ts';
import { findMarkField, openGrid, sendAll, WIDE } from '../support/marks-grid.ts';
import { createMarksMeeting, HUNDRED } from '../support/marks-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { startOwnBrowser } from '../support/own-browser.ts';
import type { RunningServer } from '../support/server.ts';
import { fillSignIn } from '../support/signed-in.ts';
import { answerCookies, expect, longTest, test } from '../support/test.ts';
import { BARS, expectSentOnce, expectTyped, MARKS, SERIES, typeAll } from '../support/typed-marks.ts';

const LONG = process.env.FOULEE_LONG === '1';
/** The long run types in all three kinds of grid side by side. */
const GRIDS = LONG ? [MARKS, SERIES, BARS] : [MARKS];
const UIDS = GRIDS.map(({ uid }) => uid);
const TYPED = LONG ? 'marks, series and bars' : 'marks';

/** The browser's database takes writes and never comes to them: it is busy with others until the page goes. */
function neverWrite(): void {
  const { transaction } = IDBDatabase.prototype;
  const store = { put: () => undefined, delete: () => undefined };
  const never = { objectStore: () => store, commit: () => undefined } as unknown as IDBTransaction;
  IDBDatabase.prototype.transaction = function begin(names, mode, options) {
    return mode === 'readwrite' ? never : transaction.call(this, names, mode, options);
  };
}

/** Remembers, for the tab, the first text of each row that is put in local storage: what the disk may have of it after a kill. */
function recordFirstRows(): void {
  const { setItem } = Storage.prototype;
  const first = JSON.parse(sessionStorage.getItem('first rows') ?? '{}') as Record<string, string>;
  Storage.prototype.setItem = function put(key, value) {
    if (this === localStorage && key.startsWith('foulee-marks ') && first[key] === undefined) {
      first[key] = value;
      setItem.call(sessionStorage, 'first rows', JSON.stringify(first));
    }
    setItem.call(this, key, value);
  };
}

function restoreFirstRows(): void {
  const first = JSON.parse(sessionStorage.getItem('first rows') ?? '{}') as Record<string, string>;
  for (const [key, value] of Object.entries(first)) localStorage.setItem(key, value);
}

test.describe('Marks that are typed and not sent yet', () => {
  test.describe.configure({ mode: 'serial' });
  test.setTimeout(120_000);
  test.use({ viewport: WIDE });
  let server: RunningServer;
  let organiser: OrganiserClient;
  const profile = mkdtempSync(join(tmpdir(), 'foulee-profile-'));
  const browsers: Awaited<ReturnType<typeof startOwnBrowser>>[] = [];

  test.beforeAll(async ({ sharedServer }) => {
    server = sharedServer;
    organiser = await OrganiserClient.signIn(server.url);
  });

  // After a test that ran out of time too.
  test.afterEach(async () => {
    for (const { kill } of browsers.splice(0)) await kill();
  });
  test.afterAll(() => rmSync(profile, { recursive: true, force: true }));

  /** A browser may have forgotten the session; it has not forgotten what was typed. */
  const openAgain = async (page: Page, address: string) => {
    await page.goto(address);
    const door = page.getByLabel('E-mail');
    await expect(door.or(findMarkField(page, 103))).toBeVisible();
    if (await door.isVisible()) await fillSignIn(page);
  };

  longTest(
    `the network goes in the middle of ${TYPED} and the tab is closed: all of it is there again, and is sent once`,
    async ({ page, context }) => {
      const meeting = await createMarksMeeting(server.url, organiser);
      await openGrid(page, meeting.findGridsUrl(...UIDS));
      await context.setOffline(true);
      await typeAll(page, GRIDS);
      await closeOffline(page);
      await context.setOffline(false);

      const again = await context.newPage();
      await cutCalls(context);
      await openAgain(again, meeting.findGridsUrl(...UIDS));
      await expectTyped(again, GRIDS);
      expect(await meeting.readJournal()).toEqual({ rows: [], trials: 0 });
      await restoreCalls(context);
      await sendAll(again);
      await expectSentOnce(meeting, GRIDS);
    },
  );

  test(`a browser killed in the middle of ${TYPED} has every one when it is opened again, and sends each once`, async ({
    launchOptions,
  }) => {
    const meeting = await createMarksMeeting(server.url, organiser);
    const open = async () => {
      const browser = await startOwnBrowser(profile, launchOptions);
      browsers.push(browser);
      const page = browser.context.pages()[0] ?? (await browser.context.newPage());
      await answerCookies(browser.context);
      await page.setViewportSize(WIDE);
      return { ...browser, page };
    };
    const killed = await open();
    await openGrid(killed.page, meeting.findGridsUrl(...UIDS));
    await cutCalls(killed.context);
    await typeAll(killed.page, GRIDS);
    await killed.kill();
    expect(await meeting.readJournal()).toEqual({ rows: [], trials: 0 });

    const { page, context } = await open();
    await cutCalls(context);
    await openAgain(page, meeting.findGridsUrl(...UIDS));
    await expectTyped(page, GRIDS);
    await restoreCalls(context);
    await sendAll(page);
    await expectSentOnce(meeting, GRIDS);
  });

  longTest(
    `the page is reloaded before the browser’s database has begun to write ${TYPED}: all of it is there again`,
    async ({ page, context }) => {
      const meeting = await createMarksMeeting(server.url, organiser);
      await openGrid(page, meeting.findGridsUrl(...UIDS));
      await cutCalls(context);
      await page.evaluate(neverWrite);
      for (const { type } of GRIDS) await type(page);
      await expect(page.getByText(/performances non envoyées/).last()).toBeVisible();
      await page.reload();
      await expectTyped(page, GRIDS);
      await restoreCalls(context);
      await sendAll(page);
      await expectSentOnce(meeting, GRIDS);
    },
  );

  longTest(
    'what local storage still has of a mark, after a kill, neither goes before what was typed later nor comes back once it was sent',
    async ({ page, context }) => {
      const meeting = await createMarksMeeting(server.url, organiser);
      await openGrid(page, meeting.findGridsUrl(HUNDRED));
      await cutCalls(context);
      await page.evaluate(recordFirstRows);
      await typeAll(page, [MARKS]);
      await page.evaluate(restoreFirstRows);
      await openAgain(page, meeting.findGridsUrl(HUNDRED));
      await expectTyped(page, [MARKS]);

      await page.evaluate(recordFirstRows);
      await restoreCalls(context);
      await sendAll(page);
      await expectSentOnce(meeting, [MARKS]);
      await page.evaluate(restoreFirstRows);
      await openAgain(page, meeting.findGridsUrl(HUNDRED));
      await expect(findMarkField(page, 102)).toHaveValue('1166');
      await expect(page.getByText('Tout est envoyé')).toBeVisible();
    },
  );

  test('a mark that was written and whose answer was lost is not written twice', async ({ page, context }) => {
    const { findGridsUrl, readJournal, readSheet } = await createMarksMeeting(server.url, organiser);
    await openGrid(page, findGridsUrl(HUNDRED));
    await context.route(ROW_CALLS, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await findMarkField(page, 101).click();
    await page.keyboard.type('1158');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await readJournal()).rows).toEqual([`${HUNDRED} bib:101`]);
    await expect(page.getByText(/^1 performance non envoyée/).last()).toBeVisible();
    await restoreCalls(context);
    await sendAll(page);
    expect((await readJournal()).rows).toEqual([`${HUNDRED} bib:101`]);
    expect((await readSheet(HUNDRED)).results.map(({ prf }) => prf.v)).toEqual([11_580]);
  });
});
