import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { cutCalls, restoreCalls } from '../support/cut-calls.ts';
import { createDraw, type Draw } from '../support/draw.ts';
import {
  createHourMeeting,
  HEATS,
  LONG_JUMP,
  type Logged,
  readJournal,
  SHARED_HEAT,
  type Sheet,
  TRIPLE_JUMP,
} from '../support/hour-meeting.ts';
import { findMarkField, openGrid, WIDE } from '../support/marks-grid.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { inviteSecondSecretary } from '../support/second-secretary.ts';
import { answerCookies, expect, longTest, test } from '../support/test.ts';

const BIBS = [101, 102, 103, 104, 105, 106, 107, 108];
const ROUNDS = 6;
/** An hour of a meeting at thirty times its speed, ms. */
const HOUR_MS = 120_000;

async function typeMark(page: Page, bib: number, digits: string): Promise<void> {
  await findMarkField(page, bib).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(digits);
  await page.keyboard.press('Enter');
}

/** Takes the heat over where the other secretary holds it. */
async function takeOver(page: Page): Promise<void> {
  const take = page.getByRole('button', { name: 'Reprendre l’épreuve' });
  if ((await take.count()) === 0) return;
  await take.click({ timeout: 2000 });
  await page.getByRole('dialog').getByRole('button', { name: 'Reprendre l’épreuve' }).click({ timeout: 2000 });
}

/** Chooses one's own mark where both wrote one row; resolves to how many choices that were. */
async function chooseMine(page: Page): Promise<number> {
  const mine = page.getByRole('button', { name: /^Garder la mienne/ });
  if ((await mine.count()) === 0) return 0;
  await mine.first().click({ timeout: 2000 });
  return 1;
}

/**
 * Types a mark in a heat that another may take over meanwhile, until it is in its cell. A mark of before that the other has replaced is
 * asked about first. Resolves to how often it was typed, and to the choices.
 */
async function typeShared(page: Page, bib: number, digits: string): Promise<{ times: number; choices: number }> {
  let [times, choices] = [0, 0];
  await expect(async () => {
    choices += await chooseMine(page);
    await takeOver(page);
    await expect(findMarkField(page, bib)).toBeEditable({ timeout: 2000 });
    times += 1;
    await typeMark(page, bib, digits);
    await expect(findMarkField(page, bib)).toHaveValue(digits, { timeout: 1000 });
  }).toPass();
  return { times, choices };
}

/** Sends what waits because the other held the heat; where both wrote one row, one's own value is chosen. */
async function sendShared(page: Page): Promise<number> {
  let choices = 0;
  await expect(async () => {
    choices += await chooseMine(page);
    await takeOver(page);
    const send = page.getByRole('button', { name: 'Envoyer maintenant' });
    if (await send.isEnabled({ timeout: 2000 })) await send.click({ timeout: 2000 });
    await expect(page.getByText('Tout est envoyé')).toBeVisible({ timeout: 2000 });
  }).toPass();
  return choices;
}

test.describe('An hour of a meeting', () => {
  test.use({ viewport: WIDE });

  const openDesk = async (browser: Browser): Promise<Page> => {
    const context = await browser.newContext({ viewport: WIDE, locale: 'fr-FR' });
    await answerCookies(context);
    return context.newPage();
  };

  longTest(
    'two secretaries and the device of a judge write for an hour at thirty times its speed: all of it stands, and the journal has all of it',
    async ({ browser, page, sharedServer: { url } }) => {
      test.setTimeout(HOUR_MS * 2);
      const organiser = await OrganiserClient.signIn(url);
      const marie = await inviteSecondSecretary(url, organiser);
      const { chOID, oids } = await createHourMeeting(organiser);
      const gridOf = (uid: string) => `${url}/mgr/lesecretariat/${chOID}/results?oids=${oids.get(uid)}`;
      const { code } = await organiser.call<{ code: { code: string } }>('POST', `/api/code/${chOID}?kind=judge`);
      const ends = Date.now() + HOUR_MS;

      /** The last that each wrote, by trial and bib. */
      const marks = new Map<string, number>();
      const jumps = new Map<string, number[]>();
      let [sent, cuts, takes, choices] = [0, 0, 0, 0];
      /** How often each mark was typed, by trial and bib. */
      const typed = new Map<string, number>();
      const countTyped = (key: string, times = 1) => typed.set(key, (typed.get(key) ?? 0) + times);
      /** All that both typed for the runner whom both write. */
      const contested: number[] = [];
      const [CONTESTED, ...OTHERS] = BIBS;

      /** Marks of every second runner of the shared heat, and of the one whom both write. */
      const writeSharedHeat = async (desk: Page, draw: Draw, remainder: number): Promise<void> => {
        await desk.goto(gridOf(SHARED_HEAT));
        await expect(findMarkField(desk, CONTESTED ?? 0)).toBeVisible();
        const holds = await desk.getByRole('button', { name: 'Reprendre l’épreuve' }).count();
        takes += holds;
        for (const bib of [CONTESTED ?? 0, ...OTHERS.filter((one) => one % 2 === remainder)]) {
          const mark = draw(1150, 1399);
          const shared = await typeShared(desk, bib, String(mark));
          choices += shared.choices;
          countTyped(`${SHARED_HEAT} ${bib}`, shared.times);
          if (bib === CONTESTED) contested.push(mark * 10);
          else marks.set(`${SHARED_HEAT} ${bib}`, mark * 10);
        }
        const chosen = await sendShared(desk);
        choices += chosen;
      };

      /** Marks of the heats, and corrections of them until the hour is over; the network leaves now and then. */
      const writeHeats = async (): Promise<void> => {
        const draw = createDraw(1);
        await openGrid(page, gridOf(HEATS[0] ?? ''));
        for (let lap = 0; Date.now() < ends; lap += 1) {
          const uid = HEATS[lap % HEATS.length] ?? '';
          await page.goto(gridOf(uid));
          await expect(findMarkField(page, 101)).toBeEditable();
          const isCut = lap % 3 === 2;
          if (isCut) await cutCalls(page.context());
          for (const bib of BIBS) {
            const mark = draw(1150, 1399);
            await typeMark(page, bib, String(mark));
            marks.set(`${uid} ${bib}`, mark * 10);
            countTyped(`${uid} ${bib}`);
          }
          if (isCut) {
            cuts += 1;
            await restoreCalls(page.context());
          }
          await expect(page.getByText('Tout est envoyé')).toBeVisible();
          await writeSharedHeat(page, draw, 0);
        }
      };

      /** The six trials of the long jump, and then the last of them again; between two of them the shared heat. */
      const writeLongJump = async (desk: Page): Promise<void> => {
        const draw = createDraw(2);
        await openGrid(desk, gridOf(LONG_JUMP), marie);
        for (let trial = 1; Date.now() < ends; trial = Math.min(trial + 1, ROUNDS)) {
          for (const bib of BIBS) {
            const distance = draw(500, 649);
            const cell = desk.getByRole('textbox', { name: new RegExp(`^Essai ${trial}, ${bib} `) });
            await cell.click();
            await desk.keyboard.press('ControlOrMeta+A');
            await desk.keyboard.type(String(distance));
            await desk.keyboard.press('Enter');
            const series = jumps.get(`${LONG_JUMP} ${bib}`) ?? [];
            series[trial - 1] = distance * 10;
            jumps.set(`${LONG_JUMP} ${bib}`, series);
            countTyped(`${LONG_JUMP} ${bib}`);
          }
          await expect(desk.getByText('Tout est envoyé')).toBeVisible();
          await writeSharedHeat(desk, draw, 1);
          await desk.goto(gridOf(LONG_JUMP));
          await expect(desk.getByRole('textbox', { name: /^Essai 1, 101 / })).toBeEditable();
        }
      };

      /** The triple jump from the pit, one trial after another, each corrected once in four. */
      const judgeTripleJump = async (): Promise<void> => {
        const draw = createDraw(3);
        const tell = async (facts: readonly object[]): Promise<void> => {
          const answer = await fetch(`${url}/api/live-input/${chOID}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-access-code': code.code },
            body: JSON.stringify({ device: 'tablette', facts }),
          });
          const body = (await answer.json()) as { accepted?: string[]; refused?: object[] };
          expect(body.refused).toEqual([]);
          sent += body.accepted?.length ?? 0;
        };
        const fact = (own: object) => ({
          id: randomUUID(),
          at: new Date().toISOString(),
          trialOID: oids.get(TRIPLE_JUMP),
          ...own,
        });
        const pause = HOUR_MS / (ROUNDS * BIBS.length);
        for (let trial = 0; trial < ROUNDS; trial += 1) {
          for (const bib of BIBS) {
            const first = fact({ kind: 'attempt', bib: String(bib), r: 'o', v: draw(1050, 1349) * 10 });
            await tell([first]);
            let { v } = first as unknown as { v: number };
            if (draw(1, 4) === 1) {
              v = draw(1050, 1349) * 10;
              const right = { id: randomUUID(), kind: 'attempt', bib: String(bib), r: 'o', v };
              await tell([fact({ kind: 'correction', replaces: first.id, with: [right], why: 'mal lu' })]);
            }
            jumps.set(`${TRIPLE_JUMP} ${bib}`, [...(jumps.get(`${TRIPLE_JUMP} ${bib}`) ?? []), v]);
            await new Promise((resolve) => setTimeout(resolve, pause));
          }
        }
      };

      const desk = await openDesk(browser);
      await Promise.all([writeHeats(), writeLongJump(desk), judgeTripleJump()]);
      await desk.context().close();

      const isContested = (key: string) => key === `${SHARED_HEAT} ${CONTESTED}`;
      for (const uid of [...HEATS, SHARED_HEAT, LONG_JUMP, TRIPLE_JUMP]) {
        const { results } = await organiser.call<Sheet>('GET', `/api/lesecretariat/trial/${oids.get(uid)}/sheet`);
        for (const { bib, prf, attempts } of results) {
          const key = `${uid} ${bib}`;
          if (isContested(key)) marks.set(key, prf.v ?? 0);
          if (marks.has(key)) expect([key, prf.v]).toEqual([key, marks.get(key)]);
          else expect([key, attempts?.map(({ v }) => v)]).toEqual([key, jumps.get(key)]);
        }
        expect(results).toHaveLength(BIBS.length);
      }

      const logs = await readJournal(organiser, chOID);
      // Each entry of a row begins where the one before it ended, and the last of them is what stands.
      const rows = new Map<string, Logged['detail'][]>();
      for (const { action, detail } of [...logs].reverse()) {
        if (action !== 'result entered' && action !== 'result corrected') continue;
        const key = `${detail.uid} ${detail.row?.replace('bib:', '')}`;
        rows.set(key, [...(rows.get(key) ?? []), detail]);
      }
      for (const [key, entries] of rows) {
        for (const [at, { before }] of entries.entries())
          expect([key, before?.prf?.v]).toEqual([key, entries[at - 1]?.after?.prf?.v]);
        const last = entries.at(-1)?.after;
        if (marks.has(key)) expect([key, last?.prf?.v]).toEqual([key, marks.get(key)]);
        else expect([key, last?.attempts?.map(({ v }) => v)]).toEqual([key, jumps.get(key)]);
      }
      // Each of both wrote what the other then replaced: all of it is in the journal.
      const contestedEntries = rows.get(`${SHARED_HEAT} ${CONTESTED}`) ?? [];
      expect(contestedEntries.map(({ after }) => after?.prf?.v)).toEqual(expect.arrayContaining(contested));
      const written = [...rows.values()].flat().length;
      const told = logs.flatMap(({ action, detail }) => (action === 'live input' ? (detail.facts ?? []) : [])).length;
      expect([...rows.keys()].sort()).toEqual(
        [...marks.keys(), ...[...jumps.keys()].filter((key) => !key.startsWith(TRIPLE_JUMP ?? ''))].sort(),
      );
      expect(told).toBe(sent);
      // Unsent changes of one row go as one: nothing was written that nobody typed or, of two marks, chose.
      const countActs = (key: string) => (typed.get(key) ?? 0) + (isContested(key) ? choices : 0);
      const beyondActs = [...rows].filter(([key, entries]) => entries.length > countActs(key));
      expect(
        beyondActs.map(([key, entries]) => [key, countActs(key), entries.map(({ after }) => after?.prf?.v ?? after)]),
      ).toEqual([]);
      expect([takes, cuts].every((count) => count > 0)).toBe(true);
      console.log(
        `${[...typed.values()].reduce((sum, times) => sum + times, 0)} typed, ${written} in the journal, ${sent} facts of the device, ${cuts} cuts, ${takes} heats taken over, ${choices} choices between two marks, ${contested.length} marks of one row by both`,
      );
    },
  );
});
