import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { DeletedAnswer, ResultRow, ResultsAnswer } from 'shared-domain/contract';
import { aDevice, findTrial, readRows } from './live-input-device.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial, ms } from './uploads.ts';

const TOTAL = '800010-0-55-f1';
const SPRINT = '000100-0-55-c1';
const JUMP = '900003-0-55-c1';
const HEATS = ['000400-0-55-h1', '000400-0-55-h2'] as const;

let server: RunningServer;
let chOID: string;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T15:00:00Z') });
});
afterAll(() => server.close());
beforeEach(async () => {
  chOID = (await server.createChallenge()).oid;
});

const getOid = async (uid: string) => (await findTrial(server, chOID, uid)).oid;
const readShown = (uid: string): Promise<ResultRow[]> => readRows(server, chOID, uid);
const undo = (logOid: string) => server.call('POST', '/api/lesecretariat/undo', { body: { logOid } });
const removeResults = async (uid: string) =>
  (await server.call<DeletedAnswer>('DELETE', `/mgrapi/lemgr/challenge/${chOID}/trial/${await getOid(uid)}/result`))
    .body.log;
const removeTrial = async (uid: string) =>
  (await server.call<DeletedAnswer>('DELETE', `/api/lesecretariat/trial?oid=${await getOid(uid)}`)).body.log;

describe('The total of a combined event follows', () => {
  const named = ['1', '2'].map((bib) => ({ bib, last: `D${bib}`, category: 55 }));
  const trial = (uid: string, dets: object = {}) =>
    anUploadTrial(uid, { group: 'Décathlon', name: uid, status: 25, dets });
  const totals = async () => (await readShown(TOTAL)).map(({ bib, prf }) => [bib, prf.v]);
  const sprint = (bib: string, v: number) => ({ bib, prf: ms(v) });

  beforeEach(async () => {
    await server.upload(chOID, {
      trialsData: [trial(TOTAL), trial(SPRINT, { combined: TOTAL }), trial(JUMP, { combined: TOTAL })],
      startlists: { [TOTAL]: named, [SPRINT]: named, [JUMP]: named },
      resultlists: {
        [SPRINT]: [sprint('1', 10_460), sprint('2', 11_000)],
        [TOTAL]: [985, 861].map((v, at) => ({ bib: `${at + 1}`, prf: { v, u: 'pts', st: 1 } })),
      },
    });
    expect(await totals()).toEqual([
      ['1', 985],
      ['2', 861],
    ]);
  });
  const better = { resultlists: { [SPRINT]: [sprint('1', 10_460), sprint('2', 10_400)] } };
  const led = [
    ['2', 999],
    ['1', 985],
  ];

  test('a part that is uploaded; a total that comes with it is the sender’s', async () => {
    await server.upload(chOID, better);
    expect(await totals()).toEqual(led);
    const sent = [900, 800].map((v, at) => ({ bib: `${at + 1}`, prf: { v, u: 'pts' as const, st: 1 } }));
    await server.upload(chOID, { resultlists: { [SPRINT]: [sprint('1', 10_500)], [TOTAL]: sent } });
    expect(await totals()).toEqual([
      ['1', 900],
      ['2', 800],
    ]);
  });

  test('a combined event that comes together with its first marks', async () => {
    const fresh = (await server.createChallenge()).oid;
    await server.upload(fresh, {
      trialsData: [trial(TOTAL), trial(SPRINT, { combined: TOTAL }), trial(JUMP, { combined: TOTAL })],
      startlists: { [TOTAL]: named, [SPRINT]: named, [JUMP]: named },
      resultlists: { [SPRINT]: [sprint('1', 10_460), sprint('2', 11_000)] },
    });
    const whole = (await server.trials(fresh)).find(({ uid }) => uid === TOTAL)?.oid;
    const { body } = await server.get<ResultsAnswer>(`/api/results?trialOID=${whole}`);
    expect(body.results[0]?.rows.map(({ bib, prf }) => [bib, prf.v])).toEqual([
      ['1', 985],
      ['2', 861],
    ]);
  });

  test('a part that is edited whole', async () => {
    const results = better.resultlists[SPRINT];
    await server.call('PUT', `/api/lesecretariat/trial/${await getOid(SPRINT)}`, { body: { results } });
    expect(await totals()).toEqual(led);
  });

  test('what officials say of a part', async () => {
    const judge = await aDevice(server, chOID, 'judge');
    await judge.sendNew(JUMP, { kind: 'attempt', bib: '2', n: 1, r: 'o', v: 7000 });
    expect(await totals()).toEqual([
      ['2', 861 + 814],
      ['1', 985],
    ]);
  });

  test('a part that becomes official: who has no row in it did not start it, and is no longer ranked (TR 39.10)', async () => {
    await server.upload(chOID, { resultlists: { [JUMP]: [{ bib: '2', prf: { v: 7000, u: 'mm', st: 1 } }] } });
    const edit = (status: number) =>
      server.call('PUT', `/api/lesecretariat/trial/${jumpOID}`, { body: { status, reason: 'Liste incomplète' } });
    const jumpOID = await getOid(JUMP);
    expect((await edit(40)).status).toBe(200);
    expect((await readShown(TOTAL)).map(({ bib, rank, prf }) => [bib, rank, prf.st, prf.v])).toEqual([
      ['2', 1, 1, 1675],
      ['1', undefined, 3, undefined],
    ]);
    expect((await edit(15)).status).toBe(200);
    expect((await totals())[1]).toEqual(['1', 985]);
  });

  test('a part that is deleted, and put back', async () => {
    await server.upload(chOID, { resultlists: { [JUMP]: [{ bib: '2', prf: { v: 7000, u: 'mm', st: 1 } }] } });
    const both = await totals();
    expect(both[0]).toEqual(['2', 1675]);
    for (const remove of [removeTrial, removeResults]) {
      const log = await remove(JUMP);
      expect((await totals())[0]).toEqual(['1', 985]);
      expect((await undo(log)).status).toBe(200);
      expect(await totals()).toEqual(both);
    }
  });

  test('an edit of a whole part that is undone', async () => {
    const results = better.resultlists[SPRINT];
    await server.call('PUT', `/api/lesecretariat/trial/${await getOid(SPRINT)}`, { body: { results } });
    const { body } = await server.call<{ logs: { oid: string }[] }>('GET', `/api/lesecretariat/logs?chOID=${chOID}`);
    expect((await undo(body.logs[0]?.oid ?? '')).status).toBe(200);
    expect((await totals())[0]).toEqual(['1', 985]);
  });
});

describe('Who goes on from a round follows', () => {
  const dets = { qualifying: { places: 1, times: 1 } };
  const codes = async (uid: string) => (await readShown(uid)).map(({ bib, qualified }) => [bib, qualified ?? '']);

  beforeEach(async () => {
    await server.upload(chOID, {
      trialsData: HEATS.map((uid) => anUploadTrial(uid, { group: '400 m', name: uid, status: 15, dets })),
      startlists: Object.fromEntries(
        HEATS.map((uid, heat) => [uid, [1, 2, 3].map((n) => ({ bib: `${heat}${n}`, last: `F${heat}${n}`, lane: n }))]),
      ),
      resultlists: Object.fromEntries(
        HEATS.map((uid, heat) => [
          uid,
          [1, 2, 3].map((n) => ({ bib: `${heat}${n}`, prf: ms(50_000 - heat * 500 + n * 100) })),
        ]),
      ),
    });
    const row = { row: 'bib:01', mark: '4990' };
    await server.call('PUT', `/api/lesecretariat/trial/${await getOid(HEATS[0])}/row`, { body: row });
  });

  test('the judge’s place, and no longer when it is taken back', async () => {
    const oid = await getOid(HEATS[1]);
    const place = (row: string, override: number | null) =>
      server.call('PUT', `/api/lesecretariat/trial/${oid}/row`, { body: { row, override, reason: 'image relue' } });
    await place('bib:12', 1);
    await place('bib:11', 2);
    expect(Object.fromEntries(await codes(HEATS[1]))).toMatchObject({ '12': 'Q', '11': 'q', '13': '' });
    await place('bib:12', null);
    await place('bib:11', null);
    expect(Object.fromEntries(await codes(HEATS[1]))).toMatchObject({ '11': 'Q', '12': 'q', '13': '' });
  });

  test.each([
    ['results that are deleted, and put back', removeResults, ''],
    ['a heat that is deleted, and put back', removeTrial, 'q'],
  ])('%s', async (_, remove, second) => {
    const before = await codes(HEATS[0]);
    expect(before).toEqual([
      ['01', 'Q'],
      ['02', ''],
      ['03', ''],
    ]);
    const log = await remove(HEATS[1]);
    expect((await codes(HEATS[0]))[1]).toEqual(['02', second]);
    await undo(log);
    expect(await codes(HEATS[0])).toEqual(before);
    expect((await codes(HEATS[1]))[1]).toEqual(['12', 'q']);
  });
});
