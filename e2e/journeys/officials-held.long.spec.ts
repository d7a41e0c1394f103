import type { Browser, Page } from '@playwright/test';
import { BOARD_SIZES, createBoardMeeting } from '../support/board-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { expect, test } from '../support/test.ts';

const RACE = '000100-0-56-f1';
const RESULTS = 5;
const SECOND = 1000;

/** What a board draws, without its number, which lies over it at first. */
const readPicture = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const board = document.querySelector('.board')?.cloneNode(true);
    if (!(board instanceof Element)) return '';
    for (const number of board.querySelectorAll('.board-id')) number.remove();
    return board.innerHTML;
  });

/** Waits until a screen has what it is to hold, and has drawn it. */
async function waitUntilHeld(page: Page): Promise<void> {
  const hasHeld = () =>
    page.evaluate(
      () =>
        new Promise<boolean>((resolve, reject) => {
          const opening = indexedDB.open('foulee-ecran');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const database = opening.result;
            const asked = database.transaction('seen').objectStore('seen').getAll();
            asked.onerror = () => reject(asked.error);
            asked.onsuccess = () => {
              database.close();
              resolve(asked.result.some(({ held }) => held !== undefined));
            };
          };
        }),
    );
  await expect.poll(hasHeld).toBe(true);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

/** A screen of its own: a browser that has nothing yet, and its number. */
async function openScreen(browser: Browser, address: string, code: string, isThere: string) {
  const context = await browser.newContext({ viewport: BOARD_SIZES[0] });
  const page = await context.newPage();
  await page.goto(`${address}#code=${code}`);
  await expect(page.locator(isThere).first()).toBeVisible();
  return page;
}

/** When a name is no longer anywhere on a board, by the machine's clock, ms. */
const waitUntilGone = (page: Page, name: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.body.textContent?.includes(wanted) === true) return;
          observer.disconnect();
          resolve(Date.now());
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        look();
      }),
    name,
  );

const jump = (bib: number, n: number, v: number) => ({ kind: 'attempt', bib: String(bib), n, r: 'o', v, w: 0.5 });

test('70. «Figer» holds each picture through five results of officials and five of the secretariat, a reload and a minute; «Auto» shows the newest', async ({
  browser,
  sharedServer: server,
}) => {
  test.setTimeout(300 * SECOND);
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createBoardMeeting(organiser, server.url);
  const { chOID, board: code, longJump, race, say } = meeting;
  /** The secretariat sends the result of the race. */
  const upload = (fastest: number) =>
    organiser.upload(chOID, {
      resultlists: {
        [RACE]: ['1301', '1302', '1303', '1304'].map((bib, at) => ({
          bib,
          prf: { v: fastest + 20 * at, u: 'ms', st: 1 },
        })),
      },
    });
  await say(longJump, [jump(1301, 1, 6100), jump(1302, 1, 6050)]);
  await say(race, [{ kind: 'start' }], 'starter');
  await upload(11_900);
  await say(race, [{ kind: 'status', status: 15 }], 'chrono');
  const url = `${server.url}/officiel/ecran`;
  const screens = [
    {
      name: 'resultat',
      page: await openScreen(browser, `${url}/resultat?t=${race}`, code, '.list-rows li'),
      newest: '11.40',
    },
    {
      name: 'classement',
      page: await openScreen(browser, `${url}/classement?t=${longJump}`, code, '.list-rows li'),
      newest: '6.50',
    },
    {
      name: 'concours',
      page: await openScreen(browser, `${url}/concours?t=${longJump}`, code, '.board-athlete'),
      newest: '',
    },
    { name: 'mix', page: await openScreen(browser, `${url}/mix`, code, '.list'), newest: '11.40' },
  ];
  for (const { name, page } of screens)
    if (name === 'resultat' || name === 'mix') await expect(page.locator('.list')).toContainText('11.90');
  await organiser.call('PUT', `/api/lesecretariat/screens/${chOID}`, { act: 'freeze' });
  const { screens: told } = await organiser.call<{ screens: { cue?: { act: string } }[] }>(
    'GET',
    `/api/lesecretariat/screens/${chOID}`,
  );
  expect(told.filter(({ cue }) => cue?.act === 'freeze')).toHaveLength(screens.length);
  const pictures = new Map<string, string>();
  for (const { name, page } of screens) {
    await waitUntilHeld(page);
    pictures.set(name, await readPicture(page));
  }
  const expectHeld = async (when: string) => {
    for (const { name, page } of screens) expect(await readPicture(page), `${name}, ${when}`).toBe(pictures.get(name));
  };
  // A screen that is not told anything shows when the others would have.
  const free = await openScreen(browser, `${url}/resultat?t=${race}&lock=1`, code, '.list-rows li');
  const freeStanding = await openScreen(browser, `${url}/classement?t=${longJump}&lock=1`, code, '.list-rows li');
  for (let result = 1; result <= RESULTS; result += 1) {
    const fastest = 11_900 - 100 * result;
    await upload(fastest);
    await expect(free.locator('.list-rows')).toContainText((fastest / 1000).toFixed(2));
    await expectHeld(`result ${result} of the secretariat`);
    const best = 6000 + 100 * result;
    await say(longJump, [jump(1302 + result, 1, best)]);
    await expect(freeStanding.locator('.list-rows')).toContainText((best / 1000).toFixed(2));
    await expectHeld(`result ${result} of officials`);
  }
  for (const { name, page } of screens) {
    await page.reload();
    await expect.poll(() => readPicture(page), { message: `${name}, loaded again` }).toBe(pictures.get(name));
  }
  await organiser.call('PUT', `/api/lesecretariat/screens/${chOID}`, { act: 'auto' });
  for (const { name, page, newest } of screens) {
    await expect.poll(() => readPicture(page), { message: name }).not.toBe(pictures.get(name));
    if (newest !== '') await expect(page.locator('.board')).toContainText(newest, { timeout: 60 * SECOND });
  }
  for (const { page } of [...screens, { page: free }, { page: freeStanding }]) await page.context().close();
});

test('72. A hidden athlete is gone from every open board within two seconds, from a row that waits for the referee and from a frozen picture too', async ({
  browser,
  sharedServer: server,
}) => {
  test.setTimeout(240 * SECOND);
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createBoardMeeting(organiser, server.url, { hasLaps: true });
  const { chOID, board: code, longJump, poleVault, race, lapRace, walk, say } = meeting;
  await say(longJump, [jump(1302, 1, 6100), jump(1301, 1, 6150)]);
  await say(race, [{ kind: 'start' }], 'starter');
  const read = (lane: number, place: number, v: number) => ({ kind: 'raw', lane, place, st: 1, v });
  await say(race, [read(1, 1, 11_500), read(2, 2, 11_600), { kind: 'status', status: 15 }], 'chrono');
  await say(lapRace, [{ kind: 'lap', bib: '1301' }]);
  await say(walk, [{ kind: 'walk', what: 'red', bib: '1301', symbol: '~', judge: '1' }]);
  const NAME = 'VANDENBERGHE-DELACROIX A';
  const report = (trial: string, who: object) => say(trial, [{ kind: 'report', what: 'line', ...who }]);
  const tell = (body: object) => organiser.call('PUT', `/api/lesecretariat/screens/${chOID}`, body);
  /** Opens screens, does something to them, and measures how long the name of somebody who is hidden stays. */
  const hideOn = async (addresses: readonly string[], prepare?: (screens: readonly Page[]) => Promise<unknown>) => {
    const screens: Page[] = [];
    for (const address of addresses) {
      const page = await openScreen(browser, `${server.url}/officiel/ecran/${address}`, code, '.board');
      await expect(page.locator('.board'), address).toContainText(NAME);
      screens.push(page);
    }
    await prepare?.(screens);
    // Each page notes by the machine's clock when the name has left it.
    const gone = screens.map((page) => waitUntilGone(page, NAME));
    await meeting.hideAthlete('1301');
    const hidden = Date.now();
    const delays = (await Promise.all(gone)).map((at) => at - hidden);
    for (const [at, address] of addresses.entries())
      expect([address, (delays[at] ?? Number.NaN) < 2 * SECOND]).toEqual([address, true]);
    // A frozen picture has lost the name for good.
    await tell({ act: 'auto' });
    await meeting.hideAthlete('1301', false);
    for (const page of screens) {
      await expect(page.locator('.board')).toContainText(NAME);
      await page.context().close();
    }
  };
  await hideOn([`barre?t=${poleVault}`, `depart?t=${race}`, `tours?t=${lapRace}`, `marche?t=${walk}`]);
  // A wall of two lists, in the other of which she is too.
  await hideOn([`resultat?t=${race}&w=3840&h=1080`], async ([wall]) => {
    await expect.poll(async () => (await wall?.locator('.board').textContent())?.split(NAME).length).toBe(3);
  });
  await hideOn(['multi', 'mix', `incrustation?t=${race}&vue=resultat`, `resultat?t=${race}`], async ([, , , wall]) => {
    await tell({ act: 'freeze' });
    if (wall !== undefined) await waitUntilHeld(wall);
  });
  await hideOn([`concours?t=${race}`, `resultat?t=${race}`, `classement?t=${longJump}`], async (screens) => {
    await report(race, { lane: 1 });
    await report(longJump, { bib: '1301' });
    for (const page of screens) await expect(page.locator('.frozen')).toContainText(NAME);
  });
});
