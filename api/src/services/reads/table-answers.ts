import type { BuiltAnswer } from '../../base/built-answer.ts';
import type { Db } from '../../store/db.ts';
import type { Context } from '../context/context.ts';
import type { Programme } from '../context/programme.ts';
import { readAbout } from './public-reads.ts';
import { createRevisionTables, type RevisionTable } from './revision-tables.ts';

/** Answers a question out of the table of a challenge. */
type AnswerFromTable<T> = (ctx: Context, chOID: string, pick: (table: T) => unknown) => Promise<BuiltAnswer>;

/**
 * Answers out of a table that is computed over a whole challenge, once per revision, whatever is asked of it.
 * @param maxRows result rows and entries that the tables in memory may be made of
 */
export function createTableAnswers<T>(
  maxRows: number,
  build: (db: Db, programme: Programme) => Promise<T>,
): AnswerFromTable<T> {
  const tables = createRevisionTables<T>(maxRows, build);
  /** Who makes the table of a challenge; the others wait without a connection to the database, which are few. */
  const making = new Map<string, Promise<unknown>>();

  async function read(ctx: Context, chOID: string, pick: (table: T) => unknown): Promise<BuiltAnswer> {
    let found: RevisionTable<T> | undefined;
    const built = await readAbout(ctx, chOID, async (db, programme) => {
      found = await tables.get(db, programme, ctx.revisions.find(chOID)?.minRevision);
      return pick(found.table);
    });
    if (found === undefined) return built;
    const { revision, heldUntil } = found;
    return { ...built, revision, version: String(revision), heldUntil };
  }

  return async function answer(ctx, chOID, pick) {
    const known = ctx.revisions.find(chOID);
    if (known === undefined || tables.has(chOID, known.revision, known.minRevision)) return read(ctx, chOID, pick);
    const before = making.get(chOID);
    if (before !== undefined) {
      await before.catch(() => undefined);
      return answer(ctx, chOID, pick);
    }
    const made = read(ctx, chOID, pick).finally(() => making.delete(chOID));
    making.set(chOID, made);
    return made;
  };
}
