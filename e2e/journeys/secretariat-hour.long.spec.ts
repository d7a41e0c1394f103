import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { cutCalls, restoreCalls } from '../support/cut-calls.ts';
import { createDraw } from '../support/draw.ts';
import { findMarkField, openGrid, WIDE } from '../support/marks-grid.ts';
import { buildHundredMetres, HUNDRED_UID } from '../support/meet.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { inviteSecondSecretary } from '../support/second-secretary.ts';
import { answerCookies, expect, longTest, test } from '../support/test.ts';

const HEATS = [1, 2, 3, 4].map((heat) => `000100-0-56-h${heat}`);
const [LONG_JUMP, TRIPLE_JUMP] = ['900003-0-56-f1', '900004-0-56-f1'];
const BIBS = [101, 102, 103, 104, 105, 106, 107, 108];
const ROUNDS = 6;
/** An hour of a meeting at thirty times its speed, ms. */
const HOUR_MS = 120_000;

interface Trial {
  readonly oid: string;
  readonly uid: string;
}

interface Sheet {
  readonly results: readonly { bib: string; prf: { v?: number }; attempts?: readonly { v?: number }[] }[];
}

interface Logged {
  readonly oid: string;
  readonly action: string;
  readonly detail: {
    readonly uid?: string;
    readonly row?: string;
    readonly before?: { prf?: { v?: number }; attempts?: readonly { v?: number }[] };
    readonly after?: { prf?: { v?: number }; attempts?: readonly { v?: number }[] };
    readonly facts?: readonly { bib?: string; v?: number }[];
  };
}

/** Four heats, a long jump and a triple jump, of the same eight athletes. */
async function hourMeeting(organiser: OrganiserClient) {
  const chOID = await organiser.createChallenge('Une heure à plusieurs');
  const { trialsData, startlists } = buildHundredMetres([], 25) as {
    trialsData: Record<string, unknown>[];
    startlists: Record<string, Record<string, unknown>[]>;
  };
  const people = startlists[HUNDRED_UID] ?? [];
  const [hundred] = trialsData;
  const jumps = [
    { uid: LONG_JUMP, group: 'Longueur Femmes', name: 'Longueur Femmes – Finale', g0: 900_003 },
    { uid: TRIPLE_JUMP, group: 'Triple saut Femmes', name: 'Triple saut Femmes – Finale', g0: 900_004 },
  ];
  const heats = HEATS.map((uid, at) => ({ uid, name: `100 m Femmes – Série ${at + 1}`, round: 'h', heat: at + 1 }));
  await organiser.upload(chOID, {
    trialsData: [...heats, ...jumps].map((own) => ({ ...hundred, dets: {}, ...own })),
    startlists: Object.fromEntries([...HEATS, LONG_JUMP, TRIPLE_JUMP].map((uid) => [uid, people])),
  });
  const { trials } = await organiser.call<{ trials: Trial[] }>('GET', `/api/lesecretariat/trials/${chOID}`);
  return { chOID, oids: new Map(trials.map(({ uid, oid }) => [uid, oid])) };
}

/** The whole journal of a competition, page by page, the newest first. */
async function readJournal(organiser: OrganiserClient, chOID: string): Promise<Logged[]> {
  const all: Logged[] = [];
  for (let page: Logged[] = []; all.length === 0 || page.length > 0; all.push(...page)) {
    const before = all.at(-1) === undefined ? '' : `&before=${all.at(-1)?.oid}`;
    const path = `/api/lesecretariat/logs?chOID=${chOID}&limit=1000${before}`;
    ({ logs: page } = await organiser.call<{ logs: Logged[] }>('GET', path));
  }
  return all;
}

async function typeMark(page: Page, bib: number, digits: string): Promise<void> {
  await findMarkField(page, bib).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(digits);
  await page.keyboard.press('Enter');
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
      const { chOID, oids } = await hourMeeting(organiser);
      const gridOf = (uid: string) => `${url}/mgr/lesecretariat/${chOID}/results?oids=${oids.get(uid)}`;
      const { code } = await organiser.call<{ code: { code: string } }>('POST', `/api/code/${chOID}?kind=judge`);
      const ends = Date.now() + HOUR_MS;

      /** The last that each wrote, by trial and bib. */
      const marks = new Map<string, number>();
      const jumps = new Map<string, number[]>();
      let [typed, sent, cuts] = [0, 0, 0];

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
            typed += 1;
          }
          if (isCut) {
            cuts += 1;
            await restoreCalls(page.context());
          }
          await expect(page.getByText('Tout est envoyé')).toBeVisible();
        }
      };

      /** The six trials of the long jump, and then the last of them again. */
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
            typed += 1;
          }
        }
        await expect(desk.getByText('Tout est envoyé')).toBeVisible();
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

      for (const uid of [...HEATS, LONG_JUMP, TRIPLE_JUMP]) {
        const { results } = await organiser.call<Sheet>('GET', `/api/lesecretariat/trial/${oids.get(uid)}/sheet`);
        for (const { bib, prf, attempts } of results) {
          const key = `${uid} ${bib}`;
          if (HEATS.includes(uid)) expect([key, prf.v]).toEqual([key, marks.get(key)]);
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
      const written = [...rows.values()].flat().length;
      const told = logs.flatMap(({ action, detail }) => (action === 'live input' ? (detail.facts ?? []) : [])).length;
      expect([...rows.keys()].sort()).toEqual(
        [...marks.keys(), ...[...jumps.keys()].filter((key) => !key.startsWith(TRIPLE_JUMP ?? ''))].sort(),
      );
      expect(told).toBe(sent);
      // Unsent changes of one row go as one.
      expect(written).toBeLessThanOrEqual(typed);
      console.log(`${typed} typed, ${written} in the journal, ${sent} facts of the device, ${cuts} cuts`);
    },
  );
});
