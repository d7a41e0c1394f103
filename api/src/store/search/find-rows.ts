import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../db.ts';
import { HIDDEN_NAME_KEY } from '../lists/name-masks.ts';
import { readRowKeys, selectRowKey } from '../row-keys.ts';
import type { Database } from '../schema.ts';

/** Which rows of a list to find; each of the folded words must be in the name or in the club. */
export interface RowFilter {
  readonly words: readonly string[];
  readonly categories?: readonly number[] | undefined;
  /** Folded. */
  readonly club?: string | undefined;
  /** Only these people and clubs, folded. */
  readonly followed?: { readonly names: readonly string[]; readonly clubs: readonly string[] } | undefined;
}

export type RowOrder = 'rank' | 'name' | 'category' | 'bib';

type RowTable = 'result_row' | 'start_row';

const buildPattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Every word in the name or in the club; words are ASCII and folded, so that both databases compare alike. */
const buildWordsCondition = (words: readonly string[]) =>
  sql<SqlBool>`${sql.join(
    words.map(
      (word) => sql`(name like ${buildPattern(word)} escape '\\' or club like ${buildPattern(word)} escape '\\')`,
    ),
    sql` and `,
  )}`;

/** Whether the rows of a list are in the indexes of long lists (migration 130). */
export async function hasLongRows(db: Db, list: string): Promise<boolean> {
  const query = db
    .selectFrom('result_row')
    .select('position')
    .where('list', '=', selectRowKey(list))
    .where(IN_INDEXES)
    .limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}

/** The condition exactly as in those indexes, which a bound parameter would keep from being used. */
const IN_INDEXES = sql<SqlBool>`is_long = 1`;

/** A condition `in` of nothing is refused by databases. */
const listOrNone = (values: readonly string[]): string[] => (values.length === 0 ? [NOBODY] : [...values]);

/** No folded name or club is written so. */
const NOBODY = '-';

export function buildFilter({ words, categories, club, followed }: RowFilter, isLongList: boolean) {
  return (eb: ExpressionBuilder<Database, 'result_row'>) =>
    eb.and([
      ...(isLongList ? [IN_INDEXES] : []),
      ...(words.length === 0 ? [] : [buildWordsCondition(words)]),
      ...(categories === undefined ? [] : [eb('category', 'in', categories.length === 0 ? [-1] : [...categories])]),
      ...(club === undefined ? [] : [eb('club', '=', club)]),
      ...(followed === undefined
        ? []
        : [
            eb.or([eb('name', 'in', listOrNone(followed.names)), eb('club', 'in', listOrNone(followed.clubs))]),
            eb('name', '<>', HIDDEN_NAME_KEY),
          ]),
    ]);
}

/** Columns to sort by. Bibs sort by length first, so that `9` comes before `10`. */
export const ORDERS: Readonly<Record<RowOrder, readonly (readonly ['name' | 'category' | 'bib'] | 'length')[]>> = {
  rank: [],
  name: [['name']],
  category: [['category']],
  bib: ['length', ['bib']],
};

interface Page {
  readonly order: RowOrder;
  readonly offset: number;
  readonly limit: number;
}

/** One page of a result list. Matches are found by indexes (migration 020); only the rows of the page are read. */
export async function findPage(db: Db, list: string, filter: RowFilter, page: Page): Promise<string[]> {
  let query = db
    .selectFrom('result_row')
    .select('position')
    .where('list', '=', selectRowKey(list))
    .where(buildFilter(filter, await hasLongRows(db, list)));
  for (const column of ORDERS[page.order])
    query = column === 'length' ? query.orderBy(sql`length(bib)`) : query.orderBy(column[0]);
  const positionRows = await query.orderBy('position').offset(page.offset).limit(page.limit).execute();
  if (positionRows.length === 0) return [];
  const positions = positionRows.map(({ position }) => position);
  const rows = await db
    .selectFrom('result_row')
    .select(['position', 'body'])
    .where('list', '=', selectRowKey(list))
    .where('position', 'in', positions)
    .execute();
  const bodies = new Map(rows.map(({ position, body }) => [position, body]));
  return positions.flatMap((position) => bodies.get(position) ?? []);
}

/** Categories of a list with their numbers of rows. */
export async function countCategories(db: Db, list: string): Promise<{ category: number; total: number }[]> {
  const rows = await db
    .selectFrom('result_row')
    .select(({ fn }) => ['category', fn.countAll<number>().as('total')])
    .where('list', '=', selectRowKey(list))
    .where(buildFilter({ words: [] }, await hasLongRows(db, list)))
    .where('category', 'is not', null)
    .groupBy('category')
    .orderBy('category')
    .execute();
  return rows.map(({ category, total }) => ({ category: Number(category), total: Number(total) }));
}

export async function findByBib(db: Db, list: string, bib: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('result_row')
    .select('body')
    .where('list', '=', selectRowKey(list))
    .where(buildFilter({ words: [] }, await hasLongRows(db, list)))
    .where(sql<SqlBool>`length(bib) = ${bib.length}`)
    .where('bib', '=', bib)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  return row?.body;
}

/** The key of a folded name and club among namesakes. */
export const buildNamesakeKey = (name: string, club: string): string => `${name}\n${club}`;

/** The folded names that several rows of a list have with one club, or several without a club: by `buildNamesakeKey`. */
export async function findNamesakes(db: Db, list: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('result_row')
    .select(['name', 'club'])
    .where('list', '=', selectRowKey(list))
    .where(buildFilter({ words: [] }, await hasLongRows(db, list)))
    .groupBy(['name', 'club'])
    .having(({ fn }) => fn.countAll<number>(), '>', 1)
    .execute();
  return new Set(rows.map(({ name, club }) => buildNamesakeKey(name, club)));
}

/** The most rows of one athlete that are read; an athlete may be in several lists. */
const MAX_LISTS = 12;

interface FoundRow {
  readonly body: string;
  readonly gOID: string;
  /** Of the group. */
  readonly uid: string;
  readonly group: string;
}

/** An athlete of a challenge in the index; name and club are folded. */
export interface IndexedAthlete {
  readonly challenge: string;
  readonly name: string;
  readonly club: string;
  readonly bib: string;
}

const formatAthlete = (challenge: number, { name, club, bib }: Omit<IndexedAthlete, 'challenge'>): string =>
  JSON.stringify([challenge, name, club, bib]);

interface RowsOfAthlete {
  readonly results: readonly FoundRow[];
  readonly starts: readonly FoundRow[];
}

/** For each athlete, the rows of results and of start lists with this name, club and bib, with their event. */
export async function findRowsOfAthletes(
  db: Db,
  athletes: readonly IndexedAthlete[],
): Promise<readonly RowsOfAthlete[]> {
  if (athletes.length === 0) return [];
  const keys = await readRowKeys(db, [...new Set(athletes.map(({ challenge }) => challenge))]);
  const wanted = athletes.map((athlete) => ({ ...athlete, key: keys.get(athlete.challenge) ?? -1 }));
  // Each by the index of names: joined to a table of what is wanted, PostgreSQL may go through all rows of a competition.
  const conditions = wanted.map(
    ({ key, name, club, bib }) =>
      sql`(challenge = ${key} and name = ${name} and club = ${club} and coalesce(bib, '') = ${bib})`,
  );
  const readRows = async (table: RowTable): Promise<ReadonlyMap<string, readonly FoundRow[]>> => {
    const { rows } = await sql<FoundRow & Omit<IndexedAthlete, 'challenge'> & { challenge: number }>`
      select challenge, name, club, bib, body, "gOID", uid, "group" from (
        select found.challenge, found.name, found.club, coalesce(found.bib, '') as bib, body,
          trial_group.oid as "gOID", trial_group.uid as uid, trial_group.name as "group", row_number() over (
            partition by found.challenge, found.name, found.club, coalesce(found.bib, '') order by trial_group.position
          ) as place
        from (select * from ${sql.table(table)} where ${sql.join(conditions, sql` or `)}) as found
        join row_key on row_key.id = found.list
        left join trial on trial.oid = row_key.oid
        join trial_group on trial_group.oid = coalesce(trial.trial_group, row_key.oid)
      ) as placed where place <= ${MAX_LISTS} order by place`.execute(db);
    return Map.groupBy(rows, (row) => formatAthlete(row.challenge, row));
  };
  const results = await readRows('result_row');
  const starts = await readRows('start_row');
  return wanted.map((athlete) => {
    const id = formatAthlete(athlete.key, athlete);
    return { results: results.get(id) ?? [], starts: starts.get(id) ?? [] };
  });
}

/** A row of a list; `list`: the oid of its trial, or of the group for a commitment. */
interface ListedRow {
  readonly list: string;
  readonly body: string;
}

/** All rows of a challenge with this folded name. */
export const findRowsByName = (db: Db, table: RowTable, challenge: string, name: string): Promise<ListedRow[]> =>
  findRowsByNames(db, table, challenge, [name]);

/** All rows of a challenge with one of these folded names. */
export async function findRowsByNames(
  db: Db,
  table: RowTable,
  challenge: string,
  names: readonly string[],
): Promise<ListedRow[]> {
  return db
    .selectFrom(table)
    .innerJoin('row_key', 'row_key.id', `${table}.list`)
    .where(`${table}.challenge`, '=', selectRowKey(challenge))
    .where(`${table}.name`, 'in', listOrNone(names))
    .select(['row_key.oid as list', 'body'])
    .execute();
}

/**
 * For each folded club of a challenge, the body of one of its results or, where it has none, of one of its entries, to see how the club
 * is written.
 */
export async function findRowsOfClubs(
  db: Db,
  clubs: readonly { readonly challenge: string; readonly club: string }[],
): Promise<{ readonly result: string | null; readonly start: string | null }[]> {
  if (clubs.length === 0) return [];
  const values = clubs.map(({ challenge, club }, n) => sql`(cast(${n} as integer), ${challenge}, ${club})`);
  const selectRow = (table: RowTable) =>
    sql`(select body from ${sql.table(table)} as listed
      where listed.challenge = owners.owner and listed.club = owners.club limit 1)`;
  const { rows } = await sql<{ n: number; result: string | null; start: string | null }>`
    with wanted(n, challenge, club) as (values ${sql.join(values)}),
    owners as (select n, row_key.id as owner, club from wanted join row_key on row_key.oid = wanted.challenge),
    found as materialized (select n, owner, club, ${selectRow('result_row')} as result from owners)
    select n, result, case when result is null then ${selectRow('start_row')} end as start
    from found as owners`.execute(db);
  return clubs.map((_, n) => rows.find((row) => row.n === n) ?? { result: null, start: null });
}
