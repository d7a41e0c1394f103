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
 * @param hasClub whether a club may have all the words; without one, that none is found by its club alone needs no condition
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

/** The bounds of the ids to search, both exclusive. */
function findBounds({ scope, before = MAX_ID, after = 0 }: IndexQuery): readonly [number, number] {
  return scope === undefined ? [after - 1, before] : [scope, Math.min(before, scope + IDS_PER_CHALLENGE)];
}

type IdQuery = RawBuilder<{ id: number }>;

/** FTS5 goes through the entries of the words from the last id down and stops at the limit. */
function buildSqliteQuery(table: IndexTable, query: IndexQuery, hasClub: boolean): IdQuery {
  const [after, before] = findBounds(query);
  const words = sql.table(`${table}_words`);
  return sql`
    select rowid as id from ${words} where ${words} match ${buildCondition(table, query.words, FTS5, hasClub)}
    and rowid > ${after} and rowid < ${before} order by rowid desc limit ${query.limit}`;
}

async function listIds(db: Db, table: IndexTable, query: IndexQuery): Promise<number[]> {
  // FTS5 goes through all entries of each word of the condition, a word of the condition on names once more.
  const hasClub =
    table === 'search_athlete' &&
    query.words.length > 1 &&
    (await listIds(db, 'search_club', { words: query.words, scope: query.scope, limit: 1 })).length > 0;
  return (await buildSqliteQuery(table, query, hasClub).execute(db)).rows.map(({ id }) => Number(id));
}

const KNOWN_WORD: SearchWord = { text: 'a', isWhole: true };

/**
 * FTS5 knows the letters of Unicode 6.1: a newer one ends a word for it, and an index without positions refuses two words in a row.
 * Nothing that is indexed has such a word.
 */
async function findOnSqlite(db: Db, table: IndexTable, query: IndexQuery): Promise<number[]> {
  try {
    return await listIds(db, table, query);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'SQLITE_ERROR')) throw error;
    // Fails again where the words are not the reason.
    await listIds(db, table, { ...query, words: [KNOWN_WORD] });
    return [];
  }
}

/** Up to this many matches are fetched and sorted; with more, entries are tested from the newest until there are enough. */
const MAX_SORTED = 5000;

async function findOnPostgres(db: Db, table: IndexTable, query: IndexQuery): Promise<number[]> {
  const [after, before] = findBounds(query);
  const words = sql`${WORDS[table]} @@ ${buildCondition(table, query.words, TSQUERY, true)}::tsquery`;
  const from = sql.table(table);
  // With `id + 0` the planner uses the index of words; by the index of ids it would split the text of each row, 100 times slower.
  const unsortedQuery: IdQuery = sql`
    select id from ${from} where ${words} and id + 0 > ${after} and id + 0 < ${before} limit ${MAX_SORTED + 1}`;
  const { rows } = await unsortedQuery.execute(db);
  if (rows.length <= MAX_SORTED)
    return rows
      .map(({ id }) => Number(id))
      .sort((a, b) => b - a)
      .slice(0, query.limit);
  const sortedQuery: IdQuery = sql`
    select id from ${from} where ${words} and id > ${after} and id < ${before} order by id desc limit ${query.limit}`;
  return (await sortedQuery.execute(db)).rows.map(({ id }) => Number(id));
}

/** Ids of matching entries, the newest competition's first. */
export async function findIds(db: Db, table: IndexTable, query: IndexQuery): Promise<number[]> {
  return isPostgres(db) ? findOnPostgres(db, table, query) : findOnSqlite(db, table, query);
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
  return found.sort((a, b) => b - a).slice(0, query.limit);
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
    .select(['search_event.id', 'trial_group.oid', 'trial_group.name'])
    .where('search_event.id', 'in', [...ids])
    .orderBy('search_event.id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}
