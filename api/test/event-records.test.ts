import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { ErrorEnvelope, LogsAnswer, RecordsBody, ResultsAnswer, SecretariatRecords } from 'shared-domain/contract';
import { type RunningServer, startServer } from './running-server.ts';
import { aFinal, FINAL, ms } from './uploads.ts';

jest.setTimeout(60_000);

type SentRecord = RecordsBody['records'][number];

const MEETING: SentRecord = {
  kind: 'MR',
  event: '000100-0-55',
  v: 10_500,
  holder: 'A. Dupont',
  country: 'FRA',
  date: '2019',
};
const STADIUM: SentRecord = { kind: 'SR', event: '000100-0-55', v: 10_100, holder: 'B. Martin', date: '2008-07-12' };

let server: RunningServer;
let chOID: string;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T14:00:00Z') });
});
afterAll(() => server.close());

const address = (oid = chOID) => `/api/lesecretariat/records/${oid}`;
const put = (records: unknown, revision?: number, oid = chOID) =>
  server.call<SecretariatRecords & ErrorEnvelope>('PUT', address(oid), { body: { records, revision } });
const own = async (oid = chOID) => (await server.call<SecretariatRecords>('GET', address(oid))).body;
const list = async (oid = chOID) => {
  const [trial] = await server.trials(oid);
  return (await server.get<ResultsAnswer>(`/api/results?trialOID=${trial?.oid}`)).body.results[0];
};
const acts = async () => (await server.call<LogsAnswer>('GET', `/api/lesecretariat/logs?chOID=${chOID}`)).body.logs;

async function aRace(times: readonly number[], wind: number | undefined = 0.3, status: 15 | 40 = 40): Promise<string> {
  const { oid } = await server.createChallenge({ visible: true });
  const final = aFinal();
  const trialsData = (final.trialsData ?? []).map((trial) => ({ ...trial, status, dets: { wind } }));
  const resultlists = { [FINAL]: times.map((time, index) => ({ bib: `${11 + index}`, prf: ms(time) })) };
  await server.upload(oid, { ...final, trialsData, resultlists });
  return oid;
}

describe('Records of meeting and stadium (Q43)', () => {
  test('are written whole, in their order, and shown with the lists of their event; one that names itself stays itself', async () => {
    chOID = await aRace([10_480, 10_640]);
    const first = (await put([MEETING, STADIUM])).body;
    expect(await own()).toEqual(first);
    expect((await list())?.records).toEqual([MEETING, STADIUM]);
    const second = (await put([{ ...first.records[1], v: 10_090 }], first.revision)).body;
    expect(second.records).toEqual([{ ...first.records[1], v: 10_090 }]);
    expect((await list())?.records).toMatchObject([{ kind: 'SR', v: 10_090 }]);
    expect((await put([])).body).toEqual({ records: [], revision: 0 });
    expect(await list()).not.toHaveProperty('records');
  });

  test('of another event, implement or category are not those of the list', async () => {
    chOID = await aRace([10_480]);
    await put([
      { ...MEETING, event: '000200-0-55' },
      { ...MEETING, event: '000100-0-51' },
    ]);
    expect(await list()).not.toHaveProperty('records');
  });

  test('a result that beats or equals one says so; with too much wind, or slower than who won, it says nothing', async () => {
    chOID = await aRace([10_480, 10_490]);
    await put([MEETING, { ...STADIUM, v: 10_480 }]);
    expect((await list())?.rows.map(({ records }) => records)).toEqual([
      [
        { kind: 'MR', relation: 'beats', state: 'pending' },
        { kind: 'SR', relation: 'equals', state: 'pending' },
      ],
      undefined,
    ]);
    chOID = await aRace([10_480], 2.1);
    await put([MEETING]);
    const windy = await list();
    expect([windy?.records, windy?.rows[0]?.records]).toEqual([[MEETING], undefined]);
  });

  test.each([
    ['while it is unofficial', [10_480, 10_490], 0.3, 15, {}],
    ['of the world before its word was typed', [9_480, 9_490, 9_500], 0.3, 40, { kind: 'WR' }],
    ['of a nation that is not known to be the athlete’s', [10_480], 0.3, 40, { kind: 'NR', scope: 'FRA' }],
    ['without opponents', [10_480], 0.3, 40, { kind: 'category' }],
  ] as const)('one is not told %s', async (_case, times, wind, status, change) => {
    chOID = await aRace(times, wind, status);
    await put([{ ...MEETING, ...change }]);
    expect((await list())?.rows[0]).not.toHaveProperty('records');
  });

  test('a result beats the record of all ages too, whose event is named', async () => {
    chOID = await aRace([10_480]);
    await put([{ ...MEETING, event: '000100-0-57' }]);
    expect(await list()).not.toHaveProperty('records');
    expect((await list())?.rows[0]?.records).toEqual([
      { kind: 'MR', relation: 'beats', state: 'pending', event: '000100-0-57' },
    ]);
  });

  test('a stale revision is a conflict and changes nothing; a result entered meanwhile makes none stale', async () => {
    chOID = await aRace([10_480]);
    const { revision } = (await put([MEETING])).body;
    await server.upload(chOID, aFinal('000200-0-55-f1'));
    const newer = (await put([MEETING, STADIUM], revision)).body;
    const { status, body } = await put([], revision);
    expect([status, body.errors[0]]).toMatchObject([409, { reason: 'stale', path: '$.revision' }]);
    expect(await own()).toEqual(newer);
  });

  test.each([
    ['of an event that is none', { event: '100 m' }, '$.records[0].event'],
    ['of a heat', { event: '000100-0-55-f1' }, '$.records[0].event'],
    ['of an unknown kind', { kind: 'XR' }, '$.records[0].kind'],
    ['without a mark', { v: 0 }, '$.records[0].v'],
    ['of nobody', { holder: '  ' }, '$.records[0].holder'],
    ['of a name without end', { holder: 'a'.repeat(121) }, '$.records[0].holder'],
    ['of a club without end', { club: 'a'.repeat(121) }, '$.records[0].club'],
    ['of a nation in words', { country: 'France' }, '$.records[0].country'],
    ['of no day', { date: '2019-02-30' }, '$.records[0].date'],
    ['with a null', { holder: 'A\u0000B' }, '$.records[0].holder'],
    ['of two lines', { holder: 'A\nB' }, '$.records[0].holder'],
    ['of elsewhere', { oid: 'x' }, '$.records[0].oid'],
  ])('one %s is refused by its path', async (_case, change, path) => {
    const { status, body } = await put([{ ...MEETING, ...change }]);
    expect([status, body.errors[0]?.detail.split(':')[0]]).toEqual([400, path]);
  });

  test('two of one kind and event are of equal mark, and they are 2000 at most', async () => {
    const twice = await put([MEETING, { ...MEETING, v: 10_490 }]);
    expect([twice.status, twice.body.errors[0]?.detail]).toEqual([
      400,
      expect.stringMatching(/^\$\.records\[1\]\.v: .* 10\.50 /),
    ]);
    expect((await put([MEETING, { ...MEETING, holder: 'C. Petit' }])).status).toBe(200);
    expect((await put(Array.from({ length: 2001 }, () => MEETING))).body.errors[0]?.detail).toMatch(/^\$\.records: /);
    expect((await put(Array.from({ length: 2000 }, () => MEETING))).status).toBe(200);
  });

  test('what changed is in the journal, and is undone, the newest first', async () => {
    chOID = await aRace([10_480]);
    await put([MEETING]);
    await put([MEETING, STADIUM]);
    const [second, first] = await acts();
    expect(second).toMatchObject({ action: 'records changed', detail: { before: [], after: [STADIUM] } });
    const undo = (logOid = '') => server.call<ErrorEnvelope>('POST', '/api/lesecretariat/undo', { body: { logOid } });
    const early = await undo(first?.oid);
    expect([early.status, early.body.errors[0]]).toMatchObject([
      409,
      { reason: 'changed since', act: { oid: second?.oid } },
    ]);
    expect((await undo(second?.oid)).status).toBe(200);
    expect((await list())?.records).toEqual([MEETING]);
    expect((await undo(first?.oid)).status).toBe(200);
    expect((await own()).records).toEqual([]);
  });

  test('come back with a competition whose deletion is undone', async () => {
    chOID = await aRace([10_480]);
    await put([MEETING]);
    await server.call('DELETE', `/api/lesecretariat/challenge?chOID=${chOID}`);
    const { body } = await server.call<LogsAnswer>('GET', `/api/lesecretariat/organisation/${server.org}/logs`);
    await server.call('POST', '/api/lesecretariat/undo', { body: { logOid: body.logs[0]?.oid } });
    expect((await own()).records).toMatchObject([MEETING]);
  });

  test('a holder who is hidden here is hidden there, and erased everywhere', async () => {
    chOID = await aRace([10_480]);
    await put([{ ...MEETING, holder: 'Léo MARTIN' }]);
    await server.call('PUT', `/api/lesecretariat/athlete-hidden/${chOID}`, {
      body: { last: 'MARTIN', first: 'Léo', hidden: true },
    });
    expect((await list())?.records).toMatchObject([{ holder: 'ATHLETE Anonyme' }]);
    await server.call('POST', `/api/lesecretariat/organisation/${server.org}/person/erase`, {
      body: { last: 'MARTIN', first: 'Léo' },
    });
    const rows = await server.ctx.store.db.selectFrom('event_record').select('body').execute();
    expect(JSON.stringify(rows)).not.toContain('MARTIN');
  });

  test('go out with the whole competition and come in with it', async () => {
    chOID = await aRace([10_480]);
    await put([MEETING, STADIUM]);
    const { body: file } = await server.call<object>('GET', `/api/lesecretariat/export/${chOID}`);
    expect(file).toMatchObject({ records: [MEETING, STADIUM] });
    const restored = await server.call<{ chOID: string }>('POST', `/api/lesecretariat/import?orgOID=${server.org}`, {
      body: file,
    });
    expect((await list(restored.body.chOID))?.records).toEqual([MEETING, STADIUM]);
    // A file of an earlier version has none.
    const { records: _records, ...earlier } = file as { records: unknown };
    const old = await server.call<{ chOID: string }>('POST', `/api/lesecretariat/import?orgOID=${server.org}`, {
      body: earlier,
    });
    expect((await own(old.body.chOID)).records).toEqual([]);
  });

  test('the stream sends the lists of the event whose records changed, and no others', async () => {
    chOID = await aRace([10_480]);
    await server.upload(chOID, aFinal('000200-0-55-f1'));
    await put([MEETING]);
    const change = await server.ctx.store.db
      .selectFrom('challenge_change')
      .select('body')
      .where('challenge', '=', chOID)
      .orderBy('revision', 'desc')
      .executeTakeFirstOrThrow();
    const trial = (await server.trials(chOID)).find(({ uid }) => uid === FINAL);
    expect(JSON.parse(change.body)).toMatchObject({ results: [trial?.oid], challenge: true, structure: false });
  });
});
