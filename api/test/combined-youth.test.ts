import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { parseTrialUid } from 'shared-domain';
import type { ErrorEnvelope, ResultList, ResultsAnswer, SeedAnswer, Trial } from 'shared-domain/contract';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial, ms } from './uploads.ts';

let server: RunningServer;
let chOID: string;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** A girl and a boy under 14, who run together. */
const GIRL = 46;
const BOY = 45;
const MIXED = 1045;
const mm = (v: number) => ({ v, u: 'mm' as const, st: 1 as const });
const trial = async (uid: string) => (await server.trials(chOID)).find((one) => one.uid === uid) as Trial;

async function meet(category: number, parts: readonly string[], entries: readonly object[]): Promise<string> {
  const whole = `${String(800_000 + parts.length)}-0-${category}-f1`;
  chOID = (await server.createChallenge()).oid;
  const group = 'Triathlon';
  await server.upload(chOID, {
    trialsData: [
      anUploadTrial(whole, { group, status: 20 }),
      ...parts.map((part) => anUploadTrial(`${part}-${category}-c1`, { group, status: 20, dets: { combined: whole } })),
    ],
    startlists: Object.fromEntries(parts.map((part) => [`${part}-${category}-c1`, [...entries]])),
  });
  return whole;
}

async function enter(uid: string, bib: string, prf: object): Promise<void> {
  const path = `/api/lesecretariat/trial/${(await trial(uid)).oid}/row`;
  const { status, body } = await server.call('PUT', path, { body: { row: `bib:${bib}`, prf } });
  expect([status, (body as ErrorEnvelope).errors]).toEqual([200, undefined]);
}

async function list(uid: string): Promise<ResultList> {
  const { oid } = await trial(uid);
  const { body } = await server.get<ResultsAnswer>(`/api/results?chOID=${chOID}&trialOID=${oid}`);
  return body.results[0] as ResultList;
}

describe('A triathlon of the under 14, girls and boys together', () => {
  const PARTS = ['000050-0', '900003-0', '900005-0'];
  let whole: string;
  beforeEach(async () => {
    whole = await meet(MIXED, PARTS, [
      { bib: '1', last: 'VALMOREL', first: 'Inès', category: GIRL },
      { bib: '2', last: 'KERBRAT', first: 'Malo', category: BOY },
    ]);
    const [race, jump, shot] = PARTS.map((part) => `${part}-${MIXED}-c1`) as [string, string, string];
    await enter(race, '2', ms(7320));
    await enter(jump, '2', mm(4000));
    await enter(shot, '2', mm(8000));
    await enter(race, '1', ms(7320));
  });

  test('is scored by the FFA’s cotation, each athlete by the table of their own sex and implement', async () => {
    // 50 m in 7.32 is within 36 points (7.37) and 37 (7.28) of the boys’ table.
    const { rows, parts, pointsEdition } = await list(whole);
    expect(parts?.map(({ g0 }) => g0)).toEqual([50, 900_003, 900_005]);
    expect(pointsEdition).toMatch(/^Cotation de 50 points/);
    const boy = rows.find(({ bib }) => bib === '2');
    const points = (boy?.cells ?? []).map((cell) => cell?.pts);
    expect(points[0]).toBe(36);
    expect(points.every((one) => one !== undefined && one > 0 && one <= 50)).toBe(true);
    expect(boy?.prf).toEqual({ v: points.reduce((sum = 0, one = 0) => sum + one, 0), u: 'pts', st: 1 });
    const girl = rows.find(({ bib }) => bib === '1');
    expect(girl?.cells?.[0]?.pts).toBeGreaterThan(36);
    expect(rows.map(({ rank }) => rank)).toEqual([1, 2]);
  });

  test('a race timed by hand is so in the table of all events too, and a part names the table that scores it', async () => {
    const race = `000050-0-${MIXED}-c1`;
    const { oid } = await trial(race);
    await server.call('PUT', `/api/lesecretariat/trial/${oid}`, { body: { dets: { hand: true, combined: whole } } });
    const { rows, pointsEdition } = await list(whole);
    expect(rows.map(({ cells }) => cells?.map((cell) => cell?.hand))).toEqual([
      [true, undefined, undefined],
      [true, undefined, undefined],
    ]);
    expect((await list(race)).pointsEdition).toBe(pointsEdition);
  });

  test('its status follows its parts: in progress once one has begun, unofficial once each is published, official by hand', async () => {
    expect((await trial(whole)).status).toBe(5);
    for (const part of PARTS) {
      const { oid } = await trial(`${part}-${MIXED}-c1`);
      await server.call('PUT', `/api/lesecretariat/trial/${oid}`, { body: { status: 40 } });
    }
    const { oid, status } = await trial(whole);
    expect([status, (await list(whole)).status]).toEqual([15, 15]);
    const official = await server.call<Trial>('PUT', `/api/lesecretariat/trial/${oid}`, { body: { status: 40 } });
    expect([official.status, official.body.status]).toEqual([200, 40]);
  });

  test('its total follows a correction, and gives the level that its points reach', async () => {
    const before = (await list(whole)).rows.find(({ bib }) => bib === '2');
    await enter(`000050-0-${MIXED}-c1`, '2', ms(6900));
    const after = (await list(whole)).rows.find(({ bib }) => bib === '2');
    expect((after?.prf.v ?? 0) - (before?.prf.v ?? 0)).toBe(41 - 36);
    expect(after?.pts?.lvl ?? after?.pts?.grade).toBeDefined();
  });
});

test('A tetrathlon of the under 16 is scored by the table of combined events with their implements', async () => {
  const parts = ['000080-HP76', '900003-0', '900005-P3000', '001000-0'];
  const whole = await meet(48, parts, [{ bib: '1', last: 'VALMOREL', first: 'Inès', category: 48 }]);
  expect(parts.every((part) => parseTrialUid(`${part}-48-c1`) !== undefined)).toBe(true);
  await enter('000080-HP76-48-c1', '1', ms(13_000));
  const { rows, pointsEdition } = await list(whole);
  expect(pointsEdition).toMatch(/^Épreuves combinées, engins des jeunes/);
  expect(rows[0]?.prf.v).toBeGreaterThan(300);
});

test('An under 12 has points too, by the table of youth points and with its edition', async () => {
  const whole = await meet(44, ['000050-0', '900003-0', '900005-0'], [{ bib: '1', last: 'VALMOREL', category: 44 }]);
  await enter('000050-0-44-c1', '1', ms(9000));
  await enter('900005-0-44-c1', '1', mm(5000));
  const { rows, pointsEdition } = await list(whole);
  expect(pointsEdition).toMatch(/^Swiss Athletics/);
  expect(rows[0]?.cells?.map((cell) => (cell?.pts ?? 0) > 0)).toEqual([true, false, true]);
  expect(rows[0]?.prf.v).toBe((rows[0]?.cells ?? []).reduce((sum, cell) => sum + (cell?.pts ?? 0), 0));
});

test('A row of both sexes that says no category of its own has no points, and the event no made-up total', async () => {
  const whole = await meet(MIXED, ['000050-0', '900003-0', '900005-0'], [{ bib: '1', last: 'VALMOREL' }]);
  await enter(`000050-0-${MIXED}-c1`, '1', ms(7320));
  expect((await list(whole)).rows).toEqual([]);
});

test('Who is drawn into a combined event is in the start list of each of its parts, in heats where lanes ask for them', async () => {
  const whole = await meet(46, ['000050-0', '900003-0', '900005-P2000'], []);
  const names = Array.from({ length: 11 }, (_, at) => ({ bib: String(at + 1), last: `N${at}`, category: 46 }));
  await server.upload(chOID, { startlists: { '800003-0-46': names } });
  const { gOID } = await trial(whole);
  const seeded = await server.call<SeedAnswer>('POST', `/api/lesecretariat/seed/${gOID}`, {
    body: { round: 'f', seed: 'a' },
  });
  expect(seeded.status).toBe(200);
  const counts = (await server.trials(chOID)).map(({ uid, starts }) => [uid, starts]);
  expect(Object.fromEntries(counts)).toEqual({
    [whole]: 11,
    '000050-0-46-c1': expect.any(Number),
    '000050-0-46-c2': expect.any(Number),
    '900003-0-46-c1': 11,
    '900005-P2000-46-c1': 11,
  });
  const races = counts.filter(([uid]) => String(uid).startsWith('000050')).map(([, starts]) => Number(starts));
  expect(races.toSorted()).toEqual([5, 6]);
  const entry = { bib: '99', last: 'TARDIVE', category: 46 };
  const late = await server.call('POST', `/api/lesecretariat/start-edits/${chOID}`, {
    body: { edits: [{ op: 'add', trial: (await trial(whole)).oid, entry }] },
  });
  expect(late.status).toBe(200);
  const after = (await server.trials(chOID)).map(({ starts }) => starts).toSorted((a, b) => a - b);
  expect(after).toEqual([6, 6, 12, 12, 12]);
  await enter('900003-0-46-c1', '4', mm(4000));
  expect((await list(whole)).rows).toMatchObject([{ bib: '4', last: 'N3', prf: { u: 'pts' } }]);
});
