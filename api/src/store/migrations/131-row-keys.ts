import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '../engine.ts';

const COLUMNS = {
  start_row: ['position', 'bib', 'name', 'club', 'body', 'hidden', 'under_16_until'],
  result_row: [
    'position',
    'place',
    'bib',
    'category',
    'name',
    'club',
    'sent',
    'body',
    'hidden',
    'under_16_until',
    'revision',
    'is_long',
  ],
} as const;

const NUMBERS: readonly string[] = ['position', 'place', 'category', 'revision', 'is_long'];
const NEVER_NULL: readonly string[] = ['position', 'name', 'club', 'sent', 'body'];

const INDEXES = {
  start_row: {
    name: '(challenge, name, club)',
    under_16: '(challenge, under_16_until) where under_16_until is not null',
  },
  result_row: {
    name: '(challenge, name, club)',
    under_16: '(challenge, under_16_until) where under_16_until is not null',
    category: '(list, category, position) where is_long = 1',
    sorted: '(list, name, position) where is_long = 1',
    bib: '(list, length(bib), bib, position) where is_long = 1',
    page: '(list, position, category, bib, name, club) where is_long = 1',
  },
} as const;

type RowTable = keyof typeof COLUMNS;

async function count(db: Kysely<unknown>, table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.n);
}

/** Creates a number for each challenge and each list that has rows, in the order of the competitions' days. */
async function createRowKeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('row_key')
    .addColumn('id', 'integer', (c) =>
      isPostgres(db) ? c.primaryKey().generatedByDefaultAsIdentity() : c.primaryKey(),
    )
    .addColumn('oid', 'text', (c) => c.notNull().unique())
    .addColumn('owner', 'text', (c) => c.notNull().references('challenge.oid').onDelete('cascade'))
    .execute();
  await sql`insert into row_key (oid, owner) select oid, oid from challenge order by date, oid`.execute(db);
  for (const parent of ['trial', 'trial_group'])
    await sql`
      insert into row_key (oid, owner) select t.oid, t.challenge from ${sql.table(parent)} t
      join challenge c on c.oid = t.challenge
      where exists (select 1 from start_row where list = t.oid) or exists (select 1 from result_row where list = t.oid)
      order by c.date, c.oid, t.position`.execute(db);
  await db.schema.createIndex('row_key_owner').on('row_key').column('owner').execute();
}

/** Copies the rows to a new table with numbers in place of oids. @throws Error when a row belongs to no list */
async function rebuild(db: Kysely<unknown>, table: RowTable): Promise<void> {
  const newTable = `${table}_numbered`;
  const columns = COLUMNS[table];
  let builder: CreateTableBuilder<string, string> = db.schema
    .createTable(newTable)
    .addColumn('list', 'integer', (c) => c.notNull().references('row_key.id').onDelete('cascade'))
    .addColumn('challenge', 'integer', (c) => c.notNull());
  for (const name of columns)
    builder = builder.addColumn(name, NUMBERS.includes(name) ? 'integer' : 'text', (c) =>
      NEVER_NULL.includes(name) ? c.notNull() : c,
    );
  await builder.addPrimaryKeyConstraint(`${table}_place`, ['list', 'position']).execute();
  const names = columns.join(', ');
  // SQLite follows the order of a cross join: rows are then written one list after the other.
  const join = isPostgres(db) ? 'join' : 'cross join';
  await sql
    .raw(
      `insert into ${newTable} (list, challenge, ${names}) select k.id, c.id, ${columns.map((name) => `r.${name}`).join(', ')}
      from row_key k ${join} row_key c on c.oid = k.owner ${join} ${table} r on r.list = k.oid order by k.id, r.position`,
    )
    .execute(db);
  const [before, after] = [await count(db, table), await count(db, newTable)];
  if (before !== after) throw new Error(`${table}: ${before - after} rows belong to no trial and no group`);
  await db.schema.dropTable(table).execute();
  await sql.raw(`alter table ${newTable} rename to ${table}`).execute(db);
  for (const [name, of] of Object.entries(INDEXES[table]))
    await sql.raw(`create index ${table}_${name} on ${table} ${of}`).execute(db);
}

/** Rows name their list and challenge by numbers; before, oids were in each row and in each index (docs/decisions/024). */
async function up(db: Kysely<unknown>): Promise<void> {
  await createRowKeys(db);
  await rebuild(db, 'start_row');
  await rebuild(db, 'result_row');
}

export const rowKeys: Migration = { up };
