import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { KyselyPlugin } from 'kysely';
import type { RaceAnswer, RaceQuery, UploadResult } from 'shared-domain/contract';
import type { Db } from '../src/store/db.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial, ms } from './uploads.ts';

const RACE = '010000-R-55-f1';
const RUNNERS = 2500;
const HALF = 5000;

const runner = (n: number): UploadResult => ({
  bib: String(n),
  last: `COUREUR${n}`,
  first: 'Ana',
  clubName: n % 2 === 0 ? 'AC Rennes' : 'US Vannes',
  category: 55,
  prf: ms(1_800_000 + n * 100),
  splits: [{ d: HALF, t: 900_000 + ((n * 7) % RUNNERS) * 50 }],
});
const timeAt = (n: number) => runner(n).splits?.[0]?.t ?? 0;

let server: RunningServer;
let chOID: string;
let race: string;
/** Questions to the table of result rows. */
let questions = 0;

const counter: KyselyPlugin = {
  transformQuery({ node }) {
    if (JSON.stringify(node).includes('"result_row"')) questions += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};

const upload = (runners: readonly number[]) =>
  server.upload(chOID, {
    trialsData: [anUploadTrial(RACE, { status: 40 })],
    resultlists: { [RACE]: runners.map(runner) },
  });

beforeAll(async () => {
  server = await startServer();
  const { store } = server.ctx;
  const transaction = store.transaction.bind(store);
  jest
    .spyOn(store, 'transaction')
    .mockImplementation(((work: (db: Db) => Promise<unknown>, ...rest: []) =>
      transaction(
        (db) => work((db as { withPlugin(plugin: KyselyPlugin): Db }).withPlugin(counter)),
        ...rest,
      )) as never);
  chOID = (await server.createChallenge({ kind: 'road' })).oid;
}, 60_000);
afterAll(() => server.close());

async function ask(query: RaceQuery): Promise<{ answer: RaceAnswer; asked: number }> {
  questions = 0;
  const path = `/api/results-rr/${chOID}/query/${race}`;
  const { body } = await server.call<RaceAnswer>('POST', path, { body: query, token: '' });
  return { answer: body, asked: questions };
}
const bibs = ({ results }: RaceAnswer) => results.map(({ bib }) => Number(bib));

beforeEach(async () => {
  await upload(Array.from({ length: RUNNERS }, (_, index) => index + 1));
  race = (await server.trials(chOID))[0]?.oid ?? '';
  await ask({ limit: 1 });
});

describe('A question about a long race', () => {
  test('with a point that the course has not is answered without looking at a row', async () => {
    for (const at of [5000.1, 4999, 1]) {
      const { answer, asked } = await ask({ at });
      expect([at, answer.total, asked]).toEqual([at, 0, 0]);
    }
  });

  test('with words is one pass over the rows, and its further pages read their own rows alone', async () => {
    const first = await ask({ search: 'rennes coureur1', limit: 3 });
    expect(bibs(first.answer)).toEqual([10, 12, 14]);
    // Whether the list is long, the pass, the rows of the page.
    expect(first.asked).toBe(3);
    const second = await ask({ search: 'rennes coureur1', limit: 3, offset: 3 });
    expect([bibs(second.answer), second.answer.total, second.asked]).toEqual([[16, 18, 100], first.answer.total, 1]);
    const byName = await ask({ search: 'rennes coureur1', limit: 3, sort: 'name' });
    expect(bibs(byName.answer)).toEqual([10, 100, 1000]);
  });

  test('with a point of the course reads the times once for all pages, rankings and searches', async () => {
    const order = Array.from({ length: RUNNERS }, (_, index) => index + 1).sort(
      (a, b) => timeAt(a) - timeAt(b) || a - b,
    );
    const first = await ask({ at: HALF, limit: 3 });
    expect([bibs(first.answer), first.answer.total]).toEqual([order.slice(0, 3), RUNNERS]);
    const second = await ask({ at: HALF, limit: 3, offset: 2000 });
    expect([bibs(second.answer), second.asked]).toEqual([order.slice(2000, 2003), 1]);
    await ask({ club: 'AC Rennes', limit: 1 });
    const rennes = await ask({ at: HALF, club: 'AC Rennes', limit: 3 });
    expect([bibs(rennes.answer), rennes.answer.total, rennes.asked]).toEqual([
      order.filter((n) => n % 2 === 0).slice(0, 3),
      RUNNERS / 2,
      1,
    ]);
  });

  test('is answered anew once the list has changed', async () => {
    expect((await ask({ search: 'vannes' })).answer.total).toBe(RUNNERS / 2);
    await upload([2, 4, 5]);
    expect((await ask({ search: 'vannes' })).answer.total).toBe(1);
    expect(bibs((await ask({ at: HALF })).answer)).toEqual([2, 4, 5]);
  });

  test('finds nobody any more who was erased since', async () => {
    const query = { search: 'coureur77 ana', limit: 5 };
    expect(bibs((await ask(query)).answer)).toContain(77);
    const path = `/api/lesecretariat/organisation/${server.org}/person/erase`;
    const { status } = await server.call('POST', path, { body: { last: 'COUREUR77', first: 'Ana' } });
    expect(status).toBe(200);
    expect(bibs((await ask(query)).answer)).not.toContain(77);
  });
});
