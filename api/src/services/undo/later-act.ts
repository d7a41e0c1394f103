import type { ConflictReason } from 'shared-domain/contract';
import { Refusal } from '../../base/refusal.ts';
import type { Db } from '../../store/db.ts';
import { findLaterAct, findUnnamedAct, type LaterAct } from '../../store/lists/later-acts.ts';

/** The act to be undone (the oid of its log entry), and the challenge that it changed. */
export interface UndoneAct {
  readonly chOID: string;
  readonly log: string;
}

/** An act cannot be undone before a later one, which is found in the log by `about`: an oid, or a part of its detail. */
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

/** @example throw createBlockedRefusal('changed since', `trial ${uid} has changed since; undo the newer acts first`, oid) */
export const createBlockedRefusal = (reason: ConflictReason, detail: string, about: string): Refusal =>
  new BlockedUndo(reason, detail, about);

/**
 * @throws Refusal `conflict` where a later act that was not itself undone changed the same thing; a thing that differs without such an
 * act was only given back by an undo, in another order or at another revision.
 */
export async function requireNoLaterAct(
  db: Db,
  { chOID, log }: UndoneAct,
  { about, detail }: { readonly about: string; readonly detail: string },
): Promise<void> {
  const act = (await findLaterAct(db, chOID, { log, about })) ?? (await findUnnamedAct(db, chOID, { log }));
  if (act !== undefined) throw new BlockedUndo('changed since', detail, about, act);
}

/** Adds to the refusal of an undo the later act that has to be undone first, where the log has it. */
export async function addLaterAct(db: Db, error: unknown, { chOID, log }: UndoneAct): Promise<unknown> {
  if (!(error instanceof BlockedUndo)) return error;
  const act = error.act ?? (await findLaterAct(db, chOID, { log, about: error.about }));
  return act === undefined ? error : new Refusal(error.errors.map((one) => ({ ...one, act })));
}
