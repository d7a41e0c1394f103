import type { Browser, Page } from '@playwright/test';
import { type ContestMeeting, createContestMeeting } from '../support/contest-meeting.ts';
import { press, readOwnFacts } from '../support/officials-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { shiftDates } from '../support/shifted-dates.ts';
import { openTask } from '../support/start-meeting.ts';
import { expect, test } from '../support/test.ts';

const ENTRIES = ['AUBRELLE', 'BELLONI', 'CADORET', 'DORVAULT'].map((last, at) => {
  return { bib: String(401 + at), last, first: 'Noé' };
});

/** «401o» is what 401 does; a height puts the bar there. Heights in mm. */
const readActs = (text: string) => {
  let h: number | undefined;
  return (bars: readonly number[]) =>
    text.split(' ').map((act) => {
      h ??= bars[0];
      const [, bib, r] = /^(\d{3})([ox-])$/.exec(act) ?? [];
      if (bib !== undefined) return { kind: 'attempt', bib, r, h };
      h = bars[Number(act)];
      return { kind: 'bar', h };
    });
};

/** How a contest of four goes on, step by step, and what changes for the time of the next attempt. */
const VERTICAL_STEPS = [
  { next: '401', why: 'four are left' },
  { next: '404', acts: '401o 402o 403x 404x 403x 404x 403x', why: 'three are left, at the same bar' },
  { next: '401', acts: '404x 1', why: 'two are left, at a new bar' },
  { next: '401', acts: '401x 402o 401x', why: 'two attempts in a row' },
  { next: '402', acts: '401x 2', why: 'one is left' },
] as const;

/** Times by TR 25.17 for those steps, s, with their edition. */
const VERTICAL_CASES = [
  { event: 'Hauteur', g0: 900_001, round: 'f', times: [60, 60, 90, 120, 180], bars: [1700, 1750, 1800] },
  { event: 'Perche', g0: 900_002, round: 'f', times: [60, 60, 120, 180, 300], bars: [4000, 4200, 4400] },
  { event: 'Hauteur', g0: 900_001, round: 'c', times: [60, 60, 90, 120, 120], bars: [1700, 1730, 1760] },
  { event: 'Perche', g0: 900_002, round: 'c', times: [60, 60, 120, 180, 180], bars: [4000, 4100, 4200] },
  { event: 'Hauteur', g0: 900_001, round: 'f', times: [30, 30, 90, 120, 180], bars: [1700, 1750, 1800], clock: '2016' },
] as const;

const HORIZONTAL_STEPS = [
  { next: '401', acts: [] },
  // Three are left, then one: only attempts in a row change the time.
  { next: '401', acts: ['401x', '402x', '403x', '404r'] },
  { next: '401', acts: ['401x', '402r', '403r'] },
] as const;
const HORIZONTAL_CASES = [{ times: [60, 60, 120] }, { times: [30, 60, 120], clock: '2016' }] as const;

const EDITIONS = {
  '2019': /Règles techniques de World Athletics, TR\s25\.17 \(numérotation de\s2019/,
  '2016': /2016-2017 de l’IAAF, règle\s180\.17/,
} as const;

const createMeeting = async (url: string, event: string, g0: number, round: string, dets: object) =>
  createContestMeeting(
    await OrganiserClient.signIn(url),
    url,
    { name: `Régionaux du Val 41 ${event}`, event, g0, round, dets },
    ENTRIES,
  );

async function openClock(page: Page, url: string, { code }: ContestMeeting, event: string): Promise<void> {
  await page.goto('about:blank');
  const trial = new RegExp(event);
  await openTask(page, { url, code, task: /^Horloge/, place: 'Horloge sautoir 1', trial });
}

/** Whose time it would be and how long, as the clock proposes it. */
async function expectProposal(page: Page, bib: string, seconds: number, why: string): Promise<void> {
  await expect(page.locator('.top .bib'), why).toHaveText(bib);
  await expect(page.locator('.top .in-l'), why).toHaveText(new RegExp(`· ${seconds}\\ss, proposé$`));
}

async function expectEdition(page: Page, edition: RegExp): Promise<void> {
  await press(page, 'Autre durée…');
  await expect(page.getByRole('dialog')).toContainText(edition);
  await press(page, 'Annuler');
}

test('41. The clock proposes the times of the edition of the event in every case of its table, and another one at a new bar only', async ({
  page,
  sharedServer: { url },
}) => {
  test.setTimeout(8 * 60_000);
  for (const { event, g0, round, times, bars, ...more } of VERTICAL_CASES) {
    const clock = 'clock' in more ? more.clock : '2019';
    const dets = { heights: bars, ...('clock' in more && { clock }) };
    const meeting = await createMeeting(url, event, g0, round, dets);
    await openClock(page, url, meeting, event);
    for (const [at, step] of VERTICAL_STEPS.entries()) {
      if ('acts' in step) await meeting.say(...readStep(bars, at));
      await expectProposal(page, step.next, times[at] ?? 0, `${event} (${round}, ${clock}): ${step.why}`);
    }
    await expectEdition(page, EDITIONS[clock]);
    expect(await readOwnFacts(page), 'a proposal writes nothing').toEqual([]);
  }
  for (const { times, ...more } of HORIZONTAL_CASES) {
    const clock = 'clock' in more ? more.clock : '2019';
    const meeting = await createMeeting(url, 'Longueur', 900_003, 'f', 'clock' in more ? { clock } : {});
    await openClock(page, url, meeting, 'Longueur');
    for (const [at, { next, acts }] of HORIZONTAL_STEPS.entries()) {
      if (acts.length > 0)
        await meeting.say(...acts.map((act) => ({ kind: 'attempt', bib: act.slice(0, 3), r: act.slice(3) })));
      await expectProposal(page, next, times[at] ?? 0, `Longueur (${clock}), step ${at}`);
    }
    await expectEdition(page, EDITIONS[clock]);
    expect(await readOwnFacts(page), 'a proposal writes nothing').toEqual([]);
  }
});

/** The facts of a step; the bar is where the steps before have left it. */
function readStep(bars: readonly number[], at: number): readonly object[] {
  const texts = VERTICAL_STEPS.slice(0, at + 1).map((step) => ('acts' in step ? step.acts : ''));
  const before = texts.slice(0, -1).join(' ').trim();
  const all = readActs(texts.join(' ').trim())(bars);
  return before === '' ? all : all.slice(before.split(' ').length);
}

/** A page of a machine whose clock is `ms` ahead. */
async function openSkewed(browser: Browser, ms: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'fr-FR' });
  await context.addInitScript(shiftDates, ms);
  return context.newPage();
}

/** When something comes on the page, ms by the machine's true clock. */
const waitForSight = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector(wanted) === null) return false;
          observer.disconnect();
          resolve(performance.timeOrigin + performance.now());
          return true;
        };
        const observer = new MutationObserver(look);
        if (!look()) observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
    selector,
  );

const SIGNAL_S = 15;
const CHOSEN_S = 30;
const MAX_DIFFERENCE_MS = 300;

test('41. The last fifteen seconds are marked on phone and board alike, to 0.3 s, though the clock of one is 40 s fast and that of the other 2 min slow; at 0 nothing is written', async ({
  page: judge,
  browser,
  sharedServer: { url },
}) => {
  const organiser = await OrganiserClient.signIn(url);
  const meeting = await createMeeting(url, 'Longueur', 900_003, 'f', {});
  const { code } = await organiser.call<{ code: { code: string } }>('POST', `/api/code/${meeting.chOID}?kind=sboard`);
  const [phone, board] = [await openSkewed(browser, 40_000), await openSkewed(browser, -120_000)];
  await openTask(judge, { url, code: meeting.code, task: /^Essais/, place: 'Sautoir 2', trial: /Longueur/ });
  await press(judge, 'Je tiens cette épreuve');
  await board.goto(`${url}/officiel/ecran/horloge?t=${meeting.oid}#code=${code.code}`);
  await expect(board.locator('.board-time')).toBeVisible();
  await openClock(phone, url, meeting, 'Longueur');
  await press(phone, 'Autre durée…');
  await press(phone, '0:30');
  const marks = [
    waitForSight(phone, '.clk.last'),
    waitForSight(board, '.board-time.last'),
    waitForSight(judge, '.cd.last'),
  ];
  const before = Date.now();
  await press(phone, 'Démarrer 0:30');
  const after = Date.now();
  await expect(board.getByRole('timer')).toBeVisible();
  await expect(phone.locator('.clk.last')).toHaveCount(0);
  const [onPhone = 0, onBoard = 0, onJudges = 0] = await Promise.all(marks);
  const due = (CHOSEN_S - SIGNAL_S) * 1000;
  console.log(
    `last seconds: phone ${onPhone - before - due} ms, board ${onBoard - before - due} ms, judge ${onJudges - before - due} ms`,
  );
  expect(Math.abs(onPhone - onBoard), 'phone and board').toBeLessThanOrEqual(MAX_DIFFERENCE_MS);
  expect(Math.abs(onJudges - onBoard), 'the judge’s console and the board').toBeLessThanOrEqual(MAX_DIFFERENCE_MS);
  for (const mark of [onPhone, onBoard, onJudges]) {
    expect(mark).toBeGreaterThanOrEqual(before + due - MAX_DIFFERENCE_MS);
    expect(mark).toBeLessThanOrEqual(after + due + MAX_DIFFERENCE_MS);
  }
  await expect(phone.getByText('Temps écoulé. Rien n’est écrit.')).toBeVisible({ timeout: CHOSEN_S * 1000 });
  await expect(board.getByRole('timer')).toHaveText('0:00');
  await expect(judge.locator('.cd')).toHaveText('Temps écoulé');
  await expect(phone.locator('.top .bib')).toHaveText('401');
  expect((await readOwnFacts(phone)).map(({ kind }) => kind)).toEqual(['clock']);
  expect(await readOwnFacts(judge)).toEqual([]);
  // The judge writes next; nothing had been written before it.
  await press(judge, 'X mordu');
  await expect.poll(async () => (await meeting.readSheet()).attempts['401'], { timeout: 15_000 }).toBe('x');
  expect(await meeting.readFactIds()).toHaveLength(2);
});
