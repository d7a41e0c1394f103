import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { foldText, HIDDEN_ATHLETE } from 'shared-domain';
import { isPostgres } from '../engine.ts';
import { computeFirstId, IDS_PER_CHALLENGE, isSameDay } from '../search/search-ids.ts';

/** Punctuation at which words end. */
const PUNCTUATION = `-''’.,;:/()&+"_`;
const BLANKS = ' '.repeat(PUNCTUATION.length - 1);

/** Put before each word of a club, to tell it from the words of a name; no folded text has this letter. */
const CLUB_MARK = 'ß';

const replacePunctuation = (column: string): string =>
  [...`-’.,;:/()&+"_`].reduce((text, sign) => `replace(${text}, '${sign}', ' ')`, `replace(${column}, '''', ' ')`);

/** Indexed columns of each table, and the SQL expression of its text. */
const TABLES = {
  search_athlete: {
    columns: ['name', 'club', 'bib'],
    text: ([name, club, bib]: readonly string[]) =>
      `${name} || replace(' ' || ${club}, ' ', ' ${CLUB_MARK}') || ' ' || ${bib}`,
  },
  search_club: { columns: ['club'], text: ([club = '']: readonly string[]) => club },
  search_challenge: { columns: ['words'], text: ([words = '']: readonly string[]) => words },
} as const;

/** Triggers write the words of each row to FTS5, which also indexes prefixes of three to five letters. */
async function indexOnSqlite(db: Kysely<unknown>): Promise<void> {
  for (const [table, { columns, text }] of Object.entries(TABLES)) {
    const words = `${table}_words`;
    const options = "content='', contentless_delete=1, detail=none, tokenize='unicode61', prefix='3 4 5'";
    await sql.raw(`create virtual table ${words} using fts5(words, ${options})`).execute(db);
    const add = `insert into ${words}(rowid, words) values (new.id, ${text(columns.map((column) => replacePunctuation(`new.${column}`)))});`;
    const remove = `delete from ${words} where rowid = old.id;`;
    for (const [event, body] of [
      ['insert', add],
      ['delete', remove],
      ['update', `${remove} ${add}`],
    ] as const)
      await sql.raw(`create trigger ${words}_${event} after ${event} on ${table} begin ${body} end`).execute(db);
  }
}

/** Indexes the words as a `tsvector`, which needs no extension. */
async function indexOnPostgres(db: Kysely<unknown>): Promise<void> {
  for (const [table, { columns, text }] of Object.entries(TABLES)) {
    const columnTexts = columns.map((_, index) => `translate(left($${index + 1}, 300), '${PUNCTUATION}', '${BLANKS}')`);
    await sql
      .raw(
        `create function ${table}_words(${columns.map(() => 'text').join(', ')}) returns tsvector
        language sql immutable parallel safe as $$
          select array_to_tsvector(array_remove(string_to_array(${text(columnTexts)}, ' '), ''))
        $$`,
      )
      .execute(db);
    await sql
      .raw(`create index ${table}_words on ${table} using gin (${table}_words(${columns.join(', ')}))`)
      .execute(db);
  }
}

interface Challenge {
  readonly oid: string;
  readonly name: string;
  readonly hashtag: string;
  readonly date: string;
  readonly metadata: string;
  readonly organisation: string;
}

/** Fills the new tables with every visible challenge, and with the athletes and clubs of its rows. */
async function fillIndexes(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Challenge>`
    select c.oid, c.name, c.hashtag, c.date, c.metadata, o.name as organisation
    from challenge c join organisation o on o.oid = c.organisation where c.visible = 1 order by c.date, c.oid`.execute(
    db,
  );
  const hiddenName = foldText(`${HIDDEN_ATHLETE.last} ${HIDDEN_ATHLETE.first}`);
  let lastId = -1;
  for (const { oid, name, hashtag, date, metadata, organisation } of rows) {
    const firstId = computeFirstId(date, 0);
    const challengeId = isSameDay(firstId, lastId) ? lastId + IDS_PER_CHALLENGE : firstId;
    lastId = challengeId;
    const { place = '' } = JSON.parse(metadata) as { place?: string };
    const words = foldText(`${name} ${place} ${hashtag} ${organisation}`);
    await sql`insert into search_challenge (id, challenge, words) values (${challengeId}, ${oid}, ${words})`.execute(
      db,
    );
    await sql`
      insert into search_athlete (id, name, club, bib)
      select cast(${challengeId} as bigint) + row_number() over (order by name desc, club desc, bib desc), name, club, bib from (
        select name, club, coalesce(bib, '') as bib from result_row where challenge = ${oid} and name <> ${hiddenName}
        union select name, club, coalesce(bib, '') from start_row where challenge = ${oid} and name <> ${hiddenName}
        limit ${IDS_PER_CHALLENGE - 1}
      ) as named`.execute(db);
    await sql`
      insert into search_club (id, club)
      select cast(${challengeId} as bigint) + row_number() over (order by club desc), club from (
        select distinct club from search_athlete where id > ${challengeId} and id < ${challengeId + IDS_PER_CHALLENGE} and club <> ''
      ) as clubs`.execute(db);
  }
}

/**
 * Adds the search over all competitions: athletes by name, club and bib, clubs and competitions by name, each once per competition,
 * in the order of the competitions' days. Hidden competitions and athletes are left out.
 */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('search_challenge')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('challenge', 'text', (c) => c.notNull().unique().references('challenge.oid').onDelete('cascade'))
    .addColumn('words', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('search_athlete')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('club', 'text', (c) => c.notNull())
    .addColumn('bib', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('search_club')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('club', 'text', (c) => c.notNull())
    .execute();
  // These indexes are no longer needed: those of names begin with the challenge too.
  for (const table of ['result_row', 'start_row']) await sql.raw(`drop index ${table}_challenge`).execute(db);
  await (isPostgres(db) ? indexOnPostgres(db) : indexOnSqlite(db));
  await fillIndexes(db);
}

export const searchIndex: Migration = { up };
