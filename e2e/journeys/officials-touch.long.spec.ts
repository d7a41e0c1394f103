import type { Browser, Locator, Page } from '@playwright/test';
import { createFinishMeeting, openPost } from '../support/finish-meeting.ts';
import { createLongJumpMeeting, openLongJump, typeDigits } from '../support/long-jump-meeting.ts';
import {
  createOfficialsMeeting,
  notePress,
  openHighJump,
  press,
  readOwnFactIds,
  waitForPause,
} from '../support/officials-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { createStartMeeting, openTask } from '../support/start-meeting.ts';
import { expect, test } from '../support/test.ts';
import { openTouches } from '../support/touches.ts';

test.use({ hasTouch: true });

/** What is pressed in a console, beside its head. */
const KEYS = 'button:not(.hd *):not([disabled])';

const LONG_PRESS = 'a long press';

/** How far a finger goes that leaves a key, px. */
const FAR = 160;

const findMiddle = async (key: Locator) => {
  const { x, y, width, height } = (await key.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2, width, height };
};
type Middle = Awaited<ReturnType<typeof findMiddle>>;

/**
 * Does everything on each key of the screen that is no tap: nothing is written and no sheet opens. Then `control` is tapped by the same
 * finger, and that writes.
 */
async function tryGestures(page: Page, screen: string, control: string | RegExp): Promise<void> {
  const touches = await openTouches(page);
  const before = await readOwnFactIds(page);
  const { width: pageWidth, height: pageHeight } = page.viewportSize() ?? { width: 0, height: 0 };
  const clip = (value: number, limit: number) => Math.min(Math.max(value, 2), limit - 2);
  let tried = 0;
  const keys = await page.locator(KEYS).all();
  expect(keys.length, screen).toBeGreaterThan(1);
  for (const key of keys) {
    const name = `${screen}: «${(await key.textContent())?.trim()}»`;
    const findAside = ({ x, y }: Middle) => ({ x: clip(x < pageWidth / 2 ? x + FAR : x - FAR, pageWidth), y });
    const findOver = ({ x, y }: Middle) => ({ x, y: clip(y - FAR, pageHeight) });
    const gestures: readonly (readonly [string, (at: Middle) => Promise<void>])[] = [
      ['a swipe to the side', (at) => touches.drag(at, findAside(at))],
      ['a swipe upwards', (at) => touches.drag(at, findOver(at))],
      [
        'a swipe along the key',
        ({ x, y, width }) => touches.drag({ x: x - width / 2 + 4, y }, { x: x + width / 2 - 4, y }),
      ],
      ['a finger that goes out and comes back', (at) => touches.drag(at, findOver(at), at)],
      [
        'a tap that ends just outside the key',
        ({ x, y, height }) => touches.drag({ x, y }, { x, y: clip(y - height / 2 - 6, pageHeight) }),
      ],
      [LONG_PRESS, (at) => touches.hold(at)],
      ['two fingers that part', (at) => touches.pinch(at)],
      [
        'a mouse that is let go beside it',
        async (at) => {
          const to = findOver(at);
          await page.mouse.move(at.x, at.y);
          await page.mouse.down();
          await page.mouse.move(to.x, to.y);
          await page.mouse.up();
        },
      ],
    ];
    // The instant of an arrival is that of the touch: how long the finger stays is of no account.
    const isArrival = await key.evaluate((element) => element.classList.contains('arr'));
    for (const [gesture, act] of gestures) {
      if (isArrival && gesture === LONG_PRESS) continue;
      await key.scrollIntoViewIfNeeded();
      await act(await findMiddle(key));
      tried += 1;
      await expect(page.getByRole('dialog'), `${gesture} on ${name}`).toHaveCount(0);
      expect(await readOwnFactIds(page), `${gesture} on ${name}`).toEqual(before);
    }
  }
  console.log(`${screen}: ${tried} gestures on ${keys.length} keys`);
  await waitForPause(page);
  const tapKey = page.getByRole('button', { name: control, exact: typeof control === 'string' });
  await tapKey.scrollIntoViewIfNeeded();
  const tapped = await findMiddle(tapKey);
  await page.touchscreen.tap(tapped.x, tapped.y);
  await notePress(page);
  await expect.poll(async () => (await readOwnFactIds(page)).length, `a tap: ${screen}`).toBe(before.length + 1);
  // What a gesture had written late would be before it.
  expect((await readOwnFactIds(page)).slice(0, -1), screen).toEqual(before);
}

const openPhone = async (browser: Browser) =>
  (await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 740 }, locale: 'fr-FR' })).newPage();

test('34. No gesture other than a tap writes, and a tap that ends outside its key writes nothing: bars and attempts', async ({
  page,
  browser,
  sharedServer: server,
}) => {
  test.setTimeout(10 * 60_000);
  const organiser = await OrganiserClient.signIn(server.url);
  const bars = await createOfficialsMeeting(organiser, { name: 'Régionaux du Val 34', athletes: 4 });
  await openHighJump(page, server.url, bars.code);
  await tryGestures(page, 'bars', 'O, franchi');

  const attempts = await createLongJumpMeeting(organiser, server.url, 'Régionaux du Val 34 bis');
  const pit = await openPhone(browser);
  await openLongJump(pit, server.url, attempts.code);
  await tryGestures(pit, 'flags', 'X mordu');
  await press(pit, 'Blanc mesurer');
  await typeDigits(pit, '612');
  await tryGestures(pit, 'keypad', 'Valider 6.12');
});

test('34. No gesture other than a tap writes, and a tap that ends outside its key writes nothing: lanes of a start and arrivals', async ({
  page: start,
  browser,
  sharedServer: server,
}) => {
  test.setTimeout(10 * 60_000);
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createStartMeeting(organiser, server.url, 'Régionaux du Val 34 ter');
  const task = { url: server.url, code: meeting.starter, task: /^Départ/, place: 'Départ', trial: /100 m Femmes/ };
  await openTask(start, task);
  await press(start, 'Je tiens cette épreuve');
  await expect(start.getByRole('button', { name: 'Parti' })).toBeVisible();
  await tryGestures(start, 'start', /^Couloir 1, 301/);

  const finish = await createFinishMeeting(organiser, server.url, { name: 'Régionaux du Val 34 quater', runners: 8 });
  const line = await openPhone(browser);
  await openPost(line, server.url, finish.chrono, { task: /^Chrono A/, place: 'Arrivée 1', race: /800 m/ });
  await tryGestures(line, 'before the start', /^DÉPART/);
  await expect(line.getByText(/Départ sur cet appareil/)).toBeVisible();
  await tryGestures(line, 'arrivals', /^ARRIVÉE/);
});
