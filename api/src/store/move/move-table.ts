import type Sqlite from 'better-sqlite3';
import { sql, type Transaction } from 'kysely';
import { localize } from '../../base/localize.ts';
import { BackupRefused } from '../backup.ts';
import type { Database } from '../schema.ts';

const NUL = /\0/g;
/** The same character as JSON writes it. */
const ESCAPED_NUL = '\\u0000';

function cleanDocument(text: string): string {
  try {
    return JSON.stringify(
      JSON.parse(text, (_, part: unknown) => (typeof part === 'string' ? part.replace(NUL, '') : part)),
    );
  } catch {
    return text;
  }
}

/**
 * A value without NUL characters, which PostgreSQL refuses; older versions accepted them into SQLite. They are also removed inside
 * JSON documents, whose texts may later be written into columns.
 */
function cleanValue(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.includes('\0') ? value.replace(NUL, '') : value;
  return text.includes(ESCAPED_NUL) ? cleanDocument(text) : text;
}

/** Rows of one statement; each column is passed as one array, so the number of parameters stays small. */
const MAX_BATCH = 5000;

export interface MovedTable {
  readonly table: string;
  readonly rows: number;
  /** Rows from which a NUL was removed, which PostgreSQL refuses. */
  readonly cleaned: number;
}

interface Column {
  readonly name: string;
  readonly type: string;
  readonly identity: boolean;
}

type Tx = Transaction<Database>;

async function listColumns(tx: Tx, table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select column_name as name, data_type as type, is_identity = 'YES' as identity from information_schema.columns
    where table_schema = current_schema() and table_name = ${table}`.execute(tx);
  return rows;
}

export async function countTableRows(tx: Tx, table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** Writes rows as they are, numbers of an identity column included. */
async function insertRows(
  tx: Tx,
  table: string,
  columns: readonly Column[],
  rows: readonly unknown[][],
): Promise<void> {
  const names = sql.join(columns.map(({ name }) => sql.ref(name)));
  const arrays = sql.join(columns.map(({ type }, i) => sql`${rows.map((row) => row[i])}::${sql.raw(type)}[]`));
  await sql`insert into ${sql.table(table)} (${names}) overriding system value select * from unnest(${arrays})`.execute(
    tx,
  );
}

/** Sets identity columns so that new numbers follow those that were copied. */
async function advanceIdentities(tx: Tx, table: string, columns: readonly Column[]): Promise<void> {
  for (const { name } of columns.filter(({ identity }) => identity)) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, ${name}), coalesce(max(${sql.ref(name)}), 0) + 1, false)
      from ${sql.table(table)}`.execute(tx);
  }
}

/**
 * Copies one table and counts it on both sides.
 * @throws BackupRefused when a row is missing
 */
export async function moveTable(tx: Tx, from: Sqlite.Database, table: string): Promise<MovedTable> {
  const columns = await listColumns(tx, table);
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const sourceRows = from.prepare(`select ${names} from "${table}"`).raw();
  let batch: unknown[][] = [];
  let cleaned = 0;
  for (const row of sourceRows.iterate() as IterableIterator<unknown[]>) {
    const clean = row.map(cleanValue);
    if (clean.some((value, index) => value !== row[index])) cleaned += 1;
    batch.push(clean);
    if (batch.length < MAX_BATCH) continue;
    await insertRows(tx, table, columns, batch);
    batch = [];
  }
  if (batch.length > 0) await insertRows(tx, table, columns, batch);
  await advanceIdentities(tx, table, columns);
  const rows = await countTableRows(tx, table);
  const sourceCount = from.prepare(`select count(*) from "${table}"`).pluck().get() as number;
  if (rows === sourceCount) return { table, rows, cleaned };
  throw new BackupRefused(
    localize(
      `${table} : ${sourceCount} lignes au départ, ${rows} à l’arrivée. Rien n’a été écrit.`,
      `${table}: ${sourceCount} rows at the start, ${rows} at the end. Nothing was written.`,
    ),
  );
}
