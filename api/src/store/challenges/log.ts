import type { Db } from '../db.ts';
import { newOid } from '../oid.ts';

export interface LogEntry {
  readonly challenge?: string;
  /** oid, for an act on an organisation itself. */
  readonly organisation?: string;
  readonly organiser?: string;
  readonly action: string;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly now: Date;
  /** By how many bytes the act makes lists grow, below 0 where they shrink. */
  readonly bytes?: number | undefined;
  /** The bytes that it keeps for undo. */
  readonly undoBytes?: number | undefined;
}

/** Logs what was done, by whom and when, without any network address (Q30); returns the entry's oid. */
export async function writeLog(db: Db, entry: LogEntry): Promise<string> {
  const oid = newOid();
  await db
    .insertInto('log')
    .values({
      oid,
      challenge: entry.challenge ?? null,
      organisation: entry.organisation ?? null,
      organiser: entry.organiser ?? null,
      at: entry.now.toISOString(),
      action: entry.action,
      detail: JSON.stringify(entry.detail),
      bytes: entry.bytes || null,
      undo_bytes: entry.undoBytes ?? null,
    })
    .execute();
  return oid;
}

/**
 * A log entry with the account that did it; `deletedAt` where what the act deleted can be put back, `undoBytes` as in the table of the
 * log.
 */
export interface LogRecord {
  readonly oid: string;
  readonly at: string;
  readonly organiser: string | null;
  readonly email: string | null;
  readonly action: string;
  readonly detail: string;
  readonly deletedAt: string | null;
  readonly undoBytes: number | null | undefined;
}

/** Entries of a challenge or of an organisation, newest first; `before` is the oid of the last entry of the previous page. */
export async function listLogs(
  db: Db,
  about: { readonly challenge: string } | { readonly organisation: string },
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
): Promise<LogRecord[]> {
  const [column, oid] =
    'challenge' in about
      ? (['log.challenge', about.challenge] as const)
      : (['log.organisation', about.organisation] as const);
  const query = db
    .selectFrom('log')
    .leftJoin('organiser', 'organiser.oid', 'log.organiser')
    .leftJoin('removed', (join) => join.onRef('removed.log', '=', 'log.oid').on('removed.undone_at', 'is', null))
    .select(['log.oid', 'log.at', 'log.organiser', 'organiser.email', 'log.action', 'log.detail'])
    .select(['removed.deleted_at as deletedAt', 'log.undo_bytes as undoBytes'])
    .where(column, '=', oid)
    .orderBy('log.oid', 'desc')
    .limit(limit);
  return (before === undefined ? query : query.where('log.oid', '<', before)).execute();
}

/** What was logged of the newest act of this kind on a challenge; undefined for none. */
export async function findNewestDetail(
  db: Db,
  challenge: string,
  action: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const row = await db
    .selectFrom('log')
    .select('detail')
    .where('challenge', '=', challenge)
    .where('action', '=', action)
    .orderBy('oid', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? undefined : (JSON.parse(row.detail) as Record<string, unknown>);
}

export async function deleteLogsBefore(db: Db, instant: string): Promise<void> {
  await db.deleteFrom('log').where('at', '<', instant).execute();
}

/** How many acts of these kinds an account did since an instant. */
export async function countActsSince(
  db: Db,
  organiser: string,
  actions: readonly string[],
  since: string,
): Promise<number> {
  const query = db.selectFrom('log').where('organiser', '=', organiser).where('at', '>', since);
  const { n } = await query
    .where('action', 'in', [...actions])
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/**
 * By how many bytes the acts of an account since an instant made the lists of each competition grow, all together; a competition that is
 * no longer there has none, and one in which it deleted more than it added counts as 0.
 */
export async function sumGrowthSince(db: Db, organiser: string, since: string): Promise<number> {
  const rows = await db
    .selectFrom('log')
    .where('organiser', '=', organiser)
    .where('at', '>', since)
    .where('bytes', 'is not', null)
    .where('challenge', 'in', (query) => query.selectFrom('challenge').select('oid'))
    .groupBy('challenge')
    .select(({ fn }) => fn.sum<number | string | null>('bytes').as('bytes'))
    .execute();
  return rows.reduce((total, { bytes }) => total + Math.max(0, Number(bytes ?? 0)), 0);
}
