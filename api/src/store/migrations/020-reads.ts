import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { foldText } from 'shared-domain';

interface Row {
  readonly list: string;
  readonly position: number;
  readonly body: string;
}

interface Tables {
  result_row: Row & { name: string; club: string };
  start_row: Row & { name: string; club: string };
}

const BATCH_ROWS = 1000;

/** Folded name and club of a row: shown results have `club`, sent entries `clubName`. */
function foldRow(body: string): { name: string; club: string } {
  const row = JSON.parse(body) as { last?: string; first?: string; club?: string; clubName?: string };
  return { name: foldText(`${row.last ?? ''} ${row.first ?? ''}`), club: foldText(row.club ?? row.clubName ?? '') };
}

/** Fills the folded names of rows that were written before this migration. */
async function foldTable(db: Kysely<Tables>, table: 'result_row' | 'start_row'): Promise<void> {
  let after: Pick<Row, 'list' | 'position'> | undefined;
  for (;;) {
    let query = db.selectFrom(table).select(['list', 'position', 'body']).orderBy('list').orderBy('position');
    const from = after;
    if (from !== undefined)
      query = query.where(({ eb, or, and }) =>
        or([eb('list', '>', from.list), and([eb('list', '=', from.list), eb('position', '>', from.position)])]),
      );
    const rows = await query.limit(BATCH_ROWS).execute();
    for (const { list, position, body } of rows)
      await db
        .updateTable(table)
        .set(foldRow(body))
        .where('list', '=', list)
        .where('position', '=', position)
        .execute();
    after = rows.at(-1);
    if (rows.length < BATCH_ROWS) return;
  }
}

/**
 * Adds folded names beside every row, with indexes by which a page of a race of 50,000 is found and sorted; prices; and messages to
 * the operator of the site, stored until they are sent and for a while after.
 */
async function up(any: Kysely<unknown>): Promise<void> {
  const db = any as Kysely<Tables>;
  for (const table of ['result_row', 'start_row'] as const) {
    for (const column of ['name', 'club'])
      await db.schema
        .alterTable(table)
        .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
        .execute();
    await foldTable(db, table);
    await sql.raw(`create index ${table}_name on ${table} (challenge, name, club)`).execute(db);
  }
  for (const [name, columns] of [
    ['category', 'category, position'],
    ['sorted', 'name, position'],
    ['bib', 'length(bib), bib, position'],
  ] as const)
    await sql.raw(`create index result_row_${name} on result_row (list, ${columns})`).execute(db);
  await sql.raw('create index result_row_page on result_row (list, position, category, bib, name, club)').execute(db);
  await db.schema
    .createTable('price')
    .addColumn('oid', 'text', (c) => c.primaryKey())
    .addColumn('challenge', 'text', (c) => c.notNull().references('challenge.oid').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('kd', 'text', (c) => c.notNull())
    .addColumn('unit_amount', 'integer', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('metadata', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('price_challenge').on('price').columns(['challenge', 'position']).execute();
  await db.schema
    .createTable('contact_message')
    .addColumn('oid', 'text', (c) => c.primaryKey())
    .addColumn('sender', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'text')
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('next_try', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('contact_message_waiting')
    .on('contact_message')
    .columns(['sent_at', 'next_try'])
    .execute();
}

export const reads: Migration = { up };
