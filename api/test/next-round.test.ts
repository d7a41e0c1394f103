import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type {
  ErrorEnvelope,
  QualificationAnswer,
  ResultsAnswer,
  SeedAnswer,
  Trial,
  UploadResult,
} from 'shared-domain/contract';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial, ms } from './uploads.ts';

let server: RunningServer;
let chOID: string;
let gOID: string;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const GROUP = '000100-0-56';
const HEATS = [1, 2].map((heat) => `${GROUP}-h${heat}`);
const FINAL = `${GROUP}-f1`;
/** Two heats of four: bibs 11 to 14 and 21 to 24 in the order of their finish, ties nowhere. */
const getBibs = (heat: number) => [1, 2, 3, 4].map((place) => `${heat}${place}`);
const getTime = (bib: string) => 12_000 + Number(bib[1]) * 100 + Number(bib[0]) * 10;

async function meet(results: Readonly<Record<string, UploadResult[]>> = {}) {
  chOID = (await server.createChallenge()).oid;
  const details = { group: '100 m Femmes', status: 40 } as const;
  await server.upload(chOID, {
    trialsData: [
      ...HEATS.map((uid) => anUploadTrial(uid, { ...details, name: 'Série' })),
      anUploadTrial(FINAL, { ...details, name: 'Finale', status: 20 }),
    ],
    startlists: Object.fromEntries(
      HEATS.map((uid, at) => [
        uid,
        getBibs(at + 1).map((bib, lane) => ({ bib, last: `N${bib}`, first: 'A', clubName: 'AC', lane: lane + 1 })),
      ]),
    ),
    resultlists: Object.fromEntries(
      HEATS.map((uid, at) => [uid, results[uid] ?? getBibs(at + 1).map((bib) => ({ bib, prf: ms(getTime(bib)) }))]),
    ),
  });
  gOID = (await server.trials(chOID))[0]?.gOID ?? '';
}
beforeEach(() => meet());

const path = () => `/api/lesecretariat/qualification/${gOID}`;
const read = async (query = '') => (await server.call<QualificationAnswer>('GET', `${path()}?round=h${query}`)).body;
const decide = (body: object) =>
  server.call<QualificationAnswer & ErrorEnvelope>('PUT', path(), { body: { round: 'h', ...body } });
const seed = (body: object = {}) =>
  server.call<SeedAnswer & ErrorEnvelope>('POST', `/api/lesecretariat/seed/${gOID}`, {
    body: { round: 'f', from: 'h', lanes: 8, seed: 'a', ...body },
  });
const trial = async (uid: string) => (await server.trials(chOID)).find((one) => one.uid === uid) as Trial;
const through = ({ heats }: QualificationAnswer) =>
  heats.flatMap(({ rows }) =>
    rows.flatMap(({ row, qualified }) => (qualified ? [`${row.slice(4)} ${qualified}`] : [])),
  );
const getReason = ({ status, body: { errors } }: { status: number; body: ErrorEnvelope }) => [
  status,
  errors[0]?.reason,
];

describe('The rule of a round', () => {
  test('that is missing is said; who would go on by one is answered before anything is written', async () => {
    const before = await read();
    expect([before.decidedBy, before.rule, through(before)]).toEqual(['nobody', undefined, []]);
    const asked = await read('&places=1&times=2');
    expect([asked.decidedBy, asked.rule]).toEqual(['rule', { places: 1, times: 2 }]);
    expect(through(asked)).toEqual(['11 Q', '12 q', '21 Q', '22 q']);
    expect(await read()).toEqual(before);
  });

  test('is set once for all its heats; the rows say who goes on, and the heats that are made later have it', async () => {
    const { status, body } = await decide({ rule: { places: 1, times: 1 } });
    expect([status, body.decidedBy, through(body)]).toEqual([200, 'rule', ['11 Q', '12 q', '21 Q']]);
    for (const uid of HEATS) {
      const { dets, oid } = await trial(uid);
      expect(dets.qualifying).toEqual({ places: 1, times: 1 });
      const shown = await server.get<ResultsAnswer>(`/api/results?chOID=${chOID}&trialOID=${oid}`);
      expect(shown.body.results[0]?.rows[0]?.qualified).toBe('Q');
    }
    await server.upload(chOID, {
      trialsData: [anUploadTrial(`${GROUP}-h3`, { group: '100 m Femmes', dets: undefined })],
    });
    expect((await trial(`${GROUP}-h3`)).dets.qualifying).toEqual({ places: 1, times: 1 });
  });

  test('is undone: the heats are without it, the rows without codes', async () => {
    const { body } = await decide({ rule: { places: 1, times: 1 } });
    const undone = await server.call('POST', '/api/lesecretariat/undo', { body: { logOid: body.log } });
    expect([undone.status, (await trial(HEATS[0] as string)).dets.qualifying]).toEqual([200, undefined]);
    expect(await read()).toMatchObject({ decidedBy: 'nobody' });
  });

  test('that was set later stays when an earlier one is undone', async () => {
    const { body } = await decide({ rule: { places: 1, times: 1 } });
    await decide({ rule: { places: 2, times: 0 } });
    const undone = await server.call('POST', '/api/lesecretariat/undo', { body: { logOid: body.log } });
    const { rule } = await read();
    expect([undone.status, rule]).toEqual([200, { places: 2, times: 0 }]);
  });

  test('is not asked of who sent the codes; a disqualification takes one away', async () => {
    const sent = (bib: string, prf: UploadResult['prf'], qualified?: 'Q' | 'q') => ({ bib, prf, qualified });
    await meet({
      [HEATS[0] as string]: [sent('11', ms(12_000), 'Q'), sent('12', { st: 4 }, 'Q'), sent('13', ms(12_300), 'q')],
    });
    const answer = await read();
    expect([answer.decidedBy, through(answer)]).toEqual(['sender', ['11 Q', '13 q']]);
    expect((await seed({ preview: true })).body.heats[0]?.rows.map(({ bib }) => bib).toSorted()).toEqual(['11', '13']);
  });

  test('of a field event says how many by either word', async () => {
    chOID = (await server.createChallenge()).oid;
    const uid = '900003-0-56-q1';
    await server.upload(chOID, {
      trialsData: [anUploadTrial(uid, { group: 'Longueur Femmes', status: 40 })],
      startlists: { [uid]: getBibs(1).map((bib) => ({ bib, last: `N${bib}` })) },
      resultlists: { [uid]: getBibs(1).map((bib) => ({ bib, prf: { v: 5000 + Number(bib) * 10, u: 'mm', st: 1 } })) },
    });
    gOID = (await server.trials(chOID))[0]?.gOID ?? '';
    const on = async (query: string) =>
      (await server.call<QualificationAnswer>('GET', `${path()}?round=q${query}`)).body.heats[0]?.rows.filter(
        ({ qualified }) => qualified !== undefined,
      ).length;
    expect([await on('&times=2'), await on('&places=3')]).toEqual([2, 3]);
  });
});

describe('A round that cannot be drawn says why by its reason:', () => {
  test('no rule, a tie that is open, results that are missing, nobody entered, results already', async () => {
    expect(getReason(await seed())).toEqual([409, 'nobody qualified']);
    expect(getReason(await seed({ from: undefined }))).toEqual([409, 'no entries']);
    expect(getReason(await seed({ round: 'h', from: undefined }))).toEqual([409, 'has results']);
    const tied = (heat: number) => getBibs(heat).map((bib) => ({ bib, prf: ms(12_000) }));
    await meet({ [HEATS[0] as string]: tied(1), [HEATS[1] as string]: tied(2) });
    await decide({ rule: { places: 0, times: 3 } });
    expect(getReason(await seed())).toEqual([409, 'tie open']);
    await server.upload(chOID, {
      trialsData: [anUploadTrial(`${GROUP}-h3`, { group: '100 m Femmes', status: 20 })],
      startlists: { [`${GROUP}-h3`]: [{ bib: '31', last: 'N31' }] },
    });
    expect(getReason(await seed())).toEqual([409, 'results missing']);
  });
});

describe('A qualifier who is disqualified after the draw', () => {
  beforeEach(async () => {
    await decide({ rule: { places: 1, times: 1 } });
    expect((await seed()).status).toBe(200);
    expect((await read()).next).toEqual({ round: 'f', gone: [], waiting: [] });
  });
  const disqualify = async (bib: string) =>
    server.call('PUT', `/api/lesecretariat/trial/${(await trial(HEATS[Number(bib[0]) - 1] as string)).oid}/row`, {
      body: { row: `bib:${bib}`, mark: 'DQ', reason: 'TR 17.3.1' },
    });
  const names = ({ next }: QualificationAnswer) => [
    next?.gone.map(({ entry, replacement }) => [entry.bib, replacement?.bib]),
    next?.waiting.map(({ bib }) => bib),
  ];

  test('is flagged in the final with who comes instead; replaced, nothing is left to do', async () => {
    expect((await disqualify('11')).status).toBe(200);
    const answer = await read();
    // The second of the heat is first now, and the next by time has the place that was theirs.
    expect([through(answer), names(answer)]).toEqual([
      ['12 Q', '21 Q', '22 q'],
      [[['11', '22']], []],
    ]);
    const [gone] = answer.next?.gone ?? [];
    const { row: _, ...entry } = gone?.replacement ?? { row: '' };
    const edits = [
      { op: 'remove', trial: gone?.trial, row: gone?.entry.row },
      { op: 'add', trial: gone?.trial, entry: { ...entry, lane: gone?.entry.lane } },
    ];
    const done = await server.call('POST', `/api/lesecretariat/start-edits/${chOID}`, { body: { edits } });
    expect([done.status, names(await read())]).toEqual([200, [[], []]]);
  });

  test('leaves the lane empty: who could come waits', async () => {
    await disqualify('11');
    const [gone] = (await read()).next?.gone ?? [];
    await server.call('POST', `/api/lesecretariat/start-edits/${chOID}`, {
      body: { edits: [{ op: 'remove', trial: gone?.trial, row: gone?.entry.row }] },
    });
    expect(names(await read())).toEqual([[], ['22']]);
  });

  test('stays where officials let them, and one who withdraws is replaced by the first reserve', async () => {
    await disqualify('11');
    await decide({ decisions: [{ row: 'bib:11', code: 'qR', by: 'Juge-arbitre' }] });
    expect(names(await read())).toEqual([[], ['22']]);
    await decide({ decisions: [{ row: 'bib:21', code: 'withdrawn' }] });
    expect(names(await read())).toEqual([[['21', '22']], []]);
  });
});
