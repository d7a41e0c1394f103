import type { Page } from '@playwright/test';
import { BOARD_SIZES, createBoardMeeting } from '../support/board-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { expect, test } from '../support/test.ts';

const SECOND = 1000;
const PARTS = ['athlete', 'depart', 'resultat', 'classement', 'horloge'] as const;
const POSITIONS = ['bl', 'bc', 'br', 'tl', 'tc', 'tr'] as const;

/** How many points of a picture are not transparent: outside of its strips, and within them. */
async function countPoints(page: Page): Promise<{ readonly outside: number; readonly within: number }> {
  const png = await page.screenshot({ omitBackground: true });
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.drawImage(image, 0, 0);
    const boxes = [...document.querySelectorAll('.over > *')].map((one) => one.getBoundingClientRect());
    const { data: points } = context.getImageData(0, 0, image.width, image.height);
    let [outside, within] = [0, 0];
    for (let y = 0; y < image.height; y += 1)
      for (let x = 0; x < image.width; x += 1) {
        if (points[4 * (y * image.width + x) + 3] === 0) continue;
        const isWithin = boxes.some(
          ({ left, right, top, bottom }) => x >= left - 1 && x <= right + 1 && y >= top - 1 && y <= bottom + 1,
        );
        if (isWithin) within += 1;
        else outside += 1;
      }
    return { outside, within };
  }, png.toString('base64'));
}

test('69. Every point outside the strips over a camera is transparent: each part, at each edge, and whatever all screens are told', async ({
  page,
  sharedServer: server,
}) => {
  test.setTimeout(300 * SECOND);
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createBoardMeeting(organiser, server.url);
  const { chOID, longJump, race, say } = meeting;
  await say(longJump, [
    { kind: 'attempt', bib: '1301', n: 1, r: 'o', v: 6580, w: 0.8 },
    { kind: 'clock', act: 'start', bib: '1302', ms: 600_000 },
  ]);
  await say(race, [{ kind: 'start' }], 'starter');
  await say(race, [{ kind: 'raw', lane: 1, place: 1, st: 1, v: 11_500 }], 'chrono');
  await page.setViewportSize(BOARD_SIZES[0]);
  const address = (part: string, position: string) => {
    const trial = part === 'depart' || part === 'resultat' ? race : longJump;
    return `${server.url}/officiel/ecran/incrustation?t=${trial}&vue=${part}&pos=${position}`;
  };
  await page.goto(`${address('athlete', 'bl')}#code=${meeting.board}`);
  await expect(page.locator('.over > *').first()).toBeVisible();
  for (const part of PARTS)
    for (const position of POSITIONS) {
      await page.goto(address(part, position));
      await expect(page.locator('.over > *').first(), `${part} ${position}`).toBeVisible();
      const { outside, within } = await countPoints(page);
      expect([part, position, outside, within > 1000]).toEqual([part, position, 0, true]);
    }
  const tell = (body: object) => organiser.call('PUT', `/api/lesecretariat/screens/${chOID}`, body);
  const { screens } = await organiser.call<{ screens: { screen: string }[] }>(
    'GET',
    `/api/lesecretariat/screens/${chOID}`,
  );
  const [own] = screens.map(({ screen }) => screen);
  await page.goto(address('classement', 'bl'));
  await expect(page.locator('.over-strip')).toBeVisible();
  for (const body of [
    { act: 'black' },
    { act: 'message', text: 'Podium' },
    { act: 'show', layout: 'mix' },
    { act: 'countdown', to: new Date(Date.now() + 600 * SECOND).toISOString() },
    { act: 'identify' },
  ]) {
    await tell(body);
    // What is told to it alone comes after, so that the other has come if it comes at all.
    await tell({ screens: [own], act: 'show', layout: 'horloge', trial: longJump });
    await expect(page.locator('.over-clock'), body.act).toBeVisible();
    await expect(page.locator('.over-strip'), body.act).toHaveCount(0);
    expect([body.act, (await countPoints(page)).outside]).toEqual([body.act, 0]);
    await tell({ screens: [own], act: 'auto' });
    await expect(page.locator('.over-strip'), body.act).toBeVisible();
  }
  await tell({ screens: [own], act: 'black' });
  await expect(page.locator('.over > *')).toHaveCount(0);
  expect(await countPoints(page)).toEqual({ outside: 0, within: 0 });
});
