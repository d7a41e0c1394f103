import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeAthleteId } from 'shared-domain';
import type {
  CpesAnswer,
  ErrorEnvelope,
  PerfsAnswer,
  PesAnswer,
  ScratchAnswer,
  StatsAnswer,
} from 'shared-domain/contract';
import {
  cpesAnswer,
  perfsAnswer,
  pesAnswer,
  pricesAnswer,
  scratchAnswer,
  statsAnswer,
} from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { ConfigError } from '../src/base/config.ts';
import { loadPointsTables } from '../src/services/context/points-tables.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { aFinal, anUploadTrial, FINAL, ms } from './uploads.ts';

const HEAT = '000100-0-55-h1';
const HIGH = '900001-0-56-f1';
let server: RunningServer;
let chOID: string;
let gOID: string;
beforeAll(async () => {
  server = await startServer();
  chOID = (await server.createChallenge()).oid;
  const final = aFinal();
  await server.upload(chOID, {
    trialsData: [
      ...(final.trialsData ?? []),
      anUploadTrial(HEAT, { status: 40, date: '2026-06-13T11:00:00+02:00', dets: { wind: -0.3 } }),
      anUploadTrial(HIGH, {
        group: 'Hauteur Femmes',
        name: 'Hauteur Femmes',
        status: 20,
        date: '2026-06-14T10:00:00+02:00',
      }),
    ],
    startlists: {
      ...final.startlists,
      [HIGH]: [{ bib: '31', last: 'LEROY', first: 'Eva', category: 56, clubName: 'EA Brest', dob: '2002-01-02' }],
    },
    resultlists: {
      ...final.resultlists,
      [HEAT]: [
        { bib: '12', last: 'PETIT', first: 'Noé', category: 55, clubName: 'EA Brest', prf: ms(10_481) },
        {
          bib: '13',
          last: 'MOREL',
          first: 'Hugo',
          category: 55,
          clubName: 'US Vannes',
          prf: ms(10_900),
          qualified: 'q',
        },
        { bib: '14', last: 'ROUX', first: 'Tom', category: 55, clubName: 'US Vannes', prf: { st: 2 } },
      ],
    },
  });
  gOID = (await server.trials(chOID)).find(({ uid }) => uid === FINAL)?.gOID ?? '';
});
afterAll(() => server.close());

async function read<T>(path: string, schema: z.ZodType<T>): Promise<T> {
  const { status, body } = await server.get<T>(path);
  expect({ path, status }).toEqual({ path, status: 200 });
  expect({ path, issues: schema.safeParse(body).error?.issues }).toEqual({ path, issues: undefined });
  return body;
}

describe('An overall ranking', () => {
  test('has each athlete once, with the best mark of all heats; across heats equal hundredths are equal', async () => {
    const scratch: ScratchAnswer = await read(`/api/scratch/${gOID}`, scratchAnswer);
    expect(scratch.results.map(({ rank, last, prf, uid, wind }) => [rank, last, prf.v, uid, wind])).toEqual([
      [1, 'MARTIN', 10_480, FINAL, 0.4],
      [2, 'PETIT', 10_481, HEAT, -0.3],
      [3, 'MOREL', 10_900, HEAT, -0.3],
      [undefined, 'ROUX', undefined, HEAT, -0.3],
    ]);
    expect(scratch).toMatchObject({ oid: gOID, name: '100 m Hommes', family: 1, remaining: 0 });
  });

  test('names each athlete by the id that leads to their page', async () => {
    const { results }: ScratchAnswer = await read(`/api/scratch/${gOID}`, scratchAnswer);
    const petit = results.find(({ last }) => last === 'PETIT');
    expect(petit?.auid).toBe(makeAthleteId({ last: 'PETIT', first: 'Noé', third: 'EA Brest' }));
  });

  test('of a group that is not there is not found', async () => {
    const { status, body } = await server.get<ErrorEnvelope>('/api/scratch/none');
    expect([status, body.errors[0]?.id]).toEqual([404, 'not found']);
  });
});

describe('Best performances', () => {
  test('are each athlete’s best of each event, most points first, women and men apart', async () => {
    const perfs: PerfsAnswer = await read(`/api/challenge/${chOID}/perfs`, perfsAnswer);
    expect(perfs.men.map(({ last, prf, pts }) => [last, prf.v, pts?.hun, pts?.lvl])).toEqual([
      ['MARTIN', 10_480, 1047, 3],
      ['PETIT', 10_481, 1043, 3],
      ['MOREL', 10_900, 916, 5],
    ]);
    expect(perfs.women).toEqual([]);
    const { men }: PerfsAnswer = await read(`/api/challenge/${chOID}/perfs?qty=1`, perfsAnswer);
    expect(men).toEqual(perfs.men.slice(0, 1));
    expect(perfs.by).toBe('hun');
    expect(perfs.editions.hun).toContain('2025');
  });

  test('have the points of the hurdles of their category where the event names none, not those of seniors', async () => {
    const HURDLES = '000400-H-49-f1';
    const { oid } = await server.createChallenge();
    await server.upload(oid, {
      trialsData: [anUploadTrial(HURDLES, { group: '400 m haies', name: '400 m haies' })],
      resultlists: { [HURDLES]: [{ bib: '1', last: 'MARTIN', first: 'Léo', category: 49, prf: ms(55_000) }] },
    });
    const { men }: PerfsAnswer = await read(`/api/challenge/${oid}/perfs`, perfsAnswer);
    // 0.205 × (55 − 120)², the row of 0.84 m; that of 0.914 m would give 895.
    expect(men.map(({ pts }) => pts?.hun)).toEqual([866]);
  });

  test('established here are listed best points first, and counted by club', async () => {
    const pes: PesAnswer = await read(`/api/challenge/${chOID}/pes?qty=1`, pesAnswer);
    expect(pes.pes.map(({ last, pe }) => [last, pe])).toEqual([['MARTIN', { k: 'PB', prev: 10_500 }]]);
    const cpes: CpesAnswer = await read(`/api/challenge/${chOID}/cpes`, cpesAnswer);
    expect(cpes).toEqual({ total: 1, clubs: [{ club: 'AC Rennes', count: 1, pb: 1, sb: 0 }] });
  });

  test.each(['0', '1001', 'many'])('asked for %s at once are refused', async (qty) => {
    const { status, body } = await server.get<ErrorEnvelope>(`/api/challenge/${chOID}/pes?qty=${qty}`);
    expect([status, body.errors[0]?.id]).toEqual([400, 'invalid request']);
    expect(body.errors[0]?.detail).toContain('query.qty');
  });
});

describe('Statistics', () => {
  test('count athletes once, and every row of a result list', async () => {
    const stats: StatsAnswer = await read(`/api/challenge/${chOID}/stats`, statsAnswer);
    expect(stats).toMatchObject({
      athletes: 5,
      teams: 0,
      clubs: 3,
      groups: 2,
      groupsDone: 1,
      trials: 3,
      results: 6,
      marks: 4,
      qualified: 1,
      pb: 1,
      sb: 0,
      status: { dns: 1, dnf: 1, dq: 0, nm: 0, other: 0 },
      sexes: [
        { sex: 1, athletes: 4, results: 6 },
        { sex: 2, athletes: 1, results: 0 },
      ],
      days: [
        { date: '2026-06-13', trials: 2, done: 2, athletes: 4, results: 6 },
        { date: '2026-06-14', trials: 1, done: 0, athletes: 1, results: 0 },
      ],
      hours: [{ hour: 11 }, { hour: 15 }, { hour: 10 }],
    });
    expect(stats.clubList[0]).toEqual({ club: 'EA Brest', athletes: 2, results: 2 });
  });

  test('of one sex count its athletes, their results and its events', async () => {
    expect(await read(`/api/challenge/${chOID}/stats?sex=F`, statsAnswer)).toMatchObject({
      athletes: 1,
      groups: 1,
      trials: 1,
      results: 0,
      status: { dns: 0, dnf: 0 },
      sexes: [{ sex: 2, athletes: 1, results: 0 }],
      hours: [{ date: '2026-06-14', hour: 10 }],
    });
    expect(await read(`/api/challenge/${chOID}/stats?sex=M`, statsAnswer)).toMatchObject({
      athletes: 4,
      groups: 1,
      trials: 2,
      results: 6,
      marks: 4,
      sexes: [{ sex: 1, athletes: 4, results: 6 }],
    });
    expect((await server.get(`/api/challenge/${chOID}/stats?sex=X`)).status).toBe(400);
  });

  test('count a relay as a team and its result, never as a participant of a category, a club or a country', async () => {
    const RELAY = '004100-0-55-f1';
    const { oid } = await server.createChallenge();
    const club = { clubName: 'EA Brest', country: 'FRA', category: 55 };
    const members = [{ last: 'PETIT', first: 'Noé', leg: 1 }];
    await server.upload(oid, {
      trialsData: [anUploadTrial(RELAY, { group: '4 × 100 m', name: '4 × 100 m', status: 40 }), anUploadTrial(FINAL)],
      startlists: { [RELAY]: [{ bib: 'R1', relay: { n: 'EA Brest 1' }, members, ...club }] },
      resultlists: {
        [RELAY]: [{ bib: 'R1', prf: ms(41_000) }],
        [FINAL]: [{ bib: '12', last: 'PETIT', first: 'Noé', ...club, prf: ms(10_481) }],
      },
    });
    const stats: StatsAnswer = await read(`/api/challenge/${oid}/stats`, statsAnswer);
    expect(stats).toMatchObject({
      athletes: 1,
      teams: 1,
      sexes: [{ sex: 1, athletes: 1, results: 2 }],
      categories: [{ category: 55, athletes: 1, results: 2 }],
      clubList: [{ club: 'EA Brest', athletes: 1, results: 2 }],
      countryList: [{ country: 'FRA', athletes: 1, results: 2 }],
      days: [{ athletes: 1, results: 2 }],
    });
  });
});

describe('Statistics of athletes in several categories', () => {
  test('count whoever is also in a mixed event once, with the sex and the category that are their own', async () => {
    const MIXED = '001500-0-1055-f1';
    const { oid } = await server.createChallenge();
    const petit = { bib: '12', last: 'PETIT', first: 'Noé' };
    await server.upload(oid, {
      trialsData: [anUploadTrial(MIXED, { group: '1500 m Mixte', name: '1500 m', status: 40 }), anUploadTrial(FINAL)],
      startlists: {},
      resultlists: {
        [MIXED]: [{ ...petit, prf: ms(241_000) }],
        [FINAL]: [{ ...petit, category: 55, prf: ms(10_481) }],
      },
    });
    const stats: StatsAnswer = await read(`/api/challenge/${oid}/stats`, statsAnswer);
    expect(stats).toMatchObject({
      athletes: 1,
      sexes: [{ sex: 1, athletes: 1, results: 2 }],
      categories: [{ category: 55, athletes: 1, results: 2 }],
    });
  });
});

test('A challenge without prices has none', async () => {
  expect(await read(`/api/challenge/${chOID}/prices`, pricesAnswer)).toEqual({ prices: [] });
});

test('No birth date leaves the server', async () => {
  for (const call of ['perfs', 'pes', 'cpes', 'stats', 'prices'])
    expect(JSON.stringify((await server.get(`/api/challenge/${chOID}/${call}`)).body)).not.toMatch(
      /2001-03-04|2002-01-02/,
    );
});

describe('A table of the operator', () => {
  const own = join(import.meta.dirname, '..', '..', 'shared-domain', 'tables', 'wa-2025.json');
  const folderWith = (text: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'foulee-tables-'));
    mkdirSync(join(folder, 'tables'));
    writeFileSync(join(folder, 'tables', 'wa-2025.json'), text);
    return folder;
  };

  test('takes the place of the project’s own', () => {
    const table = { ...JSON.parse(readFileSync(own, 'utf8')), edition: 'Another edition' };
    expect(loadPointsTables(folderWith(JSON.stringify(table))).editions.hun).toBe('Another edition');
  });

  test('that can’t be read is refused by its name and place', () => {
    expect(() => loadPointsTables(folderWith('{"format": 2}'))).toThrow(ConfigError);
    expect(() => loadPointsTables(folderWith('{"format": 2}'))).toThrow(/wa-2025\.json.*format/);
  });

  test('is not needed: without tables there are no points', () => {
    const none = loadPointsTables(
      mkdtempSync(join(tmpdir(), 'foulee-tables-')),
      mkdtempSync(join(tmpdir(), 'foulee-none-')),
    );
    expect(none.scoreRow({ prf: ms(10_000) as { st: number } }, { g0: 100, g1: '0' }, 55, false)).toBeUndefined();
  });
});
