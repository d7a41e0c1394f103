import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type {
  AnnouncementsAnswer,
  BrokenRecordsAnswer,
  LiveAnswer,
  RecordsBody,
  ResultsAnswer,
  UploadBody,
} from 'shared-domain/contract';
import { readChanges } from '../src/store/challenges/changes.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial, ms } from './uploads.ts';

type SentRecord = RecordsBody['records'][number];

const MEETING: SentRecord = { kind: 'MR', event: '000100-0-55', v: 10_420, holder: 'A. Dupont' };
const [HEAT, FINAL] = ['000100-0-55-h1', '000100-0-55-f1'];
const [POOL_A, POOL_B] = ['900003-0-55-q1', '900003-0-55-q2'];
const ATHLETES = [
  { bib: '11', last: 'MARTIN', first: 'Léo', category: 55, country: 'FRA' },
  { bib: '12', last: 'PETIT', first: 'Noé', category: 55, country: 'FRA' },
  { bib: '13', last: 'SMITH', first: 'Joe', category: 55, country: 'USA' },
] as const;

let server: RunningServer;
let chOID: string;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T14:00:00Z') });
});
beforeEach(async () => {
  chOID = (await server.createChallenge({ visible: true })).oid;
});
afterAll(() => server.close());

const give = (records: readonly SentRecord[]) =>
  server.call('PUT', `/api/lesecretariat/records/${chOID}`, { body: { records } });
const send = (
  uid: string,
  rows: NonNullable<UploadBody['resultlists']>[string],
  { status = 40, wind, ...more }: { status?: 5 | 15 | 40; wind?: number; date?: string; hand?: true } = {},
) => {
  const { date = uid === HEAT ? '2026-06-13T10:00:00+02:00' : '2026-06-13T15:00:00+02:00', hand } = more;
  const dets = { ...(wind === undefined ? {} : { wind }), ...(hand && { hand }) };
  const trial = anUploadTrial(uid, { status, date, dets, group: uid.slice(0, 11), name: uid });
  return server.upload(chOID, {
    trialsData: [trial],
    startlists: { [uid]: ATHLETES.map((one, odr) => ({ ...one, odr: odr + 1 })) },
    resultlists: { [uid]: rows },
    reason: 'photo finish',
  });
};
const race = (uid: string, times: readonly number[], status?: 15 | 40) =>
  send(
    uid,
    times.map((v, at) => ({ bib: `${11 + at}`, prf: ms(v) })),
    { wind: 0.3, ...(status && { status }) },
  );
const jumps = (uid: string, v: number, w: number, status?: 5 | 15 | 40) =>
  send(uid, [{ bib: '11', prf: { v, u: 'mm', st: 1 }, attempts: [{ r: 'o', v, w }] }], status && { status });
const broken = async () =>
  (await server.call<BrokenRecordsAnswer>('GET', `/api/lesecretariat/broken-records/${chOID}`)).body.records;
const say = async () =>
  (await broken()).map(
    ({ v, relation, state, record }) => `${v} ${relation} ${state}, before ${record?.v} ${record?.holder}`,
  );
async function shown(uid: string) {
  const trial = (await server.trials(chOID)).find((one) => one.uid === uid);
  const { results } = (await server.get<ResultsAnswer>(`/api/results?trialOID=${trial?.oid}`)).body;
  return results[0]?.rows.map(({ records }) => records?.map(({ relation }) => relation).join());
}

describe('marks of the competition itself count for its records (Q43)', () => {
  test('a final slower than the heat that beat the record beats nothing; a faster one beats the heat', async () => {
    await give([MEETING]);
    await race(HEAT, [10_380, 10_450]);
    await race(FINAL, [10_400, 10_410]);
    expect([await shown(HEAT), await shown(FINAL)]).toEqual([
      ['beats', undefined],
      [undefined, undefined],
    ]);
    expect(await say()).toEqual(['10380 beats pending, before 10420 A. Dupont']);
    const { notices } = (await server.get<AnnouncementsAnswer>(`/api/live/${chOID}/announcements`)).body;
    expect(notices.filter(({ kind }) => kind === 'record').map(({ who }) => who[0]?.prf.v)).toEqual([10_380]);
    await race(FINAL, [10_370, 10_380]);
    expect((await say())[1]).toBe('10370 beats pending, before 10380 Léo MARTIN');
    await race(FINAL, [10_380, 10_380]);
    expect(await shown(FINAL)).toEqual(['equals', 'equals']);
  });

  test('an unofficial heat counts too, one that a federation refused no longer', async () => {
    await give([MEETING]);
    await race(HEAT, [10_380], 15);
    await race(FINAL, [10_400]);
    expect(await shown(FINAL)).toEqual([undefined]);
    await race(HEAT, [10_380]);
    const [{ trial, row, key, v } = {}] = await broken();
    const body = { trial, row, key, v, state: 'refused' };
    expect((await server.call('PUT', `/api/lesecretariat/broken-records/${chOID}`, { body })).status).toBe(200);
    expect(await shown(FINAL)).toEqual(['beats']);
    // A heat that is corrected gives the record back to the final.
    await race(HEAT, [10_430]);
    expect(await shown(FINAL)).toEqual(['beats']);
  });

  test('readers of the final are told where a heat is corrected, those of the heat not where the final is', async () => {
    await give([MEETING]);
    await race(HEAT, [10_380, 10_450]);
    await race(FINAL, [10_400]);
    const listTold = async () => {
      const { db } = server.ctx.store;
      const changes = await readChanges(db, chOID, (server.ctx.revisions.find(chOID)?.revision ?? 1) - 1);
      const trials = await server.trials(chOID);
      return changes.flatMap(({ results }) => results.map((oid) => trials.find((one) => one.oid === oid)?.uid));
    };
    await race(HEAT, [10_430, 10_450]);
    expect(await listTold()).toEqual([HEAT, FINAL]);
    await race(FINAL, [10_410]);
    expect(await listTold()).toEqual([FINAL]);
  });

  test('of two pools at one time the better mark is the record', async () => {
    await give([{ ...MEETING, event: '900003-0-55', v: 8000 }]);
    await jumps(POOL_A, 8050, 1);
    await jumps(POOL_B, 8020, 1);
    expect([await shown(POOL_A), await shown(POOL_B)]).toEqual([['beats'], [undefined]]);
    await jumps(POOL_B, 8060, 1);
    expect([await shown(POOL_A), await shown(POOL_B)]).toEqual([[undefined], ['beats']]);
  });

  test('a running event has to beat what the competition has made, and nobody’s windy or foreign mark', async () => {
    const outlook = async (v: number, w: number, bib: string) => {
      await send(POOL_B, [{ bib, prf: { v, u: 'mm', st: 1 }, attempts: [{ r: 'o', v, w }] }], { status: 5 });
      const { fieldEvents } = (await server.get<LiveAnswer>(`/api/live/${chOID}`)).body;
      return fieldEvents.find(({ status }) => status === 5)?.outlook?.records?.map((one) => `${one.kind} ${one.v}`);
    };
    const long = { ...MEETING, event: '900003-0-55', v: 8000 };
    await give([long, { ...long, kind: 'NR', scope: 'FRA', v: 8400 }]);
    expect(await outlook(7000, 1, '11')).toEqual(['MR 8010', 'NR 8410']);
    expect(await outlook(8050, 3.1, '11')).toEqual(['MR 8010', 'NR 8410']);
    expect(await outlook(8600, 1, '13')).toContain('NR 8410');
    await jumps(POOL_A, 8030, 1);
    expect(await outlook(7000, 1, '11')).toEqual(['MR 8040', 'NR 8410']);
  });

  test('the notice of a record names the legal jump that is it, not the windy one that ranks', async () => {
    await give([{ ...MEETING, event: '900003-0-55', v: 8000 }]);
    const attempts = [
      { r: 'o', v: 8120, w: 2.6 },
      { r: 'o', v: 8050, w: 1.1 },
    ] as const;
    await send(POOL_A, [{ bib: '11', prf: { v: 8120, u: 'mm', st: 1 }, attempts: [...attempts] }]);
    const { notices } = (await server.get<AnnouncementsAnswer>(`/api/live/${chOID}/announcements`)).body;
    const say = (kind: string) => {
      const who = notices.find((notice) => notice.kind === kind)?.who[0];
      return `${who?.last} ${who?.prf.v} ${who?.wind}`;
    };
    expect([say('record'), say('result')]).toEqual(['MARTIN 8050 1.1', 'MARTIN 8120 2.6']);
  });

  test('a record that a correction took away is said: to everybody where they had been told of it', async () => {
    const said = async () => {
      const { notices } = (await server.get<AnnouncementsAnswer>(`/api/live/${chOID}/announcements`)).body;
      const found = notices.filter(({ kind }) => kind === 'lost' || kind === 'record');
      return found.map(({ kind, who, record }) => `${kind} ${record?.kind} ${who[0]?.last} ${who[0]?.prf.v}`);
    };
    await give([MEETING, { ...MEETING, kind: 'NR', scope: 'FRA' }]);
    await race(FINAL, [10_380, 10_400]);
    expect(await said()).toEqual(['record MR MARTIN 10380']);
    await race(FINAL, [10_390, 10_400]);
    expect(await said()).toEqual(['record MR MARTIN 10390']);
    await race(FINAL, [10_500, 10_400]);
    expect(await said()).toEqual(expect.arrayContaining(['lost MR MARTIN 10500', 'record MR PETIT 10400']));
    expect(await said()).toHaveLength(2);
    expect((await broken()).map(({ kind, state, v }) => `${kind} ${state} ${v}`)).toEqual(
      expect.arrayContaining(['MR pending 10400', 'MR gone 10390', 'NR gone 10390']),
    );
    await race(FINAL, [10_370, 10_400]);
    expect(await said()).toEqual(['record MR MARTIN 10370']);
  });

  test('a corrected wind takes a record away too; what was never told is not said to be lost', async () => {
    const kinds = async () => {
      const { notices } = (await server.get<AnnouncementsAnswer>(`/api/live/${chOID}/announcements`)).body;
      return notices.map(({ kind }) => kind).filter((kind) => kind === 'lost' || kind === 'record');
    };
    await give([MEETING]);
    await race(FINAL, [10_380, 10_450], 15);
    await race(FINAL, [10_450, 10_460], 15);
    await race(FINAL, [10_450, 10_460]);
    expect(await kinds()).toEqual([]);
    await race(FINAL, [10_380, 10_460]);
    expect(await kinds()).toEqual(['record']);
    const [{ oid } = { oid: '' }] = await server.trials(chOID);
    const body = { dets: { wind: 2.4 }, reason: 'anémomètre' };
    expect((await server.call('PUT', `/api/lesecretariat/trial/${oid}`, { body })).status).toBe(200);
    expect(await kinds()).toEqual(['lost']);
  });

  test('a hand time has its correction added before it beats an electronic one', async () => {
    await give([MEETING]);
    await send(FINAL, [{ bib: '11', prf: ms(10_200) }], { wind: 0.3, hand: true });
    expect(await broken()).toEqual([]);
    await send(FINAL, [{ bib: '11', prf: ms(10_100) }], { wind: 0.3, hand: true });
    expect(await broken()).toMatchObject([{ state: 'possible', missing: ['method'] }]);
  });
});

describe('bests of an athlete (Q16)', () => {
  const enter = (uid: string, v: number) =>
    server.upload(chOID, {
      trialsData: [
        anUploadTrial(uid, {
          ...{ status: 40, dets: { wind: 0.3 }, group: '100 m', name: uid },
          date: uid === HEAT ? '2026-06-13T10:00:00+02:00' : '2026-06-13T15:00:00+02:00',
        }),
      ],
      startlists: { [uid]: [{ ...ATHLETES[0], pe: { pb: 10_420, sb: 10_600 } }] },
      resultlists: { [uid]: [{ bib: '11', prf: ms(v) }] },
      reason: 'photo finish',
    });
  const best = async (uid: string) => {
    const trial = (await server.trials(chOID)).find((one) => one.uid === uid);
    const { results } = (await server.get<ResultsAnswer>(`/api/results?trialOID=${trial?.oid}`)).body;
    const { pe } = results[0]?.rows[0] ?? {};
    return pe && `${pe.k} ${pe.prev}`;
  };

  test('a final slower than the heat is no best; a faster one beats the heat; what corrects the heat is followed', async () => {
    await enter(HEAT, 10_380);
    await enter(FINAL, 10_400);
    expect([await best(HEAT), await best(FINAL)]).toEqual(['PB 10420', undefined]);
    await enter(FINAL, 10_370);
    expect(await best(FINAL)).toBe('PB 10380');
    await enter(HEAT, 10_500);
    expect([await best(HEAT), await best(FINAL)]).toEqual(['SB 10600', 'PB 10420']);
    await enter(HEAT, 10_365);
    expect(await best(FINAL)).toBeUndefined();
    const trial = (await server.trials(chOID)).find(({ uid }) => uid === HEAT);
    const removed = await server.call('DELETE', `/api/lesecretariat/trial?oid=${trial?.oid}`);
    expect(removed.status).toBe(200);
    expect(await best(FINAL)).toBe('PB 10420');
  });

  test('rounds count in their order, whichever was sent first', async () => {
    await enter(FINAL, 10_400);
    expect(await best(FINAL)).toBe('PB 10420');
    await enter(HEAT, 10_380);
    expect([await best(HEAT), await best(FINAL)]).toEqual(['PB 10420', undefined]);
  });

  test('bests of another surface are none to beat: an outdoor one in a hall', async () => {
    const hall = (await server.createChallenge({ visible: true, kind: 'indoor' })).oid;
    const uid = '000400-0-55-f1';
    const run = async (pe: NonNullable<NonNullable<UploadBody['startlists']>[string][number]['pe']>) => {
      await server.upload(hall, {
        trialsData: [anUploadTrial(uid, { group: '400 m', name: '400 m' })],
        startlists: { [uid]: [{ ...ATHLETES[0], pe }] },
        resultlists: { [uid]: [{ bib: '11', prf: ms(47_000) }] },
      });
      const [trial] = await server.trials(hall);
      const { results } = (await server.get<ResultsAnswer>(`/api/results?trialOID=${trial?.oid}`)).body;
      return results[0]?.rows[0]?.pe?.k;
    };
    expect([await run({ pb: 47_500, surface: 'outdoor' }), await run({ pb: 47_500, surface: 'indoor' })]).toEqual([
      undefined,
      'PB',
    ]);
    expect(await run({ pb: 47_600 })).toBe('PB');
  });
});
