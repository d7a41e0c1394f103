import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { readEvent } from 'shared-domain';
import { isPostgres } from '../engine.ts';
import { buildEventWords } from '../search/event-words.ts';

const PUNCTUATION = `-''’.,;:/()&+"_`;
const BLANKS = ' '.repeat(PUNCTUATION.length - 1);

async function indexOnSqlite(db: Kysely<unknown>): Promise<void> {
  const options = "content='', contentless_delete=1, detail=none, tokenize='unicode61', prefix='3 4 5'";
  await sql.raw(`create virtual table search_event_words using fts5(words, ${options})`).execute(db);
  const add = 'insert into search_event_words(rowid, words) values (new.id, new.words);';
  const remove = 'delete from search_event_words where rowid = old.id;';
  for (const [event, body] of [
    ['insert', add],
    ['delete', remove],
    ['update', `${remove} ${add}`],
  ] as const)
    await sql
      .raw(`create trigger search_event_words_${event} after ${event} on search_event begin ${body} end`)
      .execute(db);
}

async function indexOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create function search_event_words(text) returns tsvector language sql immutable parallel safe as $$
        select array_to_tsvector(array_remove(string_to_array(translate(left($1, 300), '${PUNCTUATION}', '${BLANKS}'), ' '), ''))
      $$`,
    )
    .execute(db);
  await sql.raw('create index search_event_words on search_event using gin (search_event_words(words))').execute(db);
}

interface Group {
  readonly first: number;
  readonly oid: string;
  readonly name: string;
  readonly g0: number;
  readonly g1: string;
  readonly kind: string;
}

const SLICE = 1000;

/** Fills the index with the events of every visible challenge. */
async function fillIndex(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Group>`
    select s.id as first, g.oid, g.name, g.g0, g.g1, c.kind from trial_group g
    join search_challenge s on s.challenge = g.challenge join challenge c on c.oid = g.challenge
    order by s.id, g.position desc`.execute(db);
  let last = -1;
  const entries = rows.map((group) => {
    const first = Number(group.first);
    last = last > first ? last + 1 : first + 1;
    return [last, group.oid, buildEventWords(group.name, readEvent(group, group.kind))] as const;
  });
  for (let start = 0; start < entries.length; start += SLICE) {
    const values = entries.slice(start, start + SLICE).map((entry) => sql`(${sql.join(entry)})`);
    await sql`insert into search_event (id, trial_group, words) values ${sql.join(values)}`.execute(db);
  }
}

/** Adds the search of events over all public competitions, each by its name and its discipline in both languages. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('search_event')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('trial_group', 'text', (c) => c.notNull())
    .addColumn('words', 'text', (c) => c.notNull())
    .execute();
  await (isPostgres(db) ? indexOnPostgres(db) : indexOnSqlite(db));
  await fillIndex(db);
}

export const searchEvents: Migration = { up };
