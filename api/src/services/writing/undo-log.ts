import { MAX_UNDO_BYTES } from 'shared-domain/contract';
import { type LogEntry, writeLog } from '../../store/challenges/log.ts';
import type { Db } from '../../store/db.ts';
import { deleteRemovedBefore, insertRemoved, type RemovedBody } from '../../store/lists/undo-images.ts';
import { dropOldestImages, sumUndoBytes } from '../../store/lists/undo-room.ts';

/** Days for which an act can be undone; then what it removed is deleted. */
export const UNDO_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/** For acts that removed no group, trial or row. */
export const NOTHING_REMOVED = { groups: [], trials: [], starts: [], results: [] } as const;

/** The instant until which an act can be undone; `performedAt` is when it took place. */
export const findUndoDeadline = (performedAt: string): Date => new Date(Date.parse(performedAt) + UNDO_DAYS * DAY_MS);

/** Makes room for what an act keeps for undo: the oldest acts of the account can no longer be undone, and no act is refused. */
async function makeUndoRoom(db: Db, organiser: string, bytes: number, since: string): Promise<void> {
  const owner = { organiser, since };
  const excessBytes = (await sumUndoBytes(db, owner)) + bytes - MAX_UNDO_BYTES;
  if (excessBytes > 0) await dropOldestImages(db, owner, excessBytes);
}

/**
 * Logs an act with what it removed or replaced, and deletes what can no longer be undone. `isOrganisationAct`: the organisation's journal
 * has it too, as the challenge's own goes with the challenge. `growth`: by how many bytes it makes lists grow.
 */
export async function logUndoableAct(
  db: Db,
  entry: LogEntry & { readonly challenge: string; readonly organisation: string },
  body: RemovedBody,
  { isOrganisationAct = false, growth = 0 } = {},
): Promise<string> {
  const { organisation, ...act } = entry;
  const { challenge, organiser, now } = act;
  const image = JSON.stringify(body);
  const undoBytes = Buffer.byteLength(image);
  const since = new Date(now.getTime() - UNDO_DAYS * DAY_MS).toISOString();
  if (organiser !== undefined) await makeUndoRoom(db, organiser, undoBytes, since);
  const log = await writeLog(db, { ...(isOrganisationAct ? entry : act), bytes: growth, undoBytes });
  await deleteRemovedBefore(db, since);
  await insertRemoved(db, {
    log,
    challenge,
    organisation,
    deleted_at: now.toISOString(),
    body: image,
  });
  return log;
}
