import { type SqlBool, sql } from 'kysely';
import type { SearchWord } from 'shared-domain';
import type { Db } from '../db.ts';
import { NOBODY } from '../lists/hide-athletes.ts';
import { readRowKeys } from '../row-keys.ts';

/** Competitions that are searched, the newest first: what is older proposes clubs and names that have changed. */
const MAX_CHALLENGES = 60;
/** Rows that are read at most; somebody is in several. */
const MAX_ROWS = 400;
const MAX_CLUBS = 10;

/** A competition of the organisation. */
export interface KnownChallenge {
  readonly oid: string;
  readonly name: string;
  readonly date: string;
}

/** The newest competitions of an organisation, hidden ones too. */
export async function listNewestChallenges(db: Db, organisation: string): Promise<KnownChallenge[]> {
  return db
    .selectFrom('challenge')
    .select(['oid', 'name', 'date'])
    .where('organisation', '=', organisation)
    .orderBy('date', 'desc')
    .orderBy('oid', 'desc')
    .limit(MAX_CHALLENGES)
    .execute();
}

const escapePattern = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Every word is one of the column, or begins one; a hyphen and an apostrophe end a word. */
function hasWords(column: 'name' | 'club', words: readonly SearchWord[]) {
  const text = sql`' ' || replace(replace(replace(${sql.ref(column)}, '-', ' '), '’', ' '), '''', ' ') || ' '`;
  const patterns = words.map((word) => `% ${escapePattern(word.text)}${word.isWhole ? ' ' : ''}%`);
  return sql<SqlBool>`${sql.join(
    patterns.map((pattern) => sql`${text} like ${pattern} escape '\\'`),
    sql` and `,
  )}`;
}

export interface KnownRow {
  readonly challenge: KnownChallenge;
  readonly body: string;
}

/** Rows of some competitions that name somebody by these words, the newest competition's first; a hidden athlete's are none. */
export async function findKnownRows(
  db: Db,
  challenges: readonly KnownChallenge[],
  words: readonly SearchWord[],
): Promise<KnownRow[]> {
  const keys = await readRowKeys(
    db,
    challenges.map(({ oid }) => oid),
  );
  if (keys.size === 0) return [];
  const byKey = new Map(challenges.map((one, index) => [keys.get(one.oid), { challenge: one, index }] as const));
  const ids = [...keys.values()];
  const starts = await db
    .selectFrom('start_row')
    .select(['challenge', 'body as body'])
    .where('challenge', 'in', ids)
    .where('name', '<>', NOBODY)
    .where('hidden', 'is', null)
    .where(hasWords('name', words))
    .limit(MAX_ROWS)
    .execute();
  const results = await db
    .selectFrom('result_row')
    .select(['challenge', 'body'])
    .where('challenge', 'in', ids)
    .where('name', '<>', NOBODY)
    .where('hidden', 'is', null)
    .where(hasWords('name', words))
    .limit(MAX_ROWS)
    .execute();
  return [...starts, ...results]
    .flatMap(({ challenge, body }) => {
      const known = byKey.get(Number(challenge));
      return known === undefined ? [] : [{ ...known, body }];
    })
    .sort((a, b) => a.index - b.index)
    .map(({ challenge, body }) => ({ challenge, body }));
}

/** One row of each club of some competitions whose name has these words, which says how it is written. */
export async function findKnownClubs(
  db: Db,
  challenges: readonly KnownChallenge[],
  words: readonly SearchWord[],
): Promise<string[]> {
  const keys = await readRowKeys(
    db,
    challenges.map(({ oid }) => oid),
  );
  if (keys.size === 0) return [];
  const rows = await db
    .selectFrom('start_row')
    .select(({ fn }) => fn.max<string>('body').as('body'))
    .where('challenge', 'in', [...keys.values()])
    .where('name', '<>', NOBODY)
    .where(hasWords('club', words))
    .groupBy('club')
    .orderBy('club')
    .limit(MAX_CLUBS)
    .execute();
  return rows.map(({ body }) => body);
}
