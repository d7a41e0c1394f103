import type { Page } from '@playwright/test';
import { findSeriousViolations } from '../support/axe.ts';
import { findBoardFaults } from '../support/board-faults.ts';
import { BOARD_SIZES, createBoardMeeting } from '../support/board-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import type { RunningServer } from '../support/server.ts';
import { findFaintTexts } from '../support/sight.ts';
import { expect, test } from '../support/test.ts';

const SECOND = 1000;
/** How a picture is drawn: by day and by night, larger and smaller, with a free edge; and in pixels of LED. */
const THEMES = ['theme=nuit', 'theme=soleil'] as const;
const DRAWINGS = ['scale=1.5&safe=5', 'scale=0.7&safe=5&names=court'] as const;
const PIXELS = 'theme=led&font=pixel';
/** Pictures in a corner of a larger window, as processors of LED take them. */
const CORNERS = ['w=640&h=192', 'w=384&h=96'] as const;

interface Options {
  /** Makes anew what is shown for a few seconds only. */
  readonly prepare?: () => Promise<unknown>;
  readonly hasPixels?: boolean;
}

/** Looks at pictures in every size, theme and font. */
async function openLooker(page: Page, server: RunningServer, board: string) {
  const faults: string[] = [];
  /** Layouts that axe has seen, in each theme. */
  const seen = new Set<string>();
  await page.goto(`${server.url}/officiel/ecran/horloge#code=${board}`);
  await expect(page.locator('.board-time')).toBeVisible();
  const show = async (address: string, drawing: string, isThere: string) => {
    await page.goto(`${server.url}/officiel/ecran/${address}${address.includes('?') ? '&' : '?'}${drawing}`);
    await expect(page.locator(drawing === PIXELS ? 'svg.pixels' : isThere).first()).toBeVisible();
  };
  return {
    faults,
    /** `isThere`: what stands in the picture once it is drawn. */
    async look(state: string, address: string, isThere: string, { prepare, hasPixels = true }: Options = {}) {
      const note = (how: string, found: readonly string[]) =>
        faults.push(...found.map((fault) => `${state} ${how}: ${fault}`));
      const measure = async (drawing: string, sizes: readonly (typeof BOARD_SIZES)[number][]) => {
        for (const size of sizes) {
          await page.setViewportSize(size);
          note(`${drawing} ${size.width} × ${size.height}`, await findBoardFaults(page, { withNumber: true }));
        }
        await page.setViewportSize(BOARD_SIZES[0]);
      };
      const draw = async (drawing: string) => {
        await prepare?.();
        await show(address, drawing, isThere);
      };
      for (const theme of THEMES) {
        await draw(theme);
        note(theme, await findFaintTexts(page));
        await measure(theme, BOARD_SIZES);
        const layout = `${theme} ${isThere}`;
        if (!seen.has(layout)) note(theme, await findSeriousViolations(page));
        seen.add(layout);
        await page.setViewportSize(BOARD_SIZES[2]);
        note(`${theme} strip`, await findFaintTexts(page));
        await page.setViewportSize(BOARD_SIZES[0]);
      }
      for (const drawing of DRAWINGS) {
        await draw(drawing);
        await measure(drawing, [BOARD_SIZES[0], BOARD_SIZES[2]]);
      }
      for (const corner of CORNERS) {
        await draw(corner);
        note(corner, await findBoardFaults(page, { withNumber: true }));
      }
      if (!hasPixels) return;
      await page.setViewportSize(BOARD_SIZES[2]);
      await draw(PIXELS);
      await measure(PIXELS, [BOARD_SIZES[2], BOARD_SIZES[3]]);
    },
  };
}

/** Where the digits of the hour end, px: a fifth of what a line has for letters lies under them. */
const findDigitsFoot = (page: Page): Promise<number> =>
  page.locator('.board-time').evaluate((time) => {
    const range = document.createRange();
    range.selectNodeContents(time);
    const { bottom, height } = range.getBoundingClientRect();
    return bottom - height / 5;
  });

const jump = (bib: number, n: number, v: number) => ({ kind: 'attempt', bib: String(bib), n, r: 'o', v, w: 0.8 });
const bar = (bib: number, h: number, r: string) => ({ kind: 'attempt', bib: String(bib), h, r });

test('32, 66. Boards beside a pit: in each state, size, theme and font nothing is cut, faint or over something else', async ({
  page,
  sharedServer: server,
}) => {
  test.setTimeout(900 * SECOND);
  const meeting = await createBoardMeeting(await OrganiserClient.signIn(server.url), server.url);
  const { longJump, poleVault, say } = meeting;
  const { look, faults } = await openLooker(page, server, meeting.board);
  const pit = `concours?t=${longJump}`;
  await look('hour', 'horloge', '.board-time');
  await page.setViewportSize(BOARD_SIZES[2]);
  await page.goto(`${server.url}/officiel/ecran/horloge`);
  expect(await findDigitsFoot(page)).toBeLessThanOrEqual((await page.locator('.board-id').boundingBox())?.y ?? 0);
  await look('first attempt', pit, '.board-athlete');
  await say(longJump, [{ kind: 'clock', act: 'start', bib: '1301', ms: 600_000 }]);
  await look('time', `horloge?t=${longJump}`, '.board-time');
  await look('turn', pit, '.board-time');
  await say(longJump, [{ kind: 'clock', act: 'measure', bib: '1301' }]);
  await look('measuring', pit, '.board-series .quiet');
  const marks = [6580, 6120, 6420, 5980, 6610, 6130, 6000, 6050, 5890];
  await say(
    longJump,
    marks.map((v, at) => jump(1301 + at, 1, v)),
  );
  // An attempt is shown for six seconds: each picture has one of its own.
  let [longer, over] = [0, 0];
  await look('a best that is shared', pit, '.board-chip', {
    prepare: () => {
      longer += 1;
      return say(longJump, [jump(1300 + longer, 2, 6610)]);
    },
  });
  await say(poleVault, [bar(1308, 3850, 'x'), bar(1309, 3850, 'x'), bar(1308, 3850, 'o')]);
  await look('a bar that is cleared', `barre?t=${poleVault}`, '.board-place .board-chip', {
    prepare: () => {
      over += 1;
      return say(poleVault, [bar(1300 + over, 3850, 'o')]);
    },
  });
  await say(poleVault, [bar(1309, 3850, 'x')]);
  await look('a bar', `concours?t=${poleVault}`, '.board-squares');
  await say(poleVault, [
    { kind: 'clock', act: 'pause', until: new Date(Date.now() + 3_600_000).toISOString(), text: 'Pluie' },
  ]);
  await look('a pause', `barre?t=${poleVault}`, '.board-empty');
  const isBetween = '.board:not(:has(.board-squares)) .board-bar';
  await say(poleVault, [{ kind: 'clock', act: 'resume' }, bar(1309, 3850, 'o')]);
  await look('between two bars', `barre?t=${poleVault}`, isBetween);
  const attempts = Array.from({ length: 27 }, (_, at) => bar(1301 + (at % 9), 4050, 'x'));
  await say(poleVault, [{ kind: 'bar', h: 4050 }, ...attempts]);
  await look('a tie for first place', `barre?t=${poleVault}`, isBetween);
  await say(longJump, [{ kind: 'report', what: 'other', bib: '1303', text: 'Planche' }]);
  await look('awaiting the referee', `classement?t=${longJump}`, '.board-referee');
  expect(faults).toEqual([]);
});

test('32, 66. Boards of races: in each state, size, theme and font nothing is cut, faint or over something else', async ({
  page,
  sharedServer: server,
}) => {
  test.setTimeout(900 * SECOND);
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createBoardMeeting(organiser, server.url, { hasLaps: true });
  const { race, lapRace, walk, chOID, say } = meeting;
  const { look, faults } = await openLooker(page, server, meeting.board);
  await look('lanes', `depart?t=${race}`, '.list-rows li');
  await look('stadium', 'multi', '.stadium li');
  await look('laps', `tours?t=${lapRace}`, '.board-lap-n');
  const lap = (at: number) => ({
    kind: 'lap',
    bib: '1301',
    at: new Date(Date.now() - 600_000 + at * 70_000).toISOString(),
  });
  await say(lapRace, [lap(0), lap(1), lap(2)]);
  await look('bell', `tours?t=${lapRace}`, '.board-laps.bell');
  await say(lapRace, [lap(3)]);
  await look('finish', `tours?t=${lapRace}`, '.board-lap-n');
  await look('no card', `marche?t=${walk}`, '.board-none');
  const red = (bib: number, judge: number) => ({
    kind: 'walk',
    what: 'red',
    bib: String(bib),
    symbol: judge % 2 === 0 ? '>' : '~',
    judge: String(judge),
  });
  const cards = Array.from({ length: 9 }, (_, at) => red(1301 + at, 1));
  await say(walk, [...cards, red(1302, 2), red(1302, 3), red(1303, 2), red(1303, 3), red(1303, 4)]);
  await say(walk, [
    { kind: 'word', bib: '1303', st: 4, rules: ['TR54.7.1'] },
    { kind: 'report', what: 'penalty', bib: '1302', text: 'Zone de pénalité 1:00' },
  ]);
  await look('cards', `marche?t=${walk}`, '.list-rows.walk .sgi');
  await say(race, [{ kind: 'start' }], 'starter');
  await look('running', `concours?t=${race}`, '.list-time');
  const finish = [4, 2, 7, 1, 3, 8, 6].map((lane, at) => ({
    kind: 'raw',
    lane,
    st: 1,
    place: at + 1,
    v: 11_580 + 70 * at,
  }));
  await organiser.call('PUT', `/api/lesecretariat/records/${chOID}`, {
    records: [{ kind: 'MR', event: '000100-0-56', v: 11_600, holder: 'A. Dupont' }],
  });
  await say(race, [...finish, { kind: 'wind', w: 1.2 }, { kind: 'status', status: 15 }], 'chrono');
  await organiser.call('POST', `/api/lesecretariat/trial/${race}/accept`, { from: 'raws' });
  const path = `/api/lesecretariat/broken-records/${chOID}`;
  const { records } = await organiser.call<{ records: { trial: string; row: string; key: string; v: number }[] }>(
    'GET',
    path,
  );
  for (const { trial, row, key, v } of records)
    await organiser.call('PUT', path, { trial, row, key, v, state: 'pending' });
  await page.goto(`${server.url}/officiel/ecran/resultat?t=${race}`);
  await expect(page.locator('.chip.record.pending')).toBeVisible();
  await look('result with a record', `resultat?t=${race}`, '.list-order .list-rows li');
  await look('by turns', 'mix', '.list');
  for (const part of ['athlete', 'depart', 'resultat', 'record', 'horloge']) {
    const over = part === 'athlete' ? `t=${meeting.longJump}` : `t=${race}`;
    for (const position of ['bl', 'tc', 'br']) {
      await page.goto(`${server.url}/officiel/ecran/incrustation?${over}&vue=${part}&pos=${position}`);
      // The time of a race that is over is none.
      if (part !== 'horloge') await expect(page.locator('.over > *').first()).toBeVisible();
      for (const size of [BOARD_SIZES[0], { width: 3840, height: 2160 }]) {
        await page.setViewportSize(size);
        const found = [...(await findBoardFaults(page)), ...(await findFaintTexts(page))];
        if (position === 'bl') found.push(...(await findSeriousViolations(page)));
        faults.push(...found.map((fault) => `overlay ${part} ${position} ${size.width}: ${fault}`));
      }
    }
  }
  await say(race, [{ kind: 'report', what: 'line', lane: 2 }]);
  await look('awaiting the referee', `resultat?t=${race}`, '.board-referee');
  await look('a message', 'message?texte=Orage : évacuez le stade vers le gymnase', '.board-message');
  await look('nothing', 'message', '.board-empty');
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
  await organiser.sendFile(`/api/lesecretariat/screen-pictures/${chOID}?name=Mairie`, logo, 'image/svg+xml');
  await look('a sponsor', 'sponsor', '.board-sponsor img', { hasPixels: false });
  expect(faults).toEqual([]);
});

test('32, 66. Where a code is typed nothing is cut or faint, in any size', async ({ page, sharedServer: server }) => {
  for (const theme of THEMES) {
    await page.goto(`${server.url}/officiel/ecran/concours?${theme}`);
    await expect(page.getByLabel('Code de la fiche')).toBeVisible();
    for (const size of BOARD_SIZES) {
      await page.setViewportSize(size);
      expect([theme, size.width, await findBoardFaults(page), await findFaintTexts(page)]).toEqual([
        theme,
        size.width,
        [],
        [],
      ]);
    }
    expect([theme, await findSeriousViolations(page)]).toEqual([theme, []]);
  }
});
