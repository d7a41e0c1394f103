import { type RawBuilder, sql } from 'kysely';
import { foldText, type SearchWord } from 'shared-domain';
import type { Db } from '../db.ts';
import { isPostgres } from '../engine.ts';
import { IDS_PER_CHALLENGE, MAX_ID } from './search-ids.ts';

type IndexTable = 'search_athlete' | 'search_club' | 'search_event' | 'search_challenge';

/** The letter before each word of a club in the index of athletes (migration 100). */
const CLUB_MARK = 'ß';

export interface IndexQuery {
  readonly words: readonly SearchWord[];
  /** First id of a competition, to search in it only. */
  readonly scope?: number | undefined;
  /** Only entries with lower ids: the others were on earlier pages. */
  readonly before?: number | undefined;
  /** Only entries from this id on. */
  readonly after?: number | undefined;
  readonly limit: number;
}

/** How a word, `or` and `and` are written in the search language of a database. */
interface Grammar {
  word(word: SearchWord, mark: string): string;
  readonly or: string;
  readonly and: string;
}

const FTS5: Grammar = {
  word: ({ text, isWhole }, mark) => `"${mark}${text}"${isWhole ? '' : '*'}`,
  or: ' OR ',
  and: ' AND ',
};
const TSQUERY: Grammar = {
  word: ({ text, isWhole }, mark) => `'${mark}${text}'${isWhole ? '' : ':*'}`,
  or: ' | ',
  and: ' & ',
};

/**
 * Every word must be in the entry; for an athlete, in name, bib or club, but not all of them in the club.
 * @param hasClub whether a club has all the words; without one the last condition is not written, because the database would go
 * through all entries of each word once more
 */
function buildCondition(
  table: IndexTable,
  words: readonly SearchWord[],
  { word, or, and }: Grammar,
  hasClub: boolean,
): string {
  const wordConditions = words.map((one) => word(one, ''));
  if (table !== 'search_athlete' || words.length === 1) return wordConditions.join(and);
  const wideConditions = words.map((one) => `(${word(one, '')}${or}${word(one, CLUB_MARK)})`);
  return [...wideConditions, ...(hasClub ? [`(${wordConditions.join(or)})`] : [])].join(and);
}

/** The words of an entry on PostgreSQL, as its index has them (migrations 100 and 141). */
const WORDS: Readonly<Record<IndexTable, RawBuilder<unknown>>> = {
  search_athlete: sql`search_athlete_words(name, club, bib)`,
  search_club: sql`search_club_words(club)`,
  search_event: sql`search_event_words(words)`,
  search_challenge: sql`search_challenge_words(words)`,
};

/** The text that the words of an entry are taken from. */
const TEXTS: Readonly<Record<IndexTable, RawBuilder<string>>> = {
  search_athlete: sql`name || ' ' || club || ' ' || bib`,
  search_club: sql`club`,
  search_event: sql`words`,
  search_challenge: sql`words`,
};

/** The bounds of the ids to search, both exclusive. */
function findBounds({ scope, before = MAX_ID, after = 0 }: IndexQuery): readonly [number, number] {
  return scope === undefined ? [after - 1, before] : [scope, Math.min(before, scope + IDS_PER_CHALLENGE)];
}

type IdQuery = RawBuilder<{ id: number }>;

const listIds = async (db: Db, query: IdQuery): Promise<number[]> =>
  (await query.execute(db)).rows.map(({ id }) => Number(id));

const takeNewest = (ids: readonly number[], limit: number): number[] => ids.toSorted((a, b) => b - a).slice(0, limit);

/** FTS5 goes through the entries of the words from the last id down and stops at the limit. */
async function findOnSqlite(db: Db, table: IndexTable, query: IndexQuery, hasClub: boolean): Promise<number[]> {
  const [after, before] = findBounds(query);
  const index = sql.table(`${table}_words`);
  const find = (words: readonly SearchWord[]) =>
    listIds(
      db,
      sql`select rowid as id from ${index} where ${index} match ${buildCondition(table, words, FTS5, hasClub)}
        and rowid > ${after} and rowid < ${before} order by rowid desc limit ${query.limit}`,
    );
  try {
    return await find(query.words);
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== 'SQLITE_ERROR') throw error;
    // FTS5 knows the letters of Unicode 6.1: a newer one ends a word for it, and an index without positions refuses two words in a
    // row. Nothing that is indexed has such a word. What follows fails again where the words are not the reason.
    await find([KNOWN_WORD]);
    return [];
  }
}

const KNOWN_WORD: SearchWord = { text: 'a', isWhole: true };

/** Tables in which some words are in a hundred thousand entries and more, which would have to be sorted. */
const LARGE_TABLES: readonly IndexTable[] = ['search_athlete', 'search_club', 'search_event'];
/** How many of the newest entries are tested, a larger number after a smaller one: some 0.3 µs each. */
const NEWEST_ENTRIES = [2000, 30_000, 80_000] as const;
/** Up to this many matches are sorted here. */
const MAX_SORTED = 2000;
/** Up to this many entries of one competition are all tested. */
const MAX_TESTED = 5000;

/** Only a text in which each word stands somewhere is split into words, where an entry is tested without the index. */
const buildPostgresCondition = (table: IndexTable, words: readonly SearchWord[], hasClub: boolean) =>
  sql.join(
    [
      ...words.map(({ text }) => sql`strpos(${TEXTS[table]}, ${text}) > 0`),
      sql`${WORDS[table]} @@ ${buildCondition(table, words, TSQUERY, hasClub)}::tsquery`,
    ],
    sql` and `,
  );

/** An index table with the condition that entries match the words. */
interface PostgresSearch {
  readonly from: RawBuilder<unknown>;
  readonly matches: RawBuilder<unknown>;
}

/** Matches among the newest entries, the newest first. */
async function testNewest(
  db: Db,
  { from, matches }: PostgresSearch,
  query: IndexQuery,
  entries: number,
): Promise<number[]> {
  const [after, before] = findBounds(query);
  // Of a table just filled the planner takes a range with two ends for a few rows, and would sort them all.
  return listIds(
    db,
    sql`select id from (select * from ${from} where id < ${before} order by id desc limit ${entries}) as newest
      where id > ${after} and ${matches} order by id desc limit ${query.limit}`,
  );
}

/** Whether a competition has more entries than are all tested. */
async function hasManyEntries(db: Db, { from }: PostgresSearch, query: IndexQuery): Promise<boolean> {
  const [after, before] = findBounds(query);
  // One end for each range, as in `testNewest`.
  const beyond = sql<{ id: number }>`
    select id from (select id from ${from} where id < ${before} order by id desc limit 1 offset ${MAX_TESTED}) as beyond
    where id > ${after}`;
  return (await listIds(db, beyond)).length > 0;
}

/** Matches among all entries of a competition, the newest first. */
async function testScope(db: Db, { from, matches }: PostgresSearch, query: IndexQuery): Promise<number[]> {
  const [after, before] = findBounds(query);
  // With `offset 0` the entries are read by their ids alone: the index of words has those of all competitions.
  return listIds(
    db,
    sql`select id from (
        select * from ${from} where id > ${after} and id < ${before} order by id desc offset 0
      ) as entries where ${matches} order by id desc limit ${query.limit}`,
  );
}

/** The index has the words of all competitions: it is asked for those of a race of thousands only, where few entries anywhere match. */
async function findInScope(db: Db, search: PostgresSearch, query: IndexQuery): Promise<number[]> {
  if (!(await hasManyEntries(db, search, query))) return testScope(db, search, query);
  const first = await testNewest(db, search, query, NEWEST_ENTRIES[0]);
  if (first.length === query.limit) return first;
  const some = await listIds(db, sql`select id from ${search.from} where ${search.matches} limit ${MAX_SORTED + 1}`);
  if (some.length > MAX_SORTED) return testScope(db, search, query);
  const [after, before] = findBounds(query);
  return takeNewest(
    some.filter((id) => id > after && id < before),
    query.limit,
  );
}

/** Whether as many matches as are asked for, and a few more, are likely among so many of the newest entries, after what was found among fewer. */
const isEnoughLikely = (found: number, tested: number, entries: number, limit: number): boolean =>
  found > 0 && ((found + 1) * entries) / tested >= 1.25 * limit;

/**
 * The index gives its matches in no order, and collects them all before the first: some 50 ms for what a hundred thousand entries have. What
 * many entries have is found among the newest; what few have, by the index, since testing all entries would take seconds.
 */
async function findOnPostgres(db: Db, table: IndexTable, query: IndexQuery, hasClub: boolean): Promise<number[]> {
  const search = { from: sql.table(table), matches: buildPostgresCondition(table, query.words, hasClub) };
  if (query.scope !== undefined) return findInScope(db, search, query);
  const [after, before] = findBounds(query);
  const { limit } = query;
  // With `id + 0` the planner uses the index of words; by the index of ids it would split the text of each row, 100 times slower.
  const ids = sql`
    select id from ${search.from} where ${search.matches} and id + 0 > ${after} and id + 0 < ${before}`;
  if (LARGE_TABLES.includes(table)) {
    let [found, tested] = [0, 0];
    let hasMany = false;
    for (const entries of NEWEST_ENTRIES) {
      if (tested > 0 && !hasMany && !isEnoughLikely(found, tested, entries, limit)) {
        const some = await listIds(db, sql`${ids} limit ${MAX_SORTED + 1}`);
        if (some.length <= MAX_SORTED) return takeNewest(some, limit);
        hasMany = true;
      }
      const newest = await testNewest(db, search, query, entries);
      if (newest.length === limit) return newest;
      [found, tested] = [newest.length, entries];
    }
  }
  return listIds(db, sql`${ids} order by id + 0 desc limit ${limit}`);
}

/** Whether a club has all of several words, so that its athletes are to be left out. */
const hasClubWithWords = async (db: Db, table: IndexTable, { words, scope }: IndexQuery): Promise<boolean> =>
  table === 'search_athlete' &&
  words.length > 1 &&
  (await findIds(db, 'search_club', { words, scope, limit: 1 })).length > 0;

/** Ids of matching entries, the newest competition's first. */
export async function findIds(db: Db, table: IndexTable, query: IndexQuery): Promise<number[]> {
  const find = isPostgres(db) ? findOnPostgres : findOnSqlite;
  return find(db, table, query, await hasClubWithWords(db, table, query));
}

/** Ids of the clubs with one of these names, of one word each, the newest competition's first. */
export async function findClubsNamed(
  db: Db,
  names: readonly string[],
  query: Omit<IndexQuery, 'words'>,
): Promise<number[]> {
  const found: number[] = [];
  for (const name of names) {
    const key = foldText(name);
    const ids = await findIds(db, 'search_club', { ...query, words: [{ text: key, isWhole: true }] });
    found.push(...(await readClubs(db, ids)).flatMap(({ id, club }) => (club === key ? [id] : [])));
  }
  return takeNewest(found, query.limit);
}

/** First id of a challenge in the index; none while it is hidden. */
export async function findScope(db: Db, challenge: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('search_challenge')
    .select('id')
    .where('challenge', '=', challenge)
    .executeTakeFirst();
  return row === undefined ? undefined : Number(row.id);
}

/** oids of challenges by the first ids of their entries. */
export async function listScopes(db: Db, scopes: readonly number[]): Promise<Map<number, string>> {
  if (scopes.length === 0) return new Map();
  const rows = await db
    .selectFrom('search_challenge')
    .select(['id', 'challenge'])
    .where('id', 'in', [...scopes])
    .execute();
  return new Map(rows.map(({ id, challenge }) => [Number(id), challenge]));
}

export async function readAthletes(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('search_athlete')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

export async function readClubs(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('search_club')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

/** Groups of entries of the index of events. */
export async function readEvents(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('search_event')
    .innerJoin('trial_group', 'trial_group.oid', 'search_event.trial_group')
    .select(['search_event.id', 'trial_group.oid', 'trial_group.uid', 'trial_group.name'])
    .where('search_event.id', 'in', [...ids])
    .orderBy('search_event.id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}
