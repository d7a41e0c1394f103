import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type {
  ErrorEnvelope,
  QualificationAnswer,
  QualificationBody,
  ResultsAnswer,
  SeedAnswer,
  SeedBody,
  StartsAnswer,
  Trial,
} from 'shared-domain/contract';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial, ms } from './uploads.ts';

let server: RunningServer;
let chOID: string;
let gOID: string;
const GROUP = '000200-0-55';
const heat = (n: number, round = 'h') => `${GROUP}-${round}${n}`;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function enter(athletes: number): Promise<void> {
  chOID = (await server.createChallenge()).oid;
  await server.upload(chOID, {
    trialsData: [anUploadTrial(heat(1), { group: '200 m Hommes', name: 'Série 1', status: 20 })],
    startlists: {
      [GROUP]: Array.from({ length: athletes }, (_, i) => ({
        bib: String(i + 1),
        last: `N${i + 1}`,
        clubName: `Club ${i % 5}`,
        pe: { sb: 21_000 + i * 10 },
      })),
    },
  });
  gOID = (await server.trials(chOID))[0]?.gOID ?? '';
}
beforeEach(() => enter(19));

type Seeded = SeedAnswer & ErrorEnvelope;
const seed = (body: SeedBody | object) =>
  server.call<Seeded>('POST', `/api/lesecretariat/seed/${gOID}`, { body: { lanes: 8, seed: 'meeting', ...body } });
const decide = (body: QualificationBody | object) =>
  server.call<QualificationAnswer & ErrorEnvelope>('PUT', `/api/lesecretariat/qualification/${gOID}`, { body });
const qualification = async (round = 'h') =>
  (await server.call<QualificationAnswer>('GET', `/api/lesecretariat/qualification/${gOID}?round=${round}`)).body;
const heats = async (round: string) =>
  (await server.trials(chOID)).filter((trial) => trial.round === round).toSorted((a, b) => a.heat - b.heat);
async function lists(round: string): Promise<(string | undefined)[][]> {
  const trials = await heats(round);
  if (trials.length === 0) return [];
  const query = trials.map(({ oid }) => `trialOIDs[]=${oid}`).join('&');
  const { body } = await server.get<StartsAnswer>(`/api/starts?${query}`);
  return trials.map(({ oid }) => (body.starts.find((list) => list.oid === oid)?.rows ?? []).map(({ bib }) => bib));
}
const refusal = ({ status, body }: { status: number; body: ErrorEnvelope }) => [status, body.errors?.[0]?.detail];
const numbers = (count: number) => Array.from({ length: count }, (_, i) => String(i + 1)).toSorted();

/** Results of a round as sent by its heats' start lists: `time` of each. */
async function run(round: string, time: (bib: number, at: number) => number, qualifying = { places: 2, times: 2 }) {
  const trials = await heats(round);
  const all = await lists(round);
  await server.upload(chOID, {
    trialsData: trials.map(({ uid, name }) =>
      anUploadTrial(uid, { group: '200 m Hommes', name, status: 15, dets: { qualifying } }),
    ),
    resultlists: Object.fromEntries(
      trials.map(({ uid }, at) => [uid, (all[at] ?? []).map((bib = '') => ({ bib, prf: ms(time(Number(bib), at)) }))]),
    ),
  });
}

describe('Seeding a round from its entries', () => {
  test('previews without writing, then writes the very same lists; heats that are missing are made', async () => {
    const preview = (await seed({ round: 'h', preview: true })).body;
    expect([preview.heats.map(({ uid }) => uid), preview.log]).toEqual([[heat(1), heat(2), heat(3)], undefined]);
    expect(await heats('h')).toHaveLength(1);
    const written = (await seed({ round: 'h' })).body;
    expect(written.heats.map(({ rows }) => rows)).toEqual(preview.heats.map(({ rows }) => rows));
    expect(await lists('h')).toEqual(preview.heats.map(({ rows }) => rows.map(({ bib }) => bib)));
    expect((await lists('h')).flat().toSorted()).toEqual(numbers(19));
    for (const { rows } of written.heats) {
      const lanes = rows.map(({ lane = 0 }) => lane);
      expect(new Set(lanes).size).toBe(rows.length);
      expect(lanes.every((lane) => lane >= 1 && lane <= 8)).toBe(true);
    }
    const { body } = await server.get<StartsAnswer>(`/api/starts?groupOID=${gOID}`);
    expect(body.starts.flatMap(({ rows }) => rows)).toEqual([]);
  });

  test('again with the same seed gives the same lists, with another seed others', async () => {
    await seed({ round: 'h' });
    const first = await lists('h');
    const again = await seed({ round: 'h' });
    expect([again.status, again.body.log, await lists('h')]).toEqual([200, undefined, first]);
    await seed({ round: 'h', seed: 'another' });
    expect(await lists('h')).not.toEqual(first);
    expect((await lists('h')).flat().toSorted()).toEqual(numbers(19));
  });

  test('in packs puts the best together, in the last heat', async () => {
    await seed({ round: 'h', method: 'pack', heats: 3 });
    expect(
      (await lists('h'))
        .at(-1)
        ?.map(Number)
        .toSorted((a, b) => a - b),
    ).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('fewer heats than there are empty the others', async () => {
    await seed({ round: 'h', heats: 3 });
    await seed({ round: 'h', heats: 2, lanes: 9, method: 'lots' });
    expect((await lists('h')).map((list) => list.length).toSorted((a, b) => b - a)).toEqual([10, 9, 0]);
  });

  test('without lanes draws the order', async () => {
    const { body } = await seed({ round: 'h', lanes: undefined, heats: 1 });
    expect(body.heats[0]?.rows.map(({ odr, lane }) => [odr, lane])).toEqual(
      Array.from({ length: 19 }, (_, i) => [i + 1, undefined]),
    );
  });

  test('leaves those out who were scratched, who wait in the group', async () => {
    await seed({ round: 'h' });
    const trial = (await heats('h'))[0] as Trial;
    const [bib] = (await lists('h'))[0] ?? [];
    await server.call('POST', `/api/lesecretariat/start-edits/${chOID}`, {
      body: { edits: [{ op: 'scratch', trial: trial.oid, row: `bib:${bib}` }] },
    });
    expect((await seed({ round: 'h', seed: 'after' })).status).toBe(200);
    expect((await lists('h')).flat().toSorted()).toEqual(numbers(19).filter((one) => one !== bib));
    const { body } = await server.get<StartsAnswer>(`/api/starts?groupOID=${gOID}`);
    expect(body.starts[0]?.rows).toMatchObject([{ bib, presence: 'scratched' }]);
  });

  test('leaves those out who were absent at the call, who wait in the group', async () => {
    await seed({ round: 'h' });
    const trial = (await heats('h'))[0] as Trial;
    const [bib] = (await lists('h'))[0] ?? [];
    await server.call('POST', `/api/lesecretariat/start-edits/${chOID}`, {
      body: { edits: [{ op: 'check', trial: trial.oid, row: `bib:${bib}`, presence: 'absent' }] },
    });
    expect((await seed({ round: 'h', seed: 'after' })).status).toBe(200);
    expect((await lists('h')).flat().toSorted()).toEqual(numbers(19).filter((one) => one !== bib));
    const { body } = await server.get<StartsAnswer>(`/api/starts?groupOID=${gOID}`);
    expect(body.starts[0]?.rows).toMatchObject([{ bib, presence: 'absent' }]);
  });

  test('keeps who is present of those who wait in the group', async () => {
    const presence = async (trial: string) => {
      const { body } = await server.get<StartsAnswer>(`/api/starts?${trial}`);
      return body.starts.flatMap(({ rows }) => rows).filter((row) => row.presence === 'present');
    };
    await server.call('POST', `/api/lesecretariat/start-edits/${chOID}`, {
      body: { edits: [{ op: 'check', trial: gOID, row: 'bib:7', presence: 'present' }] },
    });
    expect((await seed({ round: 'h' })).status).toBe(200);
    const drawn = await Promise.all((await heats('h')).map(({ oid }) => presence(`trialOIDs[]=${oid}`)));
    expect(drawn.flat()).toMatchObject([{ bib: '7' }]);
  });

  test('is undone: heats that it made go, the entries wait again', async () => {
    const { body } = await seed({ round: 'h' });
    const undone = await server.call('POST', '/api/lesecretariat/undo', { body: { logOid: body.log } });
    expect([undone.status, await lists('h')]).toEqual([200, [[]]]);
    const back = await server.get<StartsAnswer>(`/api/starts?groupOID=${gOID}`);
    expect(back.body.starts[0]?.rows).toHaveLength(19);
  });

  test.each([
    [{ round: 'h', lanes: 3 }, 400, '$.lanes'],
    [{ round: 'h', laneGroups: [[4, 5], [5]] }, 400, '$.laneGroups: lane 5: lane twice'],
    [{ round: 'h', from: 'h' }, 400, '$.from: a round is not seeded from itself'],
    [{ round: 's', from: 'q' }, 404, `$.from: ${GROUP} has no round q`],
    [{ round: 's', from: 'h' }, 409, `$.from: the results of ${heat(1)} are not known yet`],
  ])('%j is refused', async (body, status, detail) => {
    const [code, said] = refusal(await seed(body));
    expect([code, said]).toEqual([status, expect.stringContaining(detail)]);
  });

  test('a round that has run, a group without entries and an unknown group are refused', async () => {
    await seed({ round: 'h' });
    await run('h', (bib) => 21_000 + bib * 10);
    expect(refusal(await seed({ round: 'h' }))).toEqual([409, `$.round: ${heat(1)} has results already`]);
    await enter(0);
    expect(refusal(await seed({ round: 'h' }))).toEqual([409, `${GROUP} has no entries to be put in heats`]);
    gOID = 'nowhere';
    expect((await seed({ round: 'h' })).status).toBe(404);
  });
});

describe('The next round', () => {
  test('takes those who go on by place and time, once each; who comes next is the reserve list', async () => {
    await seed({ round: 'h' });
    await run('h', (bib) => 21_000 + bib * 10);
    const { status, body } = await seed({ round: 'f', from: 'h' });
    expect([status, body.heats.length]).toEqual([200, 1]);
    const on = (await qualification()).heats.flatMap(({ rows }) => rows.filter(({ qualified }) => qualified));
    expect(on).toHaveLength(8);
    expect((await lists('f')).flat().toSorted()).toEqual(on.map(({ row }) => row.slice(4)).toSorted());
    expect(body.reserves.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect((await server.trials(chOID)).find(({ round }) => round === 'f')).toMatchObject({ status: 20, starts: 8 });
  });

  test('leaves out who withdrew, and calls the reserve in the place when asked to', async () => {
    await seed({ round: 'h' });
    await run('h', (bib) => 21_000 + bib * 10);
    await decide({ round: 'h', decisions: [{ row: 'bib:1', code: 'withdrawn', why: 'Blessure' }] });
    expect((await seed({ round: 'f', from: 'h', preview: true })).body.heats[0]?.rows).toHaveLength(7);
    const { body } = await seed({ round: 'f', from: 'h', reserves: true });
    const bibs = body.heats[0]?.rows.map(({ bib }) => bib) ?? [];
    expect([bibs.length, bibs.includes('1')]).toEqual([8, false]);
  });

  test('keeps every athlete exactly once, whatever the number, the lanes, the rule and the seed', async () => {
    const meetings = fc.record({
      athletes: fc.integer({ min: 2, max: 60 }),
      lanes: fc.integer({ min: 4, max: 9 }),
      places: fc.integer({ min: 1, max: 3 }),
      times: fc.integer({ min: 0, max: 5 }),
      method: fc.constantFrom('serpentine', 'pack', 'lots'),
      heats: fc.integer({ min: 1, max: 3 }),
      drawn: fc.string({ minLength: 1, maxLength: 8 }),
    });
    const property = fc.asyncProperty(
      meetings,
      async ({ athletes, lanes, places, times, method, heats: semis, drawn }) => {
        await enter(athletes);
        await seed({ round: 'h', lanes, method, seed: drawn });
        expect((await lists('h')).flat().toSorted()).toEqual(numbers(athletes));
        await run('h', (bib, at) => 21_000 + ((bib * 7919) % 997) * 10 + at, { places, times });
        const on = (await qualification()).heats.flatMap(({ rows }) => rows.filter(({ qualified }) => qualified));
        const { status } = await seed({ round: 's', from: 'h', lanes, seed: drawn, method, heats: semis });
        expect(status).toBe(200);
        expect((await lists('s')).flat().toSorted()).toEqual(on.map(({ row }) => row.slice(4)).toSorted());
        expect(on.length).toBeGreaterThan(0);
        expect((await lists('h')).flat().toSorted()).toEqual(numbers(athletes));
      },
    );
    await fc.assert(property, { numRuns: process.env.FOULEE_LONG === '1' ? 40 : 6, seed: 20260613 });
  }, 60_000);
});

describe('What officials decide about who goes on', () => {
  beforeEach(async () => {
    await seed({ round: 'h' });
    await run('h', (bib) => 21_000 + bib * 10);
  });
  const getCode = async (bib: string) => {
    for (const { oid } of await heats('h')) {
      const { body } = await server.get<ResultsAnswer>(`/api/results?chOID=${chOID}&trialOID=${oid}`);
      const row = body.results[0]?.rows.find((one) => one.bib === bib);
      if (row !== undefined) return row.qualified;
    }
    return 'none';
  };

  test('is kept as decisions, said in the rows, and stays when results come anew', async () => {
    const { status, body } = await decide({
      round: 'h',
      decisions: [
        { row: 'bib:19', code: 'qR', by: 'Juge-arbitre', why: 'Gêné' },
        { row: 'bib:18', code: 'qJ' },
        { row: 'bib:17', code: 'q' },
        { row: 'bib:1', code: 'out' },
      ],
    });
    expect([status, body.decisions.map(({ kind, row, code }) => [kind, row, code])]).toEqual([
      200,
      [
        ['decision', 'bib:19', 'qR'],
        ['decision', 'bib:18', 'qJ'],
        ['decision', 'bib:17', 'q'],
        ['decision', 'bib:1', 'out'],
      ],
    ]);
    const codes = async () => Promise.all(['19', '18', '17', '1', '2'].map(getCode));
    expect(await codes()).toEqual(['qR', 'qJ', 'q', undefined, 'Q']);
    await run('h', (bib) => 21_000 + bib * 20);
    expect(await codes()).toEqual(['qR', 'qJ', 'q', undefined, 'Q']);
    await decide({ round: 'h', decisions: [{ row: 'bib:19', code: null }] });
    expect(await getCode('19')).toBeUndefined();
  });

  test('lots part a tie for the last place; until then the next round is not seeded', async () => {
    await run('h', (bib) => (bib <= 7 ? 21_000 + bib * 10 : 22_000), { places: 0, times: 8 });
    const [tie] = (await qualification()).open;
    expect([tie?.spots, tie?.tied.length]).toEqual([1, 12]);
    expect(refusal(await seed({ round: 'f', from: 'h' }))[0]).toBe(409);
    const tied = tie?.tied ?? [];
    expect((await decide({ round: 'h', draw: { tied, by: 'Juge', chosen: tied.slice(0, 2) } })).status).toBe(400);
    expect((await decide({ round: 'h', draw: { tied: tied.slice(1), by: 'Juge', seed: 'x' } })).status).toBe(409);
    const { body } = await decide({ round: 'h', draw: { tied, by: 'Juge', seed: 'tirage' } });
    const chosen = body.decisions.find(({ kind }) => kind === 'draw')?.chosen as string[];
    expect([body.open, chosen.length]).toEqual([[], 1]);
    expect(await getCode(chosen[0]?.slice(4) ?? '')).toBe('qD');
    expect((await seed({ round: 'f', from: 'h' })).body.heats[0]?.rows).toHaveLength(8);
  });

  test('hand times beside electronic ones leave a place by time open until officials name who goes on (TR 20.8)', async () => {
    await run('h', (bib) => 21_000 + bib * 100, { places: 1, times: 1 });
    const [first] = await heats('h');
    const dets = { qualifying: { places: 1, times: 1 }, hand: true };
    await server.upload(chOID, {
      trialsData: [anUploadTrial(first?.uid ?? '', { group: '200 m Hommes', name: 'Série', status: 15, dets })],
    });
    const [tie] = (await qualification()).open;
    expect([tie?.needs, tie?.spots]).toEqual(['method', 1]);
    expect(refusal(await seed({ round: 'f', from: 'h' }))[0]).toBe(409);
    const row = tie?.tied[0] ?? '';
    const { body } = await decide({ round: 'h', decisions: [{ row, code: 'q', by: 'Juge-arbitre' }] });
    expect([body.open, await getCode(row.slice(4))]).toEqual([[], 'q']);
    expect((await seed({ round: 'f', from: 'h' })).body.heats[0]?.rows).toHaveLength(4);
  });

  test('is undone: the rows say again what the rules give', async () => {
    const before = await Promise.all(['1', '19'].map(getCode));
    const { body } = await decide({
      round: 'h',
      decisions: [
        { row: 'bib:19', code: 'qR' },
        { row: 'bib:1', code: 'out' },
      ],
    });
    expect(await Promise.all(['1', '19'].map(getCode))).toEqual([undefined, 'qR']);
    const { status } = await server.call('POST', '/api/lesecretariat/undo', { body: { logOid: body.log } });
    expect([status, await Promise.all(['1', '19'].map(getCode))]).toEqual([200, before]);
  });

  test('of nobody of the round, or of a round that is not there, is refused', async () => {
    expect(refusal(await decide({ round: 'h', decisions: [{ row: 'bib:99', code: 'q' }] }))).toEqual([
      404,
      `$.decisions[0].row: "bib:99" is in no heat of round h of ${GROUP}`,
    ]);
    expect((await decide({ round: 's' })).status).toBe(404);
    expect((await decide({ round: 'h', decisions: [{ row: 'bib:1', code: 'qD' }] })).status).toBe(400);
  });
});
