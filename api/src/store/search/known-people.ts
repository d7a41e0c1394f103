import { type SqlBool, sql } from 'kysely';
import type { SearchWord } from 'shared-domain';
import type { Db } from '../db.ts';
import { HIDDEN_NAME_KEY } from '../lists/name-masks.ts';
import { readRowKeys, selectRowKey } from '../row-keys.ts';

/** How many competitions are searched, the newest first: older ones would suggest clubs and names that have changed. */
const MAX_CHALLENGES = 60;
/** The most rows that are read; one person may be in several. */
const MAX_ROWS = 400;
const MAX_CLUBS = 10;
/** All clubs of an organisation, at most. */
const MAX_ALL_CLUBS = 2000;

/** A competition of the organisation. */
export interface NewestChallenge {
  readonly oid: string;
  readonly name: string;
  readonly date: string;
}

/** The newest competitions of an organisation, hidden ones too. */
export async function listNewestChallenges(db: Db, organisation: string): Promise<NewestChallenge[]> {
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

/** Every word must be a word of the column, or the beginning of one; hyphens and apostrophes separate words. */
function buildWordsCondition(column: 'name' | 'club', words: readonly SearchWord[]) {
  const text = sql`' ' || replace(replace(replace(${sql.ref(column)}, '-', ' '), '’', ' '), '''', ' ') || ' '`;
  const patterns = words.map((word) => `% ${escapePattern(word.text)}${word.isWhole ? ' ' : ''}%`);
  return sql<SqlBool>`${sql.join(
    patterns.map((pattern) => sql`${text} like ${pattern} escape '\\'`),
    sql` and `,
  )}`;
}

export interface ChallengeRow {
  readonly challenge: NewestChallenge;
  readonly body: string;
}

/** Rows of these competitions whose names match the words, the newest competition's first, without hidden athletes. */
export async function findKnownRows(
  db: Db,
  challenges: readonly NewestChallenge[],
  words: readonly SearchWord[],
): Promise<ChallengeRow[]> {
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
    .where('name', '<>', HIDDEN_NAME_KEY)
    .where('hidden', 'is', null)
    .where(buildWordsCondition('name', words))
    .limit(MAX_ROWS)
    .execute();
  const results = await db
    .selectFrom('result_row')
    .select(['challenge', 'body'])
    .where('challenge', 'in', ids)
    .where('name', '<>', HIDDEN_NAME_KEY)
    .where('hidden', 'is', null)
    .where(buildWordsCondition('name', words))
    .limit(MAX_ROWS)
    .execute();
  return [...starts, ...results]
    .flatMap(({ challenge, body }) => {
      const numbered = byKey.get(Number(challenge));
      return numbered === undefined ? [] : [{ ...numbered, body }];
    })
    .sort((a, b) => a.index - b.index)
    .map(({ challenge, body }) => ({ challenge, body }));
}

/** Rows of one competition with a bib, without hidden athletes. */
export async function findRowsOfBib(db: Db, challenge: NewestChallenge, bib: string): Promise<ChallengeRow[]> {
  const rows = await db
    .selectFrom('start_row')
    .select('body')
    .where('challenge', '=', selectRowKey(challenge.oid))
    .where('bib', '=', bib)
    .where('name', '<>', HIDDEN_NAME_KEY)
    .where('hidden', 'is', null)
    .limit(MAX_ROWS)
    .execute();
  return rows.map(({ body }) => ({ challenge, body }));
}

/** One row of each club in these competitions whose name matches the words, or of all without words, to see how the club is written. */
export async function findKnownClubs(
  db: Db,
  challenges: readonly NewestChallenge[],
  words: readonly SearchWord[],
): Promise<string[]> {
  const keys = await readRowKeys(
    db,
    challenges.map(({ oid }) => oid),
  );
  if (keys.size === 0) return [];
  const clubs = db
    .selectFrom('start_row')
    .select(({ fn }) => fn.max<string>('body').as('body'))
    .where('challenge', 'in', [...keys.values()])
    .where('name', '<>', HIDDEN_NAME_KEY)
    .groupBy('club')
    .orderBy('club');
  const rows = await (words.length === 0
    ? clubs.where('club', '<>', '').limit(MAX_ALL_CLUBS)
    : clubs.where(buildWordsCondition('club', words)).limit(MAX_CLUBS)
  ).execute();
  return rows.map(({ body }) => body);
}
