import { type LogEntry, writeLog } from '../../store/challenges/log.ts';
import type { Db } from '../../store/db.ts';
import { deleteRemovedBefore, insertRemoved, type RemovedBody } from '../../store/lists/undo-images.ts';
import { refuseTooManyBytes } from './account-limits.ts';

/** Days for which an act can be undone; then what it removed is deleted. */
export const UNDO_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/** For acts that removed no group, trial or row. */
export const NOTHING_REMOVED = { groups: [], trials: [], starts: [], results: [] } as const;

/** The instant until which an act can be undone; `performedAt` is when it took place. */
export const findUndoDeadline = (performedAt: string): Date => new Date(Date.parse(performedAt) + UNDO_DAYS * DAY_MS);

/**
 * Logs an act with what it removed or replaced, and deletes what can no longer be undone. `isOrganisationAct`: the organisation's journal
 * has it too, as the challenge's own goes with the challenge. `newBytes`: what it adds to lists.
 * @throws Refusal `too many requests` for an account that has written too much
 */
export async function logUndoableAct(
  db: Db,
  entry: LogEntry & { readonly challenge: string; readonly organisation: string },
  body: RemovedBody,
  { isOrganisationAct = false, newBytes = 0 } = {},
): Promise<string> {
  const { organisation, ...act } = entry;
  const { challenge, organiser, now } = act;
  const image = JSON.stringify(body);
  const bytes = image.length + newBytes;
  if (organiser !== undefined) await refuseTooManyBytes(db, organiser, bytes, now);
  const log = await writeLog(db, { ...(isOrganisationAct ? entry : act), bytes });
  await deleteRemovedBefore(db, new Date(now.getTime() - UNDO_DAYS * DAY_MS).toISOString());
  await insertRemoved(db, {
    log,
    challenge,
    organisation,
    deleted_at: now.toISOString(),
    body: image,
  });
  return log;
}
