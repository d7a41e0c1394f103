import type { ConflictReason } from 'shared-domain/contract';
import { Refusal } from '../../base/refusal.ts';
import type { Db } from '../../store/db.ts';
import { findLaterAct } from '../../store/lists/later-acts.ts';

/** An act that cannot be undone before a later one; `about` is what that one was about: an oid, or a word of its detail. */
class BlockedUndo extends Refusal {
  readonly about: string;

  constructor(reason: ConflictReason, detail: string, about: string) {
    super([{ id: 'conflict', detail, reason }]);
    this.about = about;
  }
}

/** @example throw blocked('changed since', `trial ${uid} has changed since; undo the newer acts first`, oid) */
export const blocked = (reason: ConflictReason, detail: string, about: string): Refusal =>
  new BlockedUndo(reason, detail, about);

/** A refusal of an undo with the act that stands before it, where there is one in the log. */
export async function nameLaterAct(
  db: Db,
  error: unknown,
  { chOID, log }: { readonly chOID: string; readonly log: string },
): Promise<unknown> {
  if (!(error instanceof BlockedUndo)) return error;
  const act = await findLaterAct(db, chOID, { log, about: error.about });
  return act === undefined ? error : new Refusal(error.errors.map((one) => ({ ...one, act })));
}
