import { setImmediate as turn } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db.ts';
import { isPostgres } from '../engine.ts';
import { selectRowKey } from '../row-keys.ts';
import { buildFilter, hasLongRows, ORDERS, type RowFilter, type RowOrder } from './find-rows.ts';

/** The order in which positions are put together; by rank they are sorted afterwards, which is quicker. */
const buildOrder = (order: RowOrder): RawBuilder<unknown> =>
  order === 'rank'
    ? sql``
    : sql` order by ${sql.join([
        ...ORDERS[order].map((column) => (column === 'length' ? sql`length(bib)` : sql.ref(column[0]))),
        sql.ref('position'),
      ])}`;

const COMMA = ','.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);

/** Numbers of a text `1,20,3`: a tenth of the time of `split` and `Number`. */
function parsePositions(text: string): Int32Array {
  const positions: number[] = [];
  let position = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code !== COMMA) {
      position = position * 10 + code - ZERO;
      continue;
    }
    positions.push(position);
    position = 0;
  }
  if (text !== '') positions.push(position);
  return Int32Array.from(positions);
}

/** Positions of the rows of a list that match, in their order: one pass, whose answer is one text, as 50,000 rows take long to come. */
export async function findPositions(db: Db, list: string, filter: RowFilter, order: RowOrder): Promise<Int32Array> {
  const texts = isPostgres(db)
    ? sql<string | null>`string_agg(position::text, ','${buildOrder(order)})`
    : sql<string | null>`group_concat(position, ','${buildOrder(order)})`;
  const row = await db
    .selectFrom('result_row')
    .select(texts.as('positions'))
    .where('list', '=', selectRowKey(list))
    .where(buildFilter(filter, await hasLongRows(db, list)))
    .executeTakeFirstOrThrow();
  const positions = parsePositions(row.positions ?? '');
  return order === 'rank' ? positions.sort() : positions;
}

/** The rows at these positions of a list, in this order. */
export async function readRowsAt(db: Db, list: string, positions: Iterable<number>): Promise<string[]> {
  const wanted = [...positions];
  if (wanted.length === 0) return [];
  const rows = await db
    .selectFrom('result_row')
    .select(['position', 'body'])
    .where('list', '=', selectRowKey(list))
    .where('position', 'in', wanted)
    .execute();
  const bodies = new Map(rows.map(({ position, body }) => [position, body]));
  return wanted.flatMap((position) => bodies.get(position) ?? []);
}

/** Rows read at once: a few milliseconds. */
const BATCH_ROWS = 500;
/** A list has fewer rows. */
const POSITIONS = 2 ** 21;

interface RowWithSplits {
  readonly splits?: readonly { readonly d: number; readonly t: number }[];
}

/**
 * Positions of the rows of a list that have a time at each of these points of the course (metres), in the order of their times there.
 * The list is read piece by piece, so that others have their turn.
 */
export async function readPassageOrders(
  db: Db,
  list: string,
  points: readonly number[],
): Promise<ReadonlyMap<number, Int32Array>> {
  /** By point, a row's time and its position as one number, which sorts as the two do. */
  const passages = new Map(points.map((metres) => [metres, [] as number[]]));
  for (let after = -1; ; ) {
    const query = db.selectFrom('result_row').select(['position', 'body']).where('list', '=', selectRowKey(list));
    const rows = await query.where('position', '>', after).orderBy('position').limit(BATCH_ROWS).execute();
    for (const { position, body } of rows) {
      if (!body.includes('"splits"')) continue;
      const passed = new Set<number>();
      for (const { d, t } of (JSON.parse(body) as RowWithSplits).splits ?? []) {
        if (!passed.has(d)) passages.get(d)?.push(t * POSITIONS + position);
        passed.add(d);
      }
    }
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.position;
    await turn();
  }
  const orders = new Map<number, Int32Array>();
  for (const [metres, keys] of passages) {
    orders.set(
      metres,
      Int32Array.from(Float64Array.from(keys).sort(), (key) => key % POSITIONS),
    );
    await turn();
  }
  return orders;
}
