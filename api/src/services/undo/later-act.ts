import type { ConflictReason } from 'shared-domain/contract';
import { Refusal } from '../../base/refusal.ts';
import type { Db } from '../../store/db.ts';
import { findLaterAct, findUnnamedAct, type LaterAct } from '../../store/lists/later-acts.ts';

/** The act that is to be undone, and the challenge that it changed. */
export interface UndoneAct {
  readonly chOID: string;
  readonly log: string;
}

/** An act that cannot be undone before a later one; `about` is what that one was about: an oid, or a word of its detail. */
class BlockedUndo extends Refusal {
  readonly about: string;
  /** The later act, where it is known. */
  readonly act: LaterAct | undefined;

  constructor(reason: ConflictReason, detail: string, about: string, act?: LaterAct) {
    super([{ id: 'conflict', detail, reason }]);
    this.about = about;
    this.act = act;
  }
}

/** @example throw blocked('changed since', `trial ${uid} has changed since; undo the newer acts first`, oid) */
export const blocked = (reason: ConflictReason, detail: string, about: string): Refusal =>
  new BlockedUndo(reason, detail, about);

/**
 * What is not as the act left it is so by a later act that still counts. Acts that were undone do not: they gave back what was there,
 * in another order or at another revision.
 * @throws Refusal `conflict`
 */
export async function requireNoLaterAct(
  db: Db,
  { chOID, log }: UndoneAct,
  { about, detail }: { readonly about: string; readonly detail: string },
): Promise<void> {
  const act = (await findLaterAct(db, chOID, { log, about })) ?? (await findUnnamedAct(db, chOID, { log }));
  if (act !== undefined) throw new BlockedUndo('changed since', detail, about, act);
}

/** A refusal of an undo with the act that stands before it, where there is one in the log. */
export async function nameLaterAct(db: Db, error: unknown, { chOID, log }: UndoneAct): Promise<unknown> {
  if (!(error instanceof BlockedUndo)) return error;
  const act = error.act ?? (await findLaterAct(db, chOID, { log, about: error.about }));
  return act === undefined ? error : new Refusal(error.errors.map((one) => ({ ...one, act })));
}
