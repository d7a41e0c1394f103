import type { BuiltAnswer } from '../../base/built-answer.ts';
import type { Db } from '../../store/db.ts';
import type { Context } from '../context/context.ts';
import type { Programme } from '../context/programme.ts';
import { readAboutChallenge } from './public-reads.ts';
import { createRevisionTables, type RevisionTable } from './revision-tables.ts';

/** Answers with the part of a challenge's table that `pick` takes. */
type AnswerFromTable<T> = (ctx: Context, chOID: string, pick: (table: T) => unknown) => Promise<BuiltAnswer>;

/**
 * Makes answers from a table over a whole challenge, which is computed once per revision for all of them.
 * @param maxRows result rows and entries of the challenges whose tables stay in memory
 */
export function createTableAnswers<T>(
  maxRows: number,
  build: (db: Db, programme: Programme) => Promise<T>,
): AnswerFromTable<T> {
  const tables = createRevisionTables<T>(maxRows, build);
  /** The answer that computes each challenge's table; others wait for it without using one of the few database connections. */
  const pendingAnswers = new Map<string, Promise<unknown>>();

  async function read(ctx: Context, chOID: string, pick: (table: T) => unknown): Promise<BuiltAnswer> {
    let revisionTable: RevisionTable<T> | undefined;
    const built = await readAboutChallenge(ctx, chOID, async (db, programme) => {
      revisionTable = await tables.get(db, programme, ctx.revisions.find(chOID)?.minRevision);
      return pick(revisionTable.table);
    });
    if (revisionTable === undefined) return built;
    const { revision, heldUntil } = revisionTable;
    return { ...built, revision, version: String(revision), heldUntil };
  }

  return async function answer(ctx, chOID, pick) {
    const scope = ctx.revisions.find(chOID);
    if (scope === undefined || tables.has(chOID, scope.revision, scope.minRevision)) return read(ctx, chOID, pick);
    const pending = pendingAnswers.get(chOID);
    if (pending !== undefined) {
      await pending.catch(() => undefined);
      return answer(ctx, chOID, pick);
    }
    const newAnswer = read(ctx, chOID, pick).finally(() => pendingAnswers.delete(chOID));
    pendingAnswers.set(chOID, newAnswer);
    return newAnswer;
  };
}
