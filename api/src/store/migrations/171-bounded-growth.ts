import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

interface Tables {
  price: { oid: string; metadata: string };
  log: { oid: string; action: string; detail: string };
}

/** Letters of whom a price is for. */
const MAX_KIND_LETTERS = 60;
/** Rows read at once: each may have a megabyte. */
const BATCH_ROWS = 20;

type Price = Readonly<Record<string, unknown>> & { readonly metadata?: { readonly kd?: unknown } };

const cutMetadata = (metadata: { readonly kd?: unknown } | undefined) => ({
  kd: String(metadata?.kd ?? '').slice(0, MAX_KIND_LETTERS),
});

/** A logged list of prices, with the metadata of each cut to its shape. */
const cutPrices = (prices: unknown): unknown =>
  Array.isArray(prices)
    ? (prices as Price[]).map((price) => ({ ...price, metadata: cutMetadata(price.metadata) }))
    : prices;

function cutDetail(text: string): string {
  const detail = JSON.parse(text) as Readonly<Record<string, unknown>>;
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(detail).map(([name, value]) => [
        name,
        name === 'before' || name === 'after' ? cutPrices(value) : value,
      ]),
    ),
  );
}

/** Cuts the metadata of prices to its shape, `{kd}`. */
async function boundStoredPrices(db: Kysely<Tables>): Promise<void> {
  for (let after = ''; ; ) {
    const query = db.selectFrom('price').select(['oid', 'metadata']).where('oid', '>', after);
    const rows = await query.orderBy('oid').limit(BATCH_ROWS).execute();
    for (const { oid, metadata: text } of rows) {
      const metadata = JSON.stringify(cutMetadata(JSON.parse(text) as { readonly kd?: unknown }));
      if (metadata.length !== text.length)
        await db.updateTable('price').set({ metadata }).where('oid', '=', oid).execute();
    }
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.oid;
  }
}

/** Cuts the prices that were logged. */
async function boundLoggedPrices(db: Kysely<Tables>): Promise<void> {
  for (let after = ''; ; ) {
    const query = db.selectFrom('log').select(['oid', 'detail']).where('action', '=', 'prices changed');
    const rows = await query.where('oid', '>', after).orderBy('oid').limit(BATCH_ROWS).execute();
    for (const { oid, detail: text } of rows) {
      const detail = cutDetail(text);
      if (detail.length !== text.length) await db.updateTable('log').set({ detail }).where('oid', '=', oid).execute();
    }
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.oid;
  }
}

/** Gives prices of earlier versions, and those that were logged, the bounded shape of new ones. */
export async function boundPrices(any: Kysely<unknown>): Promise<void> {
  const db = any as Kysely<Tables>;
  await boundStoredPrices(db);
  await boundLoggedPrices(db);
}

/**
 * Adds what an act wrote and keeps for undo, bytes, so that those of an account are summed, and the index by which they and the
 * competitions that it created are found.
 */
async function up(db: Kysely<unknown>): Promise<void> {
  await boundPrices(db);
  await db.schema.alterTable('log').addColumn('bytes', 'integer').execute();
  await db.schema.createIndex('log_organiser').on('log').columns(['organiser', 'at', 'action', 'bytes']).execute();
}

export const boundedGrowth: Migration = { up };
