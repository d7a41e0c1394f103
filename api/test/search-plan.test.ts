import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CompiledQuery, type KyselyPlugin, RawNode, sql } from 'kysely';
import { presentAthletes, presentClubs, presentEvents } from '../src/services/reads/search-hits.ts';
import { listChallenges } from '../src/store/challenges/challenges.ts';
import { findIds } from '../src/store/search/find-in-index.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial, FINAL } from './uploads.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const isPostgres = process.env.TEST_DATABASE === 'postgres';

test.each(['search_athlete', 'search_club', 'search_event', 'search_challenge'] as const)(
  '4. A search of %s goes by the index of words, and goes through no table',
  async (table) => {
    const plans: string[] = [];
    const explain: KyselyPlugin = {
      transformQuery({ node }) {
        if (!RawNode.is(node)) return node;
        const [first = '', ...rest] = node.sqlFragments;
        return { ...node, sqlFragments: [`explain ${isPostgres ? '' : 'query plan '}${first}`, ...rest] };
      },
      async transformResult({ result }) {
        plans.push(result.rows.map((row) => String(row['QUERY PLAN'] ?? row.detail)).join('\n'));
        return result;
      },
    };
    await server.ctx.store.db.connection().execute(async (db) => {
      // A table of a few rows is read whole unless that is forbidden.
      if (isPostgres) await db.executeQuery(CompiledQuery.raw('set enable_seqscan = off'));
      const words = [{ text: 'martin', isWhole: false }];
      await findIds(db.withPlugin(explain), table, { words, limit: 1000 });
      if (isPostgres) await sql`reset enable_seqscan`.execute(db);
    });
    // On PostgreSQL the newest entries of the large tables are tested first.
    const isLarge = table === 'search_athlete' || table === 'search_club';
    expect(plans).toHaveLength(isPostgres && isLarge ? 2 : 1);
    expect(plans.at(-1)).toMatch(
      new RegExp(isPostgres ? `Index Scan.* on ${table}_words` : `SCAN ${table}_words VIRTUAL TABLE INDEX`),
    );
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan/);
  },
);

test('4. Athletes, clubs and events that are found are read together, by as many questions as one would be', async () => {
  const { oid } = await server.createChallenge({ name: 'Cross', date: '2026-11-15' });
  const starts = Array.from({ length: 9 }, (_, index) => ({
    bib: `${index + 1}`,
    last: `MARTIN-${'ABCDEFGHI'[index]}`,
    category: 56,
    clubName: `Martin Club ${'ABCDEFGHI'[index]}`,
  }));
  const trialsData = starts.map((_, index) =>
    anUploadTrial(`000${index + 1}00-0-55-f1`, { group: `Martin ${'ABCDEFGHI'[index]}` }),
  );
  await server.upload(oid, { trialsData, startlists: { [FINAL]: starts } });
  const [record] = await listChallenges(server.ctx.store.db, [oid]);
  if (record === undefined) throw new Error('the competition is missing');
  let questions = 0;
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      questions += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const db = server.ctx.store.db.withPlugin(counter);
  const words = [{ text: 'martin', isWhole: false }];
  for (const [table, present] of [
    ['search_athlete', presentAthletes],
    ['search_club', presentClubs],
    ['search_event', presentEvents],
  ] as const) {
    const ids = await findIds(server.ctx.store.db, table, { words, limit: 20 });
    questions = 0;
    expect(await present(db, ids, new Map(ids.map((id) => [id, record])))).toHaveLength(9);
    expect(questions).toBeLessThan(6);
  }
});

test.each([
  ['all are newer', 34_000],
  ['5,000 are newer', 7101],
  ['a few are newer', 2105],
])('4. The newest of 2,100 matches are found where of 31,900 other entries %s', async (_, before) => {
  const { db } = server.ctx.store;
  await db.deleteFrom('search_athlete').execute();
  const entry = (id: number) => ({ id, name: id <= 2100 ? `martin ${id}` : `durand ${id}`, club: '', bib: '' });
  for (let first = 1; first <= 34_000; first += 1000)
    await db
      .insertInto('search_athlete')
      .values(Array.from({ length: 1000 }, (_, index) => entry(first + index)))
      .execute();
  const words = [{ text: 'martin', isWhole: false }];
  expect(await findIds(db, 'search_athlete', { words, before, limit: 3 })).toEqual([2100, 2099, 2098]);
});
