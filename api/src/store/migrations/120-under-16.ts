import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { findUnder16End } from 'shared-domain';

interface Row {
  readonly list: string;
  readonly position: number;
  readonly sent: string;
  readonly under_16_until: string | null;
}

interface Tables {
  result_row: Row & { hidden: string | null };
  start_row: Omit<Row, 'sent'> & { body: string; hidden: string | null };
}

const BATCH_ROWS = 1000;

/** Fills the column in rows written before this migration that have a birth date or a category. */
async function fill(db: Kysely<Tables>, table: 'result_row' | 'start_row'): Promise<void> {
  const text = table === 'result_row' ? sql<string>`sent` : sql<string>`coalesce(hidden, body)`;
  let after: Pick<Row, 'list' | 'position'> | undefined;
  for (;;) {
    let query = db
      .selectFrom(table)
      .select(['list', 'position', text.as('text')])
      .orderBy('list')
      .orderBy('position');
    const from = after;
    if (from !== undefined)
      query = query.where(({ eb, or, and }) =>
        or([eb('list', '>', from.list), and([eb('list', '=', from.list), eb('position', '>', from.position)])]),
      );
    const rows = await query.limit(BATCH_ROWS).execute();
    for (const { list, position, text: json } of rows) {
      const { dob, category } = JSON.parse(json) as { dob?: string; category?: number };
      const until = findUnder16End({ birthDate: dob, category });
      if (until === undefined) continue;
      await db
        .updateTable(table)
        .set({ under_16_until: until })
        .where('list', '=', list)
        .where('position', '=', position)
        .execute();
    }
    after = rows.at(-1);
    if (rows.length < BATCH_ROWS) return;
  }
}

/** Adds until when a row's athlete counts as under 16, so that lists need not be read to tell what search engines may keep. */
async function up(any: Kysely<unknown>): Promise<void> {
  const db = any as Kysely<Tables>;
  for (const table of ['result_row', 'start_row'] as const) {
    await db.schema.alterTable(table).addColumn('under_16_until', 'text').execute();
    await fill(db, table);
    await sql
      .raw(`create index ${table}_under_16 on ${table} (challenge, under_16_until) where under_16_until is not null`)
      .execute(db);
  }
}

export const under16: Migration = { up };
