import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { RemoteSheet } from './judging-sheet.ts';
import { press } from './officials-meeting.ts';
import type { OrganiserClient } from './organiser.ts';
import { expectClearTexts, findCutTexts, findSmallKeys, findSmallTargets } from './sight.ts';
import { expect } from './test.ts';
import { stadiumTime } from './today.ts';

const WALK = '010000-W-55-f1';
const HEAT = '000200-0-56-h1';
const FINAL = '000200-0-56-f1';

/** A competition with a race walk, and a 200 m in two rounds. */
export interface JudgingMeeting {
  readonly chOID: string;
  readonly judge: string;
  readonly board: string;
  /** oids of the trials. */
  readonly walk: string;
  readonly heat: string;
  readonly final: string;
  /** A device that is not a page says a fact of a trial; answers its id. */
  readonly say: (trialOID: string, device: string, fact: object, kind?: 'judge' | 'chrono') => Promise<string>;
  readonly readSheet: (trialOID: string) => Promise<RemoteSheet>;
}

const NAMES = ['RIVIÈRE', 'CADORET', 'TALMONT', 'BELLONI', 'MAHÉLIN', 'DORVAULT', 'ABERLENC', 'KERBRAT'];

export async function createJudgingMeeting(
  organiser: OrganiserClient,
  url: string,
  { name, penaltyZone }: { readonly name: string; readonly penaltyZone?: number },
): Promise<JudgingMeeting> {
  const chOID = await organiser.createChallenge(name);
  const trial = { g1: '0', heat: 1, status: 25, date: stadiumTime('14:30'), dets: {} };
  const people = NAMES.map((last, at) => ({ bib: String(11 + at), last, first: 'Camille', odr: at + 1 }));
  const inLanes = people.map((one, at) => ({ ...one, lane: at + 1, category: 56 }));
  const zone = penaltyZone === undefined ? {} : { penaltyZone };
  await organiser.upload(chOID, {
    trialsData: [
      {
        ...trial,
        uid: WALK,
        group: 'Marche',
        name: '10 km marche',
        g0: 10_000,
        g1: 'W',
        round: 'f',
        category: 55,
        dets: zone,
      },
      { ...trial, uid: HEAT, group: '200 m', name: '200 m', g0: 200, round: 'h', category: 56 },
      {
        ...trial,
        uid: FINAL,
        group: '200 m',
        name: '200 m',
        g0: 200,
        round: 'f',
        category: 56,
        date: stadiumTime('16:30'),
      },
    ],
    startlists: { [WALK]: people.map((one) => ({ ...one, category: 55 })), [HEAT]: inLanes, [FINAL]: inLanes },
  });
  const makeCode = async (kind: string) =>
    (await organiser.call<{ code: { code: string } }>('POST', `/api/code/${chOID}?kind=${kind}`)).code.code;
  const codes = { judge: await makeCode('judge'), chrono: await makeCode('chrono') };
  const { trials } = await organiser.call<{ trials: { oid: string; uid: string }[] }>(
    'GET',
    `/api/lesecretariat/trials/${chOID}`,
  );
  const find = (uid: string) => trials.find((one) => one.uid === uid)?.oid ?? '';
  return {
    chOID,
    judge: codes.judge,
    board: await makeCode('sboard'),
    walk: find(WALK),
    heat: find(HEAT),
    final: find(FINAL),
    async say(trialOID, device, fact, kind = 'judge') {
      const id = randomUUID();
      const answer = await fetch(`${url}/api/live-input/${chOID}`, {
        method: 'POST',
        headers: { 'x-access-code': codes[kind], 'content-type': 'application/json' },
        body: JSON.stringify({ device, facts: [{ id, at: new Date().toISOString(), trialOID, ...fact }] }),
      });
      const { refused } = (await answer.json()) as { refused: unknown[] };
      expect(refused).toEqual([]);
      return id;
    },
    readSheet: (trialOID) => organiser.call<RemoteSheet>('GET', `/api/lesecretariat/trial/${trialOID}/sheet`),
  };
}

/** From the slip to a task, under the name that others read. */
export async function openTask(page: Page, url: string, code: string, task: string, place: string): Promise<void> {
  await page.goto(`${url}/officiel/#code=${code}`);
  await page.getByRole('radio', { name: new RegExp(`^${task}`) }).click();
  await page.getByRole('button', { name: place, exact: true }).click();
  await press(page, 'Voir les épreuves');
}

/** What is seen and touched in a state of a console: large and dark enough, nothing cut, nothing beside the screen. */
export async function measureConsole(page: Page, state: string): Promise<void> {
  for (const width of [320, 360, 412, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    // What is not drawn at this width has no size.
    const small = (await findSmallTargets(page)).filter((one) => !one.endsWith(' 0×0'));
    expect(small, `${state} at ${width}`).toEqual([]);
    expect(await findSmallKeys(page), `${state} at ${width}`).toEqual([]);
    expect(await findCutTexts(page), `${state} at ${width}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollHeight), state).toBeLessThanOrEqual(740);
  }
  await expectClearTexts(page, state);
  await page.setViewportSize({ width: 360, height: 740 });
}
