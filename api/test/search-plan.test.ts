import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CompiledQuery, ExplainNode, type KyselyPlugin, RawNode, SelectQueryNode, sql } from 'kysely';
import type { UploadBody } from 'shared-domain/contract';
import { presentAthletes, presentClubs, presentEvents } from '../src/services/reads/search-hits.ts';
import { listChallenges } from '../src/store/challenges/challenges.ts';
import type { Db } from '../src/store/db.ts';
import { findAthleteEntries, findClubEntries } from '../src/store/search/find-followed.ts';
import { findIds } from '../src/store/search/find-in-index.ts';
import { findRowsOfClubs } from '../src/store/search/find-rows.ts';
import { IDS_PER_CHALLENGE } from '../src/store/search/search-ids.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial, FINAL, ms } from './uploads.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const MARTIN = [{ text: 'martin', isWhole: false }];
const isPostgres = process.env.TEST_DATABASE === 'postgres';

const TABLES = ['search_athlete', 'search_club', 'search_event', 'search_challenge'] as const;

/** The plans of a search, one for each of its questions. */
async function explainSearch(search: (db: Db) => Promise<unknown>): Promise<string[]> {
  const plans: string[] = [];
  const explain: KyselyPlugin = {
    transformQuery({ node }) {
      if (SelectQueryNode.is(node))
        return {
          ...node,
          explain: ExplainNode.create(undefined, isPostgres ? undefined : sql`query plan`.toOperationNode()),
        };
      if (!RawNode.is(node)) return node;
      const [first = '', ...rest] = node.sqlFragments;
      return { ...node, sqlFragments: [`explain ${isPostgres ? '' : 'query plan '}${first}`, ...rest] };
    },
    async transformResult({ result }) {
      plans.push(result.rows.map((row) => String(row['QUERY PLAN'] ?? row.detail)).join('\n'));
      return { ...result, rows: [] };
    },
  };
  await server.ctx.store.db.connection().execute(async (db) => {
    // A table of a few rows is read whole unless that is forbidden.
    if (isPostgres) await db.executeQuery(CompiledQuery.raw('set enable_seqscan = off'));
    await search(db.withPlugin(explain));
    if (isPostgres) await sql`reset enable_seqscan`.execute(db);
  });
  return plans;
}

/** The database with a list of what it is asked. */
function recordQuestions() {
  const questions: string[] = [];
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      questions.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: server.ctx.store.db.withPlugin(counter), questions };
}

test.each(TABLES)('4. A search of %s goes by the index of words, and goes through no table', async (table) => {
  const plans = await explainSearch((db) => findIds(db, table, { words: MARTIN, limit: 1000 }));
  // On PostgreSQL the newest entries of the large tables are tested first.
  expect(plans).toHaveLength(isPostgres && table !== 'search_challenge' ? 2 : 1);
  expect(plans.at(-1)).toMatch(
    new RegExp(isPostgres ? `Index Scan.* on ${table}_words` : `SCAN ${table}_words VIRTUAL TABLE INDEX`),
  );
  for (const plan of plans) expect(plan).not.toMatch(/Seq Scan/);
});

test.each(TABLES)('4. A search of %s in one competition goes through its own entries alone', async (table) => {
  const plans = await explainSearch((db) =>
    findIds(db, table, { words: MARTIN, scope: 7 * IDS_PER_CHALLENGE, limit: 1000 }),
  );
  const ofIds = isPostgres ? `Index (Only )?Scan.* ${table}_pkey` : `SCAN ${table}_words VIRTUAL TABLE INDEX`;
  for (const plan of plans) {
    expect(plan).toMatch(new RegExp(ofIds));
    expect(plan).not.toMatch(/Seq Scan/);
    if (isPostgres) expect(plan).not.toContain(`${table}_words`);
  }
  // On PostgreSQL whether they are few enough to be tested is asked first.
  expect(plans).toHaveLength(isPostgres ? 2 : 1);
});

test.each([
  ['search_athlete_name', findAthleteEntries],
  ['search_club_club', findClubEntries],
])('4. Followed people and clubs of some weeks are found by the index %s', async (index, find) => {
  const range = { after: 7 * IDS_PER_CHALLENGE, before: 9 * IDS_PER_CHALLENGE, near: 8 * IDS_PER_CHALLENGE };
  const plans = await explainSearch((db) => find(db, ['martin 1', 'martin 2'], range, 300));
  expect(plans).toHaveLength(1);
  expect(plans[0]).toMatch(new RegExp(`(USING|on|using) .*${index}`, 'i'));
  expect(plans[0]).toMatch(isPostgres ? /id > / : /rowid>\? AND rowid<\?/);
});

test('4. A search in one competition finds its newest matches, and none of another', async () => {
  const { db } = server.ctx.store;
  const [earlier, own, later] = [7, 8, 9].map((number) => number * IDS_PER_CHALLENGE) as [number, number, number];
  const entry = (id: number, name: string) => ({ id, name, club: '', bib: '' });
  await db
    .insertInto('search_athlete')
    .values([
      ...[1, 2].flatMap((n) => [earlier, own, later].map((scope) => entry(scope + n, `martin ${n}`))),
      entry(own + 3, 'durand'),
      entry(own + 4, 'martin'),
    ])
    .execute();
  const find = (query: { readonly before?: number; readonly limit: number }) =>
    findIds(db, 'search_athlete', { words: MARTIN, scope: own, ...query });
  expect(await find({ limit: 9 })).toEqual([own + 4, own + 2, own + 1]);
  expect(await find({ limit: 2 })).toEqual([own + 4, own + 2]);
  expect(await find({ limit: 2, before: own + 2 })).toEqual([own + 1]);
});

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
  const { db, questions } = recordQuestions();
  for (const [table, present] of [
    ['search_athlete', presentAthletes],
    ['search_club', presentClubs],
    ['search_event', presentEvents],
  ] as const) {
    const ids = await findIds(server.ctx.store.db, table, { words: MARTIN, limit: 20 });
    questions.length = 0;
    expect(await present(db, ids, new Map(ids.map((id) => [id, record])))).toHaveLength(9);
    expect(questions.length).toBeLessThan(5);
  }
});

test('4. How a club is written is read from one of its results, or from an entry where it has none', async () => {
  const { oid } = await server.createChallenge({ name: 'Kermesse', date: '2026-11-22' });
  const starts = [{ bib: '1', last: 'DURAND', category: 56, clubName: 'US Lannion' }];
  const send = (resultlists: UploadBody['resultlists']) =>
    server.upload(oid, { trialsData: [anUploadTrial(FINAL)], startlists: { [FINAL]: starts }, resultlists });
  const read = () => findRowsOfClubs(server.ctx.store.db, [{ challenge: oid, club: 'us lannion' }]);
  await send({});
  expect(await read()).toMatchObject([{ result: null, start: expect.stringContaining('US Lannion') }]);
  await send({ [FINAL]: [{ bib: '1', prf: ms(12_640) }] });
  expect(await read()).toMatchObject([{ result: expect.stringContaining('US Lannion'), start: null }]);
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
  expect(await findIds(db, 'search_athlete', { words: MARTIN, before, limit: 3 })).toEqual([2100, 2099, 2098]);
});

test.each([
  ['rare', 5, 0, 3],
  ['in many entries of other competitions', 5, 2100, 4],
  ['in most of its own', 5900, 0, 2],
])('4. In a race of 6,000 a word is found that is %s', async (_, own, others, asked) => {
  const { db, questions } = recordQuestions();
  await db.deleteFrom('search_athlete').execute();
  const [earlier, race, later] = [7, 8, 9].map((number) => number * IDS_PER_CHALLENGE) as [number, number, number];
  const fill = async (scope: number, entries: number, matches: number) => {
    const entry = (n: number) => ({ id: scope + n, name: n <= matches ? 'martin' : 'durand', club: '', bib: `${n}` });
    for (let first = 1; first <= entries; first += 1000)
      await db
        .insertInto('search_athlete')
        .values(Array.from({ length: Math.min(1000, entries - first + 1) }, (_, index) => entry(first + index)))
        .execute();
  };
  await fill(earlier, 3, 3);
  await fill(race, 6000, own);
  await fill(later, Math.max(3, others), Math.max(3, others));
  const find = (before?: number) => findIds(db, 'search_athlete', { words: MARTIN, scope: race, before, limit: 3 });
  questions.length = 0;
  expect(await find()).toEqual([own, own - 1, own - 2].map((n) => race + n));
  // Its size, its newest entries, the index of words, at last all its entries.
  expect(questions).toHaveLength(isPostgres ? asked : 1);
  expect(await find(race + 3)).toEqual([race + 2, race + 1]);
});
