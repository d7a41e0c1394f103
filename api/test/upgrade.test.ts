import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { calls, makeUrl, type PricesAnswer, type ResultsAnswer, type RoundsAnswer } from 'shared-domain/contract';
import { deleteChallenge } from '../src/store/challenges/challenges.ts';
import { createErasedTest, deleteErased, deleteUnusedErased } from '../src/store/lists/erased-people.ts';
import { readPositionedResults, readResultBodies, readStartBodies } from '../src/store/lists/lists.ts';
import { readListsUnder16 } from '../src/store/lists/under-16.ts';
import { migrate } from '../src/store/migrate.ts';
import { migrationProvider } from '../src/store/migrations/index.ts';
import { CommonSubsetDialect } from '../src/store/postgres/dialect.ts';
import { openPool } from '../src/store/postgres/pool.ts';
import type { Database } from '../src/store/schema.ts';
import { findPage } from '../src/store/search/find-rows.ts';
import { listSiteFiles, readSiteFile, storeSiteFile } from '../src/store/sites/site-files.ts';
import { getSqlitePath } from '../src/store/sqlite/open-sqlite.ts';
import { newTestDatabase } from './database/test-database.ts';
import { describeOnSqlite } from './declare-where.ts';
import { type OpenedServer, openServer } from './opened-server.ts';
import { allowForProcesses } from './process-limit.ts';
import { runTool } from './run-tool.ts';
import { spawnServer } from './spawned-server.ts';
import { ms } from './uploads.ts';

allowForProcesses();

const FIRST = readFileSync(join(__dirname, 'upgrade', 'release-0.9.0.sql'), 'utf8');

let folder: string;
let dataDir: string;
let server: OpenedServer | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foulee-upgrade-'));
  dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const file = new Sqlite(getSqlitePath(dataDir));
  file.pragma('journal_mode = WAL');
  file.exec(FIRST);
  file.close();
});
afterEach(async () => {
  await server?.end();
  server = undefined;
  rmSync(folder, { recursive: true });
});

const UID = '000100-0-55-f1';

/** What a spectator sees of the competition that the first release left. */
async function read({ url }: OpenedServer) {
  const get = async <T>(path: string): Promise<T> => (await (await fetch(url + path)).json()) as T;
  const { challenges } = await get<{ challenges: { oid: string; name: string }[] }>(
    `${makeUrl(calls.challenges, {})}?from=2026-06-01&to=2026-06-30`,
  );
  const chOID = challenges[0]?.oid ?? '';
  const { rounds } = await get<RoundsAnswer>(makeUrl(calls.rounds, { chOID }));
  const trialOID = rounds[0]?.heats[0]?.oid ?? '';
  const { results } = await get<ResultsAnswer>(makeUrl(calls.results, {}, { trialOID }));
  return { chOID, name: challenges[0]?.name, trial: results[0] };
}

const marks = (trial: ResultsAnswer['results'][number] | undefined) =>
  trial?.rows.map(({ rank, last, first, prf }) => [rank, first, last, prf.v]);

const AS_IT_WAS = [
  [1, 'Éloïse', 'DUPONT1', 10_437],
  [2, 'Éloïse', 'DUPONT2', 10_474],
  [3, 'Éloïse', 'DUPONT3', 10_511],
];

describeOnSqlite('The database of the first release', () => {
  test('is upgraded by a start: read as it was, written to, and gone back from by the backup made before', async () => {
    const backup = join(folder, 'before.sqlite');
    expect(await runTool('backup', [backup], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });

    server = await spawnServer({ DATA_DIR: dataDir });
    const { chOID, name, trial } = await read(server);
    expect([name, trial?.dets.wind, marks(trial)]).toEqual(['Meeting de printemps', 0.4, AS_IT_WAS]);
    const { prices } = await server.client.send<PricesAnswer>('GET', makeUrl(calls.prices, { id: chOID }));
    expect(prices.map(({ unit_amount }) => unit_amount)).toEqual([1200]);
    await server.client.send('POST', makeUrl(calls.uploadTrials, { chOID }), {
      chOID,
      resultlists: { [UID]: [{ bib: '4', prf: ms(10_000) }] },
    });
    expect(marks((await read(server)).trial)).toEqual([[1, 'Éloïse', 'DUPONT4', 10_000]]);
    await server.end();

    expect(await runTool('restore', [backup], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
    server = await openServer({ DATA_DIR: dataDir });
    expect(marks((await read(server)).trial)).toEqual(AS_IT_WAS);
  });
});

describe('Messages of visitors', () => {
  test('are letters to the operator after the upgrade: those that wait go on waiting, those sent stay sent', async () => {
    const { db, end } = await openAt('101-bounded-metadata');
    const at = '2026-06-13T10:00:00.000Z';
    const written = {
      sender: 'Léa <lea@valmont.example>',
      title: 'L’horaire',
      content: 'Bonjour,\n« 10 h » ?\\ "merci"',
    };
    await sql`insert into contact_message (oid, sender, title, content, at, sent_at, tries, next_try) values
      ('a', ${written.sender}, ${written.title}, ${written.content}, ${at}, null, 3, ${'2026-06-13T10:08:00.000Z'}),
      ('b', ${'ines@valmont.example'}, ${'Parking'}, ${''}, ${at}, ${'2026-06-13T10:00:02.000Z'}, 1, ${at})`.execute(
      db,
    );
    await migrate(db);
    const letters = await db.selectFrom('letter').selectAll().orderBy('oid').execute();
    const kept = { kind: 'contact', recipient: '', at, expires: null };
    expect(letters.map(({ body, ...letter }) => ({ ...letter, ...JSON.parse(body) }))).toEqual([
      { ...kept, ...written, oid: 'a', sent_at: null, tries: 3, next_try: '2026-06-13T10:08:00.000Z' },
      {
        ...kept,
        sender: 'ines@valmont.example',
        title: 'Parking',
        content: '',
        oid: 'b',
        sent_at: '2026-06-13T10:00:02.000Z',
        tries: 1,
        next_try: at,
      },
    ]);
    await end();
  });
});

/** A database as a migration left it, on whichever the run asks for. */
async function openAt(migration: string) {
  const database = await newTestDatabase({ isEmpty: true });
  const url = database.env.DATABASE_URL;
  const dialect =
    url === undefined
      ? new SqliteDialect({ database: new Sqlite(':memory:') })
      : new CommonSubsetDialect({ pool: openPool(url) });
  const db = new Kysely<Database>({ dialect });
  const { error } = await new Migrator({ db, provider: migrationProvider }).migrateTo(migration);
  expect(error).toBeUndefined();
  return { db, end: () => db.destroy().then(() => database.drop()) };
}

describe('Rows of lists', () => {
  test('stay what they are when they take numbers for their lists, long lists and commitments too', async () => {
    const { db, end } = await openAt('121-erased-people');
    const at = '2026-06-13T10:00:00.000Z';
    await sql`insert into organisation (oid, name, created) values ('org', 'Club', ${at})`.execute(db);
    for (const oid of ['ch', 'other'])
      await sql`insert into challenge (oid, organisation, name, rtype, hashtag, flag, kind, region, date, last_date, duration, tz, starts_at,
        ends_at, lisa, visible, metadata, trials, running, results, revision, created, updated)
        values (${oid}, 'org', 'Meeting', 'FFA', '', 0, 'road', 'bretagne', '2026-06-13', '2026-06-13', 1, 'Europe/Paris', ${at}, ${at}, 0, 1, '{}',
        1, 0, 2500, 3, ${at}, ${at})`.execute(db);
    await sql`insert into trial_group (oid, challenge, uid, name, category, g0, g1, position, entries)
      values ('group', 'ch', '010000-R-1057', '10 km', 1057, 10000, 'R', 0, 1)`.execute(db);
    for (const [oid, results] of [
      ['long', 2500],
      ['short', 2],
    ] as const)
      await sql`insert into trial (oid, challenge, trial_group, uid, position, name, status, date, date_at, dts, dets, g0, g1, category, round,
        heat, starts, results, hash, revision, updated) values (${oid}, 'ch', 'group', ${oid}, 0, '10 km', 40, ${at}, ${at}, '{}', '{}', 10000,
        'R', 1057, 'f', 1, 0, ${results}, '', 3, ${at})`.execute(db);
    const insert = (list: string, position: number) =>
      sql`insert into result_row (list, position, challenge, place, bib, category, name, club, sent, body, hidden, revision, under_16_until)
        values (${list}, ${position}, 'ch', ${position + 1}, ${String(position)}, 55, ${`dupont${position}`}, 'ac', ${`sent ${position}`},
        ${`body ${list} ${position}`}, ${position === 1 ? 'named' : null}, ${position === 0 ? null : 3}, ${position === 0 ? '2027-01-01' : null})`.execute(
        db,
      );
    for (let position = 0; position < 2500; position += 1) await insert('long', position);
    for (let position = 0; position < 2; position += 1) await insert('short', position);
    await sql`insert into start_row (list, position, challenge, bib, name, club, body)
      values ('group', 0, 'ch', '1', 'dupont', 'ac', 'entry')`.execute(db);

    await migrate(db);

    expect(await readStartBodies(db, 'group')).toEqual(['entry']);
    expect(await readPositionedResults(db, 'short')).toEqual([
      { position: 0, sent: 'sent 0', body: 'body short 0', hidden: null, revision: 0 },
      { position: 1, sent: 'sent 1', body: 'body short 1', hidden: 'named', revision: 3 },
    ]);
    expect((await readResultBodies(db, 'long')).slice(-1)).toEqual(['body long 2499']);
    const page = { order: 'bib', offset: 9, limit: 2 } as const;
    expect(await findPage(db, 'long', { words: ['dupont'] }, page)).toEqual(['body long 9', 'body long 10']);
    expect(await findPage(db, 'short', { words: [] }, { ...page, offset: 1 })).toEqual(['body short 1']);
    expect(await readListsUnder16(db, 'ch', '2026-06-13')).toEqual(new Set(['long', 'short']));
    expect((await readListsUnder16(db, 'other', '2026-06-13')).size).toBe(0);

    await deleteChallenge(db, 'ch');
    for (const table of ['result_row', 'start_row'] as const)
      expect(await db.selectFrom(table).select('position').execute()).toEqual([]);
    await end();
  });
});

test('A name that was erased from a competition stays away from every competition of its organisation', async () => {
  const { db, end } = await openAt('169-left-photos');
  const at = '2026-06-13T10:00:00.000Z';
  for (const oid of ['org', 'foreign'])
    await sql`insert into organisation (oid, name, created) values (${oid}, 'Club', ${at})`.execute(db);
  for (const [oid, organisation] of [
    ['ch', 'org'],
    ['other', 'org'],
    ['foreign-ch', 'foreign'],
  ])
    await sql`insert into challenge (oid, organisation, name, rtype, hashtag, flag, kind, region, date, last_date, duration, tz, starts_at,
      ends_at, lisa, visible, metadata, trials, running, results, revision, created, updated)
      values (${oid}, ${organisation}, 'Meeting', 'FFA', '', 0, 'road', 'bretagne', '2026-06-13', '2026-06-13', 1, 'Europe/Paris', ${at}, ${at},
      0, 1, '{}', 0, 0, 0, 1, ${at}, ${at})`.execute(db);
  const hash = createHash('sha256').update('ch martinleo').digest('base64url');
  await sql`insert into erased_person (challenge, hash, at) values ('ch', ${hash}, ${at})`.execute(db);
  await migrate(db);
  const isErased = async (challenge: string) =>
    (await createErasedTest(db, { challenge }))?.({ last: 'MARTIN', first: 'Léo' }) ?? false;
  expect([await isErased('ch'), await isErased('other'), await isErased('foreign-ch')]).toEqual([true, true, false]);
  await deleteChallenge(db, 'ch');
  await deleteUnusedErased(db);
  expect(await db.selectFrom('erased_name').select('scope').execute()).toEqual([{ scope: 'org' }]);
  await end();
});

test('A Greek name that an earlier version erased stays away, and may be allowed again', async () => {
  const { db, end } = await openAt('171-bounded-growth');
  const at = '2026-06-13T10:00:00.000Z';
  // As it was hashed: the sigma that ends the whole is another letter than one inside.
  for (const name of ['γιαννησνικος', 'νικοςγιαννης'])
    await sql`insert into erased_name (scope, salt, hash, at)
      values ('org', 'org', ${createHash('sha256').update(`org ${name}`).digest('base64url')}, ${at})`.execute(db);
  await migrate(db);
  const person = { last: 'ΓΙΑΝΝΗΣ', first: 'Νίκος' };
  const isErased = await createErasedTest(db, { organisation: 'org' });
  expect([isErased?.(person), isErased?.({ last: 'ΓΙΑΝΝΗΣ', first: 'Νίκη' })]).toEqual([true, false]);
  expect(await deleteErased(db, 'org', person)).toBe(true);
  expect(await createErasedTest(db, { organisation: 'org' })).toBeUndefined();
  await end();
});

test('Files that a hold of a stadium kept stay, each for itself', async () => {
  const { db, end } = await openAt('170-erased-names');
  const at = '2026-06-13T10:00:00.000Z';
  await sql`insert into organisation (oid, name, created) values ('org', 'Club', ${at})`.execute(db);
  for (const oid of ['ch', 'other'])
    await sql`insert into challenge (oid, organisation, name, rtype, hashtag, flag, kind, region, date, last_date, duration, tz, starts_at,
      ends_at, lisa, visible, metadata, trials, running, results, revision, created, updated)
      values (${oid}, 'org', 'Meeting', 'FFA', '', 0, 'road', 'bretagne', '2026-06-13', '2026-06-13', 1, 'Europe/Paris', ${at}, ${at},
      0, 1, '{}', 0, 0, 0, 1, ${at}, ${at})`.execute(db);
  for (const [challenge, file, before] of [
    ['ch', '{"a":"é"}', '{"b":2}'],
    ['other', null, null],
  ])
    await sql`insert into site_hold (challenge, site, holder, state, since, seen, pending, refused, ended, file, before)
      values (${challenge}, 'site', 'Stade', 'returned', ${at}, ${at}, 0, 0, '2026-06-13T18:00:00.000Z', ${file}, ${before})`.execute(
      db,
    );
  await migrate(db);
  const files = await listSiteFiles(db, 'ch');
  expect(files).toMatchObject([
    { which: 'before', holder: 'Stade', at, bytes: 7 },
    { which: 'file', holder: 'Stade', at: '2026-06-13T18:00:00.000Z', bytes: 10 },
  ]);
  const readBodies = () => Promise.all(files.map(({ oid }) => readSiteFile(db, 'ch', oid)));
  expect(await readBodies()).toEqual(['{"b":2}', '{"a":"é"}']);
  // The hold of that stadium begins again, and replaces what is here now.
  await storeSiteFile(db, {
    challenge: 'ch',
    site: 'site',
    which: 'before',
    holder: 'Stade',
    at: '2026-06-14',
    body: '{}',
  });
  expect(await readBodies()).toEqual(['{"b":2}', '{"a":"é"}']);
  expect(await listSiteFiles(db, 'other')).toEqual([]);
  await end();
});

describe('Every state that a database has been in', () => {
  test('is brought up to date, from the first migration on', async () => {
    const names = Object.keys(await migrationProvider.getMigrations()).sort();
    const tables = async (upTo: string): Promise<unknown[]> => {
      const file = new Sqlite(':memory:');
      const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: file }) });
      const { error } = await new Migrator({ db, provider: migrationProvider }).migrateTo(upTo);
      expect(error).toBeUndefined();
      await migrate(db);
      const said = file
        .prepare("select type, name, sql from sqlite_master where name not like 'sqlite_%' order by type, name")
        .all();
      await db.destroy();
      return said;
    };
    const last = await tables(names.at(-1) ?? '');
    for (const name of names) expect(await tables(name)).toEqual(last);
  });
});
