import { type Change, insertChange } from '../../store/changes.ts';
import type { Db } from '../../store/db.ts';
import type { Context } from '../context/context.ts';

/** What a transaction answers, and what it changed; nothing changed, no `change`. */
export interface Changed<T> {
  readonly answer: T;
  readonly change?: Change;
}

/**
 * One transaction that changes a challenge. What changed is kept with it, so that whoever reads the challenge is told on
 * every instance and after a restart; the caller's own memory follows before this returns.
 *
 * `work` takes the challenge (`holdChallenge`) before it reads, grows its revision (`growRevision`) and gives the change
 * under that revision. On PostgreSQL it may run again, so it changes nothing but the database.
 */
export async function changing<T>(ctx: Context, work: (tx: Db) => Promise<Changed<T>>): Promise<T> {
  const { answer, change } = await ctx.store.transaction(async (tx) => {
    const done = await work(tx);
    if (done.change !== undefined) await insertChange(tx, done.change, ctx.clock());
    return done;
  });
  if (change !== undefined) {
    ctx.revisions.committed(change.chOID, change.revision);
    ctx.announce(change);
  }
  return answer;
}
