import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { RaceAnswer, RaceQuery, UploadResult } from 'shared-domain/contract';
import { raceAnswer } from 'shared-domain/contract/schemas';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial, ms } from './uploads.ts';

const RACE = '021097-R-57-f1';
const FINISHERS = 120;
const ON_THE_WAY = 10;

/** Runner n of those who finish; the fast ones of the first half come in last at 5 km. */
const finisher = (n: number): UploadResult => ({
  bib: String(n),
  last: `COUREUR${n}`,
  first: 'Ana',
  clubName: n % 3 === 0 ? 'AC Rennes' : 'US Vannes',
  category: n % 10 === 0 ? 56 : 55,
  prf: ms(4_000_000 + n * 1000),
  splits: [
    { d: 5000, t: 1_000_000 - n * 1000, label: 'k5' },
    { d: 10_000, t: 1_900_000 + n * 1000, label: 'Pont Neuf' },
    { d: 21_097, t: 4_000_000 + n * 1000 },
  ],
});

/** Runner n of those who are still on the course: the later ones are further. */
const runner = (n: number): UploadResult => ({
  bib: `9${n}`,
  last: n === 1 ? 'DUPONT' : `TARDIF${n}`,
  first: 'Léa',
  clubName: 'US Vannes',
  category: 56,
  prf: { st: 6 },
  splits: [{ d: 5000, t: 2_000_000 }, ...(n > 5 ? [{ d: 10_000, t: 4_000_000 - n }] : [])],
});

let server: RunningServer;
let chOID: string;
let race: string;
beforeAll(async () => {
  server = await startServer();
  chOID = (await server.createChallenge({ kind: 'road', name: 'Semi' })).oid;
  const rows = [
    ...Array.from({ length: FINISHERS }, (_, index) => finisher(index + 1)),
    ...Array.from({ length: ON_THE_WAY }, (_, index) => runner(index + 1)),
    { bib: '500', last: 'TRICHEUR', clubName: 'US Vannes', category: 55, prf: { st: 4 }, splits: [{ d: 5000, t: 1 }] },
  ];
  const trialsData = [anUploadTrial(RACE, { group: 'Semi', name: 'Semi', status: 5 })];
  await server.upload(chOID, { trialsData, resultlists: { [RACE]: rows } });
  race = (await server.trials(chOID))[0]?.oid ?? '';
}, 60_000);
afterAll(() => server.close());

async function ask(query: RaceQuery): Promise<RaceAnswer> {
  const path = `/api/results-rr/${chOID}/query/${race}`;
  const { status, body } = await server.call<RaceAnswer>('POST', path, { body: query, token: '' });
  expect([status, raceAnswer.safeParse(body).error?.issues]).toEqual([200, undefined]);
  return body;
}
const bibs = ({ results }: RaceAnswer) => results.map(({ bib }) => bib);

describe('The passages of a long race', () => {
  test('tell the points of the course, named as they were sent, without the finish', async () => {
    expect((await ask({ limit: 1 })).points).toEqual([
      { d: 5000, label: 'k5' },
      { d: 10_000, label: 'Pont Neuf', best: 1_901_000 },
    ]);
  });

  test('have the place there over the whole race, none for a disqualified runner', async () => {
    const { results, rrdbib } = await ask({ limit: 1, bib: '500' });
    expect(results[0]?.splits?.map(({ rank }) => rank)).toEqual([FINISHERS, 1, 1]);
    expect(rrdbib?.splits).toEqual([{ d: 5000, t: 1 }]);
  });

  test('at a point: who passed it, in the order of the times there, by pages', async () => {
    const first = await ask({ at: 5000, limit: 3 });
    expect([first.total, bibs(first)]).toEqual([FINISHERS + ON_THE_WAY + 1, ['500', '120', '119']]);
    const later = await ask({ at: 10_000, limit: 5, offset: FINISHERS });
    expect([later.total, bibs(later)]).toEqual([FINISHERS + 5, ['910', '99', '98', '97', '96']]);
  });

  test('at a point and of a category', async () => {
    const women = await ask({ at: 5000, category: 56, limit: 2 });
    expect([women.total, bibs(women)]).toEqual([FINISHERS / 10 + ON_THE_WAY, ['120', '110']]);
    expect(women.results[0]?.splits?.[0]?.rank).toBe(1);
  });

  test('at a point the best time is that of the whole race, whoever is asked for, also of one who came in last', async () => {
    const best = async (query: RaceQuery) => (await ask(query)).points?.map((point) => point.best);
    const first = 1_000_000 - FINISHERS * 1000;
    expect(await best({ at: 5000, category: 56, limit: 1 })).toEqual([first, 1_901_000]);
    expect(await best({ at: 5000, club: 'US Vannes', offset: 3, limit: 1 })).toEqual([first, 1_901_000]);
  });

  test('at a point where nobody has a time there is nobody', async () => {
    expect(await ask({ at: 7777 })).toMatchObject({ total: 0, results: [] });
  });

  test('order those who are on the way by how far they came, after the finishers', async () => {
    const { results } = await ask({ offset: FINISHERS, limit: ON_THE_WAY });
    expect(results.map(({ bib }) => bib)).toEqual(['910', '99', '98', '97', '96', '91', '92', '93', '94', '95']);
  });
});

describe('Those whom a reader follows, of a long race', () => {
  test('are found by names and clubs, without accents or case', async () => {
    const found = await ask({ followed: { names: ['dupont lea', 'COUREUR7 Ana'], clubs: [] } });
    expect([found.total, bibs(found)]).toEqual([2, ['7', '91']]);
    expect((await ask({ followed: { names: [], clubs: ['ac rennes'] } })).total).toBe(FINISHERS / 3);
    expect((await ask({ followed: { names: ['dupont lea'], clubs: ['ac rennes'] }, limit: 1 })).total).toBe(
      FINISHERS / 3 + 1,
    );
  });

  test('in a ranking too, and at a point of the course', async () => {
    const followed = { names: ['dupont lea'], clubs: ['ac rennes'] };
    expect((await ask({ followed, category: 56 })).total).toBe(FINISHERS / 30 + 1);
    expect(bibs(await ask({ followed, at: 5000, limit: 1 }))).toEqual(['120']);
  });

  test('who follows nobody gets nobody', async () => {
    expect(await ask({ followed: { names: [], clubs: [] } })).toMatchObject({ total: 0, results: [] });
  });

  test('a hidden athlete is not among them', async () => {
    const hide = (hidden: boolean) =>
      server.call('PUT', `/api/lesecretariat/athlete-hidden/${chOID}`, {
        body: { last: 'DUPONT', first: 'Léa', hidden },
      });
    await hide(true);
    expect((await ask({ followed: { names: ['dupont lea', 'athlete anonyme'], clubs: [] } })).total).toBe(0);
    await hide(false);
  });
});
