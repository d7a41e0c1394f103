import type { Db } from './db.ts';
import { newOid } from './oid.ts';

export interface LogEntry {
  readonly challenge?: string;
  readonly organiser?: string;
  readonly action: string;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly now: Date;
}

/** What was done, by whom and when; no address of a machine is kept (decision 30). */
export async function writeLog(db: Db, entry: LogEntry): Promise<void> {
  await db
    .insertInto('log')
    .values({
      oid: newOid(),
      challenge: entry.challenge ?? null,
      organiser: entry.organiser ?? null,
      at: entry.now.toISOString(),
      action: entry.action,
      detail: JSON.stringify(entry.detail),
    })
    .execute();
}
