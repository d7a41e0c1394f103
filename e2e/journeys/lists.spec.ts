import type { Locator, Page } from '@playwright/test';
import { watchShifts } from '../support/layout-shifts.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { expectNoSidewaysScroll, readRows, watchConsole } from '../support/page.ts';
import type { RunningServer } from '../support/server.ts';
import { findTableFaults } from '../support/table-faults.ts';
import { expect, test } from '../support/test.ts';
import { stadiumTime } from '../support/today.ts';
import { waitUntilSettled } from '../support/wait-until-settled.ts';

/** Heads of a list that a reader sees. */
async function headsOf(table: Locator): Promise<string[]> {
  const seen: string[] = [];
  for (const head of await table.getByRole('columnheader').all())
    if (await head.isVisible())
      seen.push(await head.evaluate((cell) => (cell.querySelector('.head-plain') ?? cell).textContent.trim()));
  return seen;
}

test.describe('Result lists, on a meeting of invented people', () => {
  let server: RunningServer;
  let chOID: string;
  let mine: string;
  let longJump: string;
  let highJump: string;

  const person = (bib: number, last: string) => ({
    bib: String(bib),
    last,
    first: 'Lou',
    clubName: 'AC Valmont',
    category: 56,
  });
  const LONG = '900003-0-56-f1';
  const HIGH = '900001-0-56-f1';
  const JUMPERS = ['VALMOREL', 'KERBRAT', 'SANTERRE', 'BRÉHALLE', 'LORMIER', 'FONTENEAU', 'TRÉVENEC', 'OUVRELLE'];
  /** Six jumps each, the fourth the best. */
  const jumps = JUMPERS.map((last, at) => ({
    ...person(40 + at, last),
    prf: { v: 6500 - at * 50, u: 'mm', st: 1 },
    attempts: [0, 1, 2, 3, 4, 5].map((n) => ({ v: 6500 - at * 50 - Math.abs(3 - n) * 60, r: 'o', w: 0.4 })),
  }));
  const BARS = Array.from({ length: 12 }, (_, n) => 1400 + n * 40);
  const bars = JUMPERS.map((last, at) => ({
    ...person(60 + at, last),
    prf: { v: BARS[11 - at] ?? 1400, u: 'mm', st: 1 },
    attempts: BARS.slice(0, 12 - at)
      .map((h) => ({ h, r: 'o' }))
      .concat(at === 0 ? [] : [{ h: BARS[12 - at] ?? 1880, r: 'xxx' }]),
  }));

  const sent = [
    { ...person(1, 'UNE'), lane: 4, reaction: 145, prf: { v: 11_500, u: 'ms', st: 1 } },
    { ...person(2, 'DEUX'), lane: 5, reaction: 151, prf: { v: 11_600, u: 'ms', st: 1 } },
    ...[1, 2, 3].map((n) => ({
      ...person(10 + n, `INVITÉE${n}`),
      rank: 1000 + n,
      prf: { v: 11_700 + n * 10, u: 'ms', st: 1 },
    })),
    ...[1, 2, 3, 4].map((n) => ({
      ...person(20 + n, `HORS${n}`),
      rank: 2000 + n,
      prf: { v: 11_800 + n * 10, u: 'ms', st: 1 },
    })),
    ...(
      [
        [30, 'RETIRÉE', 7],
        [31, 'FORFAIT', 2],
        [32, 'DISQUALIFIÉE', 4],
        [33, 'ABANDON', 3],
        [34, 'SANSMARQUE', 5],
        [35, 'TIRET', 6],
      ] as const
    ).map(([bib, last, st]) => ({ ...person(bib, last), prf: { st } })),
  ];

  test.beforeAll(async ({ sharedServer }) => {
    test.setTimeout(240_000);
    server = sharedServer;
    const organiser = await OrganiserClient.signIn(server.url);
    chOID = await organiser.createChallenge('Meeting du Val');
    const uid = '000100-0-56-f1';
    await organiser.upload(chOID, {
      trialsData: [
        {
          uid,
          group: '100 m Femmes',
          name: '100 m Femmes – Finale',
          date: stadiumTime('14:50'),
          status: 15,
          g0: 100,
          g1: '0',
          category: 56,
          round: 'f',
          heat: 1,
          dets: { wind: 1.2 },
        },
      ],
      startlists: {},
      resultlists: { [uid]: sent },
    });
    const jump = (of: string, group: string) => ({
      uid: of,
      group,
      name: `${group} – Finale`,
      date: stadiumTime('15:30'),
      status: 15,
      g0: Number(of.slice(0, 6)),
      g1: '0',
      category: 56,
      round: 'f',
      heat: 1,
    });
    await organiser.upload(chOID, {
      trialsData: [jump(LONG, 'Longueur Femmes'), { ...jump(HIGH, 'Hauteur Femmes'), dets: { heights: BARS } }],
      resultlists: { [LONG]: jumps, [HIGH]: bars },
    });
    const { rounds } = (await (await fetch(`${server.url}/api/rounds/${chOID}`)).json()) as {
      rounds: { heats: { oid: string; uid: string }[] }[];
    };
    const heats = rounds.flatMap((round) => round.heats);
    const pageOf = (of: string) =>
      `${server.url}/challenge/${chOID}/trial-${heats.find((heat) => heat.uid === of)?.oid}`;
    [mine, longJump, highJump] = [pageOf(uid), pageOf(LONG), pageOf(HIGH)];
  });

  /** Opens a page; nothing moves while the application takes the place of what the server drew. */
  async function openSteady(page: Page, address: string): Promise<void> {
    const readShift = await watchShifts(page);
    await page.goto(address);
    await waitUntilSettled(page);
    await expect(page.locator('#root main')).toBeVisible();
    expect(await readShift(), address).toBeLessThan(0.05);
  }

  test('3. a 100 m shows place, lane, athlete and mark at 360, more at 600 and 960, all at 1280; 6. statuses stand after the marks: –, NM, DNF, DQ, DNS, r, each with its meaning', async ({
    page,
  }) => {
    await openSteady(page, mine);
    const table = page.locator('table').first();
    await expect(table).toBeVisible();
    await expect.poll(() => headsOf(table)).toEqual(['Pl.', 'Cl.', 'Athlète', 'Perf.']);
    await page.setViewportSize({ width: 600, height: 740 });
    expect(await headsOf(table)).toEqual(
      expect.arrayContaining(['Pl.', 'Cl.', 'Dos.', 'Athlète', 'Perf.', 'Pts Hongrois']),
    );
    await page.setViewportSize({ width: 960, height: 740 });
    expect(await headsOf(table)).toEqual(expect.arrayContaining(['Club', 'Cat.', 'Perf.', 'Éc.', 'Pts Hongrois']));
    await page.setViewportSize({ width: 1280, height: 740 });
    expect(await headsOf(table)).toEqual(expect.arrayContaining(['TR', 'Éc.', 'Niv.', 'Perf.', 'Pts Hongrois']));

    const rows = await readRows(page);
    const order = rows.map(
      (row) => /UNE|DEUX|INVITÉE\d|HORS\d|TIRET|SANSMARQUE|ABANDON|DISQUALIFIÉE|FORFAIT|RETIRÉE/.exec(row)?.[0],
    );
    expect(order.slice(-6)).toEqual(['TIRET', 'SANSMARQUE', 'ABANDON', 'DISQUALIFIÉE', 'FORFAIT', 'RETIRÉE']);
    for (const [name, meaning] of [
      ['FORFAIT', /non.partant/i],
      ['ABANDON', /abandon/i],
      ['DISQUALIFIÉE', /disqualifi/i],
      ['SANSMARQUE', /sans (perf|marque)/i],
    ] as const) {
      const code = page
        .getByRole('row', { name: new RegExp(name) })
        .locator('.mk abbr, .mkc abbr')
        .first();
      await expect(code).toHaveAttribute('title', meaning);
    }
  });

  test('7. a place of 1003 shows 3, one of 2004 shows 4, one of 10000 a dash', async ({ page }) => {
    await page.route(/\/api\/results\?/, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { results: { rows: { last: string; rank?: number }[] }[] };
      for (const row of body.results[0]?.rows ?? []) if (row.last === 'DEUX') row.rank = 10_000;
      await route.fulfill({ response: answer, json: body });
    });
    await page.goto(`${server.url}/challenge/${chOID}`);
    await page.getByRole('link', { name: /100 m/ }).first().click();
    const place = (name: RegExp) => page.getByRole('row', { name }).locator('td.rk');
    await expect(place(/INVITÉE3/)).toHaveText('3');
    await expect(place(/HORS4/)).toHaveText('4');
    await expect(place(/DEUX/)).toHaveText(/^[–-]$/);
  });

  test('4. and 8. a final wears its medals; a touched row opens its six attempts, the back button closes them where the page was', async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    await page.setViewportSize({ width: 360, height: 500 });
    await openSteady(page, longJump);
    await expect(page.locator('#root .medal')).toHaveCount(3);
    const name = page.getByRole('row').nth(6).getByRole('link').first();
    await name.scrollIntoViewIfNeeded();
    await waitUntilSettled(page);
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(0);
    await name.click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('listitem')).toHaveCount(6);
    await page.goBack();
    await expect(sheet).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await expect(page).toHaveURL(longJump);
    expect(complaints()).toEqual([]);
  });

  test('a font that comes after the first frame moves no row: it draws the next page', async ({ page }) => {
    let sendFont: () => void = () => undefined;
    const isFontSent = new Promise<void>((resolve) => {
      sendFont = resolve;
    });
    await page.route(/\.woff2$/, async (route) => {
      await isFontSent;
      await route.continue();
    });
    await page.setViewportSize({ width: 360, height: 500 });
    const readShift = await watchShifts(page);
    // A page is loaded once its font is.
    await page.goto(longJump, { waitUntil: 'commit' });
    await expect(page.locator('#root .medal')).toHaveCount(3);
    sendFont();
    expect(await readShift()).toBeLessThan(0.02);
    const countDrawnFonts = () =>
      page.evaluate(() => [...document.fonts].filter(({ family }) => family.includes('Inter Variable')).length);
    expect(await countDrawnFonts()).toBe(0);
    await page.getByRole('link', { name: 'Meeting du Val' }).first().click();
    await expect.poll(countDrawnFonts).toBeGreaterThan(0);
  });

  test('10. a grid of bars scrolls inside its own region: the names stay, the page does not move', async ({ page }) => {
    await page.goto(highJump);
    await waitUntilSettled(page);
    const region = page.getByRole('region', { name: /Barres/ });
    const name = page.locator('table.grid tbody th').first();
    await expect(name).toBeVisible();
    const at = async () => (await name.boundingBox())?.x;
    const before = await at();
    await region.evaluate((scroller) => {
      scroller.scrollLeft = scroller.scrollWidth;
    });
    expect(await region.evaluate((scroller) => scroller.scrollLeft)).toBeGreaterThan(20);
    expect(await at()).toBe(before);
    await expectNoSidewaysScroll(page);
  });

  test('a contest of several categories reads on a phone: a chip covers no place in the category', async ({ page }) => {
    const SHOT = '900005-0-57-f1';
    const putters = [
      { ...person(1, 'CADETTE'), category: 50 },
      { ...person(2, 'BENJAMINE'), category: 46 },
      { ...person(3, 'MINIME'), category: 48 },
    ];
    const organiser = await OrganiserClient.signIn(server.url);
    const contest = await organiser.createChallenge('Concours de catégories');
    await organiser.upload(contest, {
      trialsData: [
        {
          uid: SHOT,
          group: 'Poids',
          name: 'Poids – Finale',
          date: stadiumTime('15:30'),
          status: 15,
          g0: 900_005,
          g1: '0',
          category: 57,
          round: 'f',
          heat: 1,
        },
      ],
      startlists: { [SHOT]: putters.map((putter) => ({ ...putter, pe: { pb: 9000 } })) },
      resultlists: {
        [SHOT]: putters.map((putter, at) => ({
          ...putter,
          prf: { v: 12_400 - at * 1000, u: 'mm', st: 1 },
          attempts: [{ v: 12_400 - at * 1000, r: 'o' }, { r: 'x' }],
        })),
      },
    });
    const { rounds } = (await (await fetch(`${server.url}/api/rounds/${contest}`)).json()) as {
      rounds: { heats: { oid: string }[] }[];
    };
    const address = `${server.url}/challenge/${contest}/trial-${rounds[0]?.heats[0]?.oid}`;
    expect(await findTableFaults(page, address, [320, 360, 600])).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    for (const { last } of putters) {
      const row = page.getByRole('row', { name: last });
      const chip = await row.getByText('RP', { exact: true }).boundingBox();
      const place = await row.getByRole('cell', { name: '/' }).boundingBox();
      expect((chip?.y ?? 0) + (chip?.height ?? 0), last).toBeLessThanOrEqual(place?.y ?? 0);
    }
  });
});
