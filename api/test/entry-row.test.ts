import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type {
  EditAnswer,
  ErrorEnvelope,
  LogsAnswer,
  ResultsAnswer,
  RowEdit,
  SecretariatTrials,
  SheetAnswer,
  Trial,
  UploadAnswer,
  UploadTrial,
} from 'shared-domain/contract';
import { aSecretary } from './entry-server.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { aFinal, anUploadTrial, FINAL, ms } from './uploads.ts';

let server: RunningServer;
let chOID: string;
let trial: Trial;
const now = new Date('2026-06-13T14:00:00Z');
beforeAll(async () => {
  server = await startServer({ clock: () => now });
});
afterAll(() => server.close());
beforeEach(async () => {
  chOID = (await server.createChallenge()).oid;
  await server.upload(chOID, aFinal());
  trial = (await server.trials(chOID))[0] as Trial;
});

type Put = EditAnswer & ErrorEnvelope;
const put = (body: RowEdit | object, token?: string, oid = trial.oid) =>
  server.call<Put>('PUT', `/api/lesecretariat/trial/${oid}/row`, { body, ...(token === undefined ? {} : { token }) });
const sheet = async (oid = trial.oid) =>
  (await server.call<SheetAnswer>('GET', `/api/lesecretariat/trial/${oid}/sheet`)).body;
const getRow = async (key: string, oid = trial.oid) => (await sheet(oid)).results.find(({ row }) => row === key);
const readShown = async (oid = trial.oid) =>
  (await server.get<ResultsAnswer>(`/api/results?chOID=${chOID}&trialOID=${oid}`)).body.results[0]?.rows ?? [];
const refusal = ({ status, body }: { status: number; body: ErrorEnvelope }) => [status, body.errors?.[0]?.detail];
const official = () => server.call('PUT', `/api/lesecretariat/trial/${trial.oid}`, { body: { status: 40 } });
const undo = (logOid: string | undefined) =>
  server.call<ErrorEnvelope>('POST', '/api/lesecretariat/undo', { body: { logOid } });

describe('One row’s result by hand', () => {
  test('is written with ranks, gaps and bests of the whole list computed anew; the answer has the rows that changed', async () => {
    const { status, body } = await put({ row: 'bib:13', mark: '1039', lane: 6, reaction: 140, comment: 'vent nul' });
    expect([status, typeof body.log]).toEqual([200, 'string']);
    expect(body.results[0]?.rows.map(({ row, rank, gap }) => [row, rank, gap])).toEqual([
      ['bib:13', 1, 0],
      ['bib:11', 2, 90],
      ['bib:12', 3, 250],
    ]);
    expect((await readShown()).map(({ bib, rank }) => [bib, rank])).toEqual([
      ['13', 1],
      ['11', 2],
      ['12', 3],
    ]);
    expect((await readShown())[0]).toMatchObject({
      prf: { v: 10_390, u: 'ms', st: 1 },
      reaction: 140,
      comment: 'vent nul',
    });
  });

  test('takes a mark in its unit, a word, `null` to take a field away, and leaves what it does not name', async () => {
    await put({ row: 'bib:11', prf: { v: 10_123, u: 'ms', st: 1 }, wind: null });
    expect(await getRow('bib:11')).toMatchObject({ prf: { v: 10_123 }, reaction: 151, rank: 1 });
    await put({ row: 'bib:11', mark: 'dnf', reaction: null });
    const row = await getRow('bib:11');
    expect([row?.prf, row?.reaction, row?.rank]).toEqual([{ st: 3 }, undefined, undefined]);
  });

  test('the first mark begins a trial that nobody said had begun; a non-starter alone does not', async () => {
    await server.upload(chOID, {
      ...aFinal(),
      trialsData: [{ ...(aFinal().trialsData?.[0] as UploadTrial), status: 25 }],
    });
    const getStatus = async () => (await server.trials(chOID))[0]?.status;
    await put({ row: 'bib:12', mark: 'DNS' });
    expect(await getStatus()).toBe(25);
    await put({ row: 'bib:13', mark: '1039' });
    expect(await getStatus()).toBe(5);
    expect((await server.trials(chOID))[0]?.dts.started).toBeUndefined();
    expect((await sheet()).statuses.map(({ from, to }) => [from, to])).toEqual([[25, 5]]);
    await official();
    await put({ row: 'bib:13', mark: '1038', reason: 'film' });
    expect(await getStatus()).toBe(40);
  });

  test('the photo finish’s own rank parts equal times', async () => {
    await put({ row: 'bib:11', mark: '10"64', rank: 2 });
    await put({ row: 'bib:12', rank: 1 });
    expect((await readShown()).slice(0, 2).map(({ bib, rank }) => [bib, rank])).toEqual([
      ['12', 1],
      ['11', 2],
    ]);
  });

  test('a bib and a lane change in the start list too; the name stays found', async () => {
    await put({ row: 'bib:11', bib: 77, lane: 8 });
    const { starts, results } = await sheet();
    expect(starts.find(({ last }) => last === 'MARTIN')).toMatchObject({ row: 'bib:77', bib: '77', lane: 8 });
    expect(results.find(({ last }) => last === 'MARTIN')).toMatchObject({ row: 'bib:77', lane: 8, rank: 1 });
  });

  test('an entry without a result gets one; the trial had none', async () => {
    await server.upload(chOID, { resultlists: { [FINAL]: [] } });
    const { status, body } = await put({ row: 'bib:12', revision: 0, mark: '1050' });
    expect([status, body.results[0]?.rows[0]]).toMatchObject([200, { last: 'PETIT', rank: 1 }]);
  });

  test('a series makes its mark: jumps and bars', async () => {
    const uids = ['900003-0-55-f1', '900001-0-55-f1'];
    const named = [{ bib: '1', last: 'A' }];
    await server.upload(chOID, {
      trialsData: uids.map((uid) => anUploadTrial(uid, { group: uid, name: uid, status: 5 })),
      startlists: Object.fromEntries(uids.map((uid) => [uid, named])),
    });
    const trials = await server.trials(chOID);
    const [long, high] = uids.map((uid) => trials.find((one) => one.uid === uid)?.oid ?? '');
    const jumps = [{ v: 7120, r: 'o', w: 0.3 }, { r: 'x' }, { v: 7345, r: 'o', w: 1.2 }];
    await put({ row: 'bib:1', attempts: jumps }, undefined, long);
    expect((await readShown(long))[0]).toMatchObject({ prf: { v: 7345, u: 'mm' }, rank: 1, attempts: jumps });
    await put(
      {
        row: 'bib:1',
        attempts: [
          { h: 2000, r: 'xo' },
          { h: 2050, r: 'xxx' },
        ],
      },
      undefined,
      high,
    );
    expect((await readShown(high))[0]?.prf).toEqual({ v: 2000, u: 'mm', st: 1 });
    await put({ row: 'bib:1', attempts: [{ r: 'x' }] }, undefined, long);
    expect((await readShown(long))[0]?.prf).toEqual({ st: 6 });
  });

  test('said twice it is no change', async () => {
    const { body } = await put({ row: 'bib:11', mark: '1048' });
    expect([body.log, body.results]).toEqual([undefined, []]);
  });
});

describe('One row’s result is refused', () => {
  test.each([
    [{ row: 'bib:11', mark: '16532' }, 400, '$.mark: "16532" has minutes or seconds over 59'],
    [
      { row: 'bib:11', mark: '10.4.8' },
      400,
      '$.mark: "10.4.8" is no mark: digits only, a mark with its signs, or DNS, DNF, DQ, NM, -',
    ],
    [{ row: 'bib:11', mark: '10.4h' }, 400, '$.mark: "10.4h" is timed by hand: the race is not'],
    [{ row: 'bib:11', mark: '' }, 400, '$.mark: "" is empty'],
    [{ row: 'bib:11', mark: '0' }, 400, '$.mark: "0" is no mark: nobody does nothing'],
    [{ row: 'bib:11', mark: '123456789' }, 400, '$.mark: "123456789" has more than eight digits'],
    [{ row: 'bib:11', mark: '1048', prf: ms(1) }, 400, '$.mark: stands beside prf: a mark is said once'],
    [
      { row: 'bib:11', prf: { v: 7000, u: 'mm', st: 1 } },
      400,
      '$.prf.u: "mm" is no unit of this event, which is measured in "ms"',
    ],
    [
      { row: 'bib:11', attempts: [{ h: 2000, r: 'o' }] },
      400,
      '$.attempts[0].h: only high jump and pole vault have bars',
    ],
    [{ row: 'bib:99', mark: '1048' }, 404, `$.row: "bib:99" is in no list of ${FINAL}`],
    [{ row: 'bib:11', lane: 5 }, 409, '$.lane: lane 5 is taken by bib:12'],
    [{ row: 'bib:11', bib: '12' }, 409, '$.bib: bib 12 is in this trial already'],
  ])('%j: %i, naming what', async (body, status, detail) => {
    expect(refusal(await put(body))).toEqual([status, detail]);
    expect((await sheet()).results.find(({ row }) => row === 'bib:11')?.prf.v).toBe(10_480);
  });

  test('in a trial that is not there, or cancelled, and to a reader', async () => {
    const { token } = await aSecretary(server, `${chOID}-reader@club.example`, now, 'reader');
    expect((await put({ row: 'bib:11', mark: '1' }, token)).status).toBe(403);
    expect((await server.call('GET', `/api/lesecretariat/trial/${trial.oid}/sheet`, { token })).status).toBe(200);
    expect((await put({ row: 'bib:11', mark: '1048' }, undefined, 'nowhere')).status).toBe(404);
    await server.call('PUT', `/api/lesecretariat/trial/${trial.oid}`, { body: { status: 50 } });
    expect(refusal(await put({ row: 'bib:11', mark: '1048' }))).toEqual([409, `trial ${FINAL} is cancelled`]);
  });

  test('while somebody else holds the trial', async () => {
    const { token } = await aSecretary(server, `${chOID}-held@club.example`, now);
    await server.call('POST', `/api/lesecretariat/trial/hold?oid=${trial.oid}`, { token });
    const [status, detail] = refusal(await put({ row: 'bib:11', mark: '1000' }));
    expect([status, detail]).toEqual([
      409,
      expect.stringContaining(`${chOID}-held@club.example until 2026-06-13T14:10`),
    ]);
  });
});

describe('Who holds a trial', () => {
  test('stands in its sheet and in the programme, of a hidden competition too, and says whether it is oneself', async () => {
    const { token } = await aSecretary(server, `${chOID}-who@club.example`, now);
    await server.call('PUT', `/api/lesecretariat/challenge/${chOID}`, { body: { visible: false } });
    await server.call('POST', `/api/lesecretariat/trial/hold?oid=${trial.oid}`, { token });
    const hold = { email: `${chOID}-who@club.example`, expires: '2026-06-13T14:10:00.000Z' };
    expect(await sheet()).toMatchObject({ kind: 'outdoor', hold: { ...hold, own: false } });
    const path = `/api/lesecretariat/trials/${chOID}`;
    const { body } = await server.call<SecretariatTrials>('GET', path, { token });
    expect(body.trials).toMatchObject([{ oid: trial.oid, uid: FINAL, hold: { ...hold, own: true } }]);
    await server.call('GET', `/api/lesecretariat/trial/release?oid=${trial.oid}`);
    expect((await sheet()).hold).toBeUndefined();
  });
});

test('The programme says how many of an event are not yet in a heat', async () => {
  const entries = [7, 8].map((bib) => ({ bib: String(bib), last: `ENGAGÉ${bib}`, category: 55 }));
  await server.upload(chOID, {
    trialsData: [anUploadTrial('000200-0-55-h1', { group: '200 m', name: '200 m', status: 20 })],
    startlists: { '000200-0-55': entries },
  });
  const { body } = await server.call<SecretariatTrials>('GET', `/api/lesecretariat/trials/${chOID}`);
  expect(body.trials.map(({ uid, starts, entries: waiting }) => [uid, starts, waiting])).toEqual([
    [FINAL, 3, undefined],
    ['000200-0-55-h1', 0, 2],
  ]);
});

describe('Corrections', () => {
  test('of official results say why; the public reads that the row was corrected, the secretariat what it said before', async () => {
    await official();
    expect(refusal(await put({ row: 'bib:11', mark: 'DQ' }))).toEqual([
      400,
      '$.reason: is missing; a correction of official results says why',
    ]);
    const { body } = await put({ row: 'bib:11', mark: 'DQ', reason: 'TR16.8' });
    const row = (await readShown()).find(({ bib }) => bib === '11');
    expect(row).toMatchObject({ prf: { st: 4 }, corrected: { at: now.toISOString(), why: 'TR16.8' } });
    expect((await readShown()).filter(({ corrected }) => corrected !== undefined)).toHaveLength(1);
    const { corrections, statuses } = await sheet();
    expect(corrections).toMatchObject([
      {
        row: 'bib:11',
        why: 'TR16.8',
        who: { email: 'owner@club.example' },
        before: { prf: { v: 10_480 } },
        after: { prf: { st: 4 } },
      },
    ]);
    expect(statuses).toMatchObject([{ from: 15, to: 40, who: { email: 'owner@club.example' } }]);
    const logs = (await server.call<LogsAnswer>('GET', `/api/lesecretariat/logs?chOID=${chOID}`)).body.logs;
    expect(logs[0]).toMatchObject({
      oid: body.log,
      action: 'result corrected',
      who: { email: 'owner@club.example' },
      detail: { row: 'bib:11', reason: 'TR16.8', before: { prf: { v: 10_480 } } },
    });
    expect(JSON.stringify(logs)).not.toContain('MARTIN');
  });

  test('of the wind of an official race stand beside those of its rows', async () => {
    await official();
    await server.call('PUT', `/api/lesecretariat/trial/${trial.oid}`, {
      body: { dets: { wind: -1.2 }, reason: 'Relecture' },
    });
    expect((await sheet()).corrections).toMatchObject([
      { why: 'Relecture', who: { email: 'owner@club.example' }, before: {}, after: { wind: -1.2 } },
    ]);
    expect((await sheet()).corrections[0]).not.toHaveProperty('row');
  });

  test('by a whole list are told of the rows that say something else, and undone with it', async () => {
    await official();
    const results = (aFinal().resultlists?.[FINAL] ?? []).map((row) =>
      row.bib === '12' ? { ...row, prf: ms(10_700) } : row,
    );
    await server.call('PUT', `/api/lesecretariat/trial/${trial.oid}`, { body: { results, reason: 'Relecture' } });
    expect((await readShown()).map(({ bib, corrected }) => [bib, corrected?.why])).toEqual([
      ['11', undefined],
      ['12', 'Relecture'],
      ['13', undefined],
    ]);
    const { logs } = (await server.call<LogsAnswer>('GET', `/api/lesecretariat/logs?chOID=${chOID}`)).body;
    expect((await undo(logs[0]?.oid)).status).toBe(200);
    expect([(await readShown()).some(({ corrected }) => corrected), (await sheet()).corrections]).toEqual([false, []]);
  });

  test('by an upload carry its reason; without one they are made all the same, and the answer warns', async () => {
    await official();
    const send = (v: number, reason?: string) =>
      server.call<UploadAnswer>('POST', `/api/lesecretariat/trials/${chOID}`, {
        body: { chOID, reason, resultlists: { [FINAL]: [{ bib: '11', prf: ms(v) }] } },
      });
    const { body } = await send(10_550, 'Relecture du film');
    expect(body.warnings).toEqual([]);
    expect((await readShown())[0]?.corrected?.why).toBe('Relecture du film');
    expect((await send(10_560)).body.warnings).toEqual([
      '$.reason: is missing; 1 official results were corrected and nobody is told why',
    ]);
    expect((await readShown())[0]?.corrected).toEqual({ at: now.toISOString() });
  });

  test('are none where an upload takes the trial back to before its end, as a demonstration does that is played again', async () => {
    await official();
    await server.upload(chOID, {
      trialsData: [anUploadTrial(FINAL, { status: 5 })],
      startlists: {},
      resultlists: { [FINAL]: [{ bib: '11', prf: ms(10_990) }] },
    });
    expect(await readShown()).toMatchObject([{ bib: '11', prf: { v: 10_990 } }]);
    expect((await readShown())[0]).not.toHaveProperty('corrected');
  });

  test('stay when the list is sent anew', async () => {
    await official();
    await put({ row: 'bib:11', mark: '1055', reason: 'Relecture du film' });
    await server.upload(chOID, { resultlists: { [FINAL]: [{ bib: '11', prf: ms(10_550) }] } });
    expect((await readShown())[0]?.corrected?.why).toBe('Relecture du film');
  });

  test('a result entered while the race goes on is none', async () => {
    await server.call('PUT', `/api/lesecretariat/trial/${trial.oid}`, { body: { status: 5, reason: 'Reprise' } });
    await put({ row: 'bib:11', mark: '1055' });
    expect((await getRow('bib:11'))?.corrected).toBeUndefined();
  });

  test('that take a mark out make the trial unofficial again, for the same reason; undone, it is official', async () => {
    await official();
    const { status, body } = await put({ row: 'bib:11', mark: '-', reason: 'Mauvaise photo' });
    expect(status).toBe(200);
    const { trial: after, statuses } = await sheet();
    expect([after.status, statuses.at(-1)]).toMatchObject([15, { from: 40, to: 15, why: 'Mauvaise photo' }]);
    expect((await readShown()).find(({ bib }) => bib === '11')).toMatchObject({ prf: { st: 6 } });
    expect((await undo(body.log)).status).toBe(200);
    expect([(await sheet()).trial.status, (await readShown())[0]?.bib]).toEqual([40, '11']);
  });

  test('that put another mark in its place leave it official', async () => {
    await official();
    await put({ row: 'bib:11', mark: '1055', reason: 'Relecture' });
    await put({ row: 'bib:12', mark: 'DQ', reason: 'TR16.8' });
    expect((await sheet()).trial.status).toBe(40);
  });

  test('that take all results out say why, and the trial is unofficial again; undone, it is official', async () => {
    await official();
    const clear = <T = ErrorEnvelope>(query = '') =>
      server.call<T>('DELETE', `/mgrapi/lemgr/challenge/${chOID}/trial/${trial.oid}/result${query}`);
    expect(refusal(await clear())).toEqual([
      400,
      'query.reason: is missing; a correction of official results says why',
    ]);
    const { body } = await clear<{ log: string }>('?reason=Mauvaise%20course');
    const { trial: after, statuses } = await sheet();
    expect([after.status, statuses.at(-1)]).toMatchObject([15, { from: 40, to: 15, why: 'Mauvaise course' }]);
    expect((await undo(body.log)).status).toBe(200);
    expect([(await sheet()).trial.status, (await sheet()).statuses.at(-1)?.to]).toEqual([40, 40]);
  });

  test('going back from official to unofficial keeps the reason, with who and when', async () => {
    await official();
    const back = (reason?: string) =>
      server.call('PUT', `/api/lesecretariat/trial/${trial.oid}`, { body: { status: 15, reason } });
    expect((await back()).status).toBe(400);
    expect((await back('Réclamation')).status).toBe(200);
    expect((await sheet()).statuses.at(-1)).toMatchObject({
      from: 40,
      to: 15,
      why: 'Réclamation',
      at: now.toISOString(),
      who: { email: 'owner@club.example' },
    });
  });
});

describe('The judge’s place', () => {
  test('stands before that of the rules, is shown as such, and stays through other edits and uploads', async () => {
    await put({ row: 'bib:12', override: 1, reason: 'Décision du jury' });
    const override = { rank: 2, why: 'Décision du jury', at: now.toISOString() };
    expect((await readShown()).find(({ bib }) => bib === '12')).toMatchObject({ rank: 1, override });
    await put({ row: 'bib:13', mark: '1100' });
    await server.upload(chOID, { resultlists: { [FINAL]: aFinal().resultlists?.[FINAL]?.slice(0, 2) ?? [] } });
    expect((await readShown()).find(({ bib }) => bib === '12')).toMatchObject({ rank: 1, override });
    await put({ row: 'bib:12', override: null });
    const row = (await readShown()).find(({ bib }) => bib === '12');
    expect([row?.rank, row?.override]).toEqual([2, undefined]);
  });

  test('goes with the row to another bib; who has no place gets none by it', async () => {
    await put({ row: 'bib:12', override: 1 });
    await put({ row: 'bib:12', bib: '62' });
    expect(await getRow('bib:62')).toMatchObject({ rank: 1, override: { rank: 2 } });
    await put({ row: 'bib:62', mark: 'DQ' });
    expect((await getRow('bib:62'))?.rank).toBeUndefined();
  });
});

describe('An edit of a row is undone', () => {
  test('alone: what others did since stays', async () => {
    const { body } = await put({ row: 'bib:11', mark: 'DNF', override: 1 });
    await put({ row: 'bib:13', mark: '1090' });
    expect((await undo(body.log)).status).toBe(200);
    expect(
      (await readShown()).map(({ bib, rank, prf, override, corrected }) => [bib, rank, prf.v, override, corrected?.at]),
    ).toEqual([
      ['11', 1, 10_480, undefined, undefined],
      ['12', 2, 10_640, undefined, undefined],
      ['13', 3, 10_900, undefined, now.toISOString()],
    ]);
  });

  test('not over a newer edit of the same row', async () => {
    const { body } = await put({ row: 'bib:11', mark: '1000' });
    await put({ row: 'bib:11', mark: '1010' });
    const [status, detail] = refusal(await undo(body.log));
    expect([status, detail]).toEqual([409, `${FINAL} has changed since; undo the newer acts first`]);
  });
});

describe('A round that says who goes on', () => {
  const heats = ['000100-0-56-h1', '000100-0-56-h2'];
  let oids: string[];
  beforeEach(async () => {
    const details: Partial<UploadTrial> = {
      group: '100 m Femmes',
      name: 'Série',
      status: 15,
      dets: { qualifying: { places: 1, times: 1 } },
    };
    await server.upload(chOID, {
      trialsData: heats.map((uid) => anUploadTrial(uid, details)),
      startlists: Object.fromEntries(
        heats.map((uid, heat) => [uid, [1, 2, 3].map((n) => ({ bib: `${heat}${n}`, last: `F${heat}${n}`, lane: n }))]),
      ),
      resultlists: Object.fromEntries(
        heats.map((uid, heat) => [
          uid,
          [1, 2, 3].map((n) => ({ bib: `${heat}${n}`, prf: ms(12_000 + heat * 10 + n * 100) })),
        ]),
      ),
    });
    const trials = await server.trials(chOID);
    oids = heats.map((uid) => trials.find((one) => one.uid === uid)?.oid ?? '');
  });
  const codes = async () =>
    (await Promise.all(oids.map((oid) => readShown(oid)))).flat().map(({ bib, qualified }) => [bib, qualified ?? '']);

  test('says it anew after each result by hand, in every heat; the answer has the rows of both', async () => {
    const { body } = await put({ row: 'bib:03', mark: '1199' }, undefined, oids[0]);
    expect(await codes()).toEqual([
      ['03', 'Q'],
      ['01', 'q'],
      ['02', ''],
      ['11', 'Q'],
      ['12', ''],
      ['13', ''],
    ]);
    expect(body.results.map(({ uid, rows }) => [uid, rows.map(({ row }) => row)])).toEqual([
      [heats[0], ['bib:03', 'bib:01', 'bib:02']],
      [heats[1], ['bib:11']],
    ]);
    await put({ row: 'bib:01', mark: 'DQ' }, undefined, oids[0]);
    expect(Object.fromEntries(await codes())).toMatchObject({ '03': 'Q', '11': 'Q', '02': 'q' });
  });
});

describe('A part of a combined event', () => {
  test('entered by hand makes the total anew, and places; undone, the total is what it was', async () => {
    const whole = '800010-0-55-f1';
    const part = '000100-0-55-c1';
    const named = ['1', '2'].map((bib) => ({ bib, last: `D${bib}`, category: 55 }));
    await server.upload(chOID, {
      trialsData: [
        anUploadTrial(whole, { group: 'Décathlon', name: 'Décathlon', status: 5 }),
        anUploadTrial(part, { group: 'Décathlon', name: '100 m', status: 5, dets: { combined: whole } }),
      ],
      startlists: { [whole]: named, [part]: named },
    });
    const trials = await server.trials(chOID);
    const getOid = (uid: string) => trials.find((one) => one.uid === uid)?.oid ?? '';
    const standing = async () => (await readShown(getOid(whole))).map(({ bib, rank, prf }) => [bib, rank, prf.v]);
    await put({ row: 'bib:1', mark: '1046' }, undefined, getOid(part));
    const { body } = await put({ row: 'bib:2', mark: '1100' }, undefined, getOid(part));
    expect(await standing()).toEqual([
      ['1', 1, 985],
      ['2', 2, 861],
    ]);
    expect(body.results.map(({ uid }) => uid)).toContain(whole);
    const { body: better } = await put({ row: 'bib:2', mark: '1040' }, undefined, getOid(part));
    expect((await standing())[0]).toEqual(['2', 1, 999]);
    await undo(better.log);
    expect((await standing())[1]).toEqual(['2', 2, 861]);
  });
});
