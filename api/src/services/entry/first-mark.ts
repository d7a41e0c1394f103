import { isToStart, MARK_STATUS, TRIAL_STATUS, type TrialStatus } from 'shared-domain';
import type { SentResult } from '../../store/lists/sent-rows.ts';
import type { TrialTable } from '../../store/schema.ts';
import { buildEditUpload } from '../programme/trial-edit/edit-upload.ts';
import { newAct } from '../sheets/acts.ts';
import type { Entry, EntryState } from '../writing/write-entry.ts';

/** Who did not start, and who has nothing yet, say nothing of whether the others have. */
const SAYS_NOTHING: readonly (number | undefined)[] = [MARK_STATUS.dns, MARK_STATUS.dash];

/** Where a trial stands once somebody writes a mark in it. */
export const statusWithMarks = (status: number): number => (isToStart(status) ? TRIAL_STATUS.running : status);

/**
 * The first mark of a trial that nobody said had begun begins it: the public reads that it is under way, not that it is
 * planned. When it really began nobody knows from that.
 */
export function startByFirstMark(
  { stored: known, challenge, organiser, now }: EntryState,
  trial: TrialTable,
  { prf, attempts = [] }: SentResult,
): Required<Pick<Entry, 'trialsData' | 'acts'>> {
  const to = statusWithMarks(trial.status) as TrialStatus;
  const isMarked = attempts.length > 0 || !SAYS_NOTHING.includes(prf.st);
  const group = [...known.groups.values()].find(({ oid }) => oid === trial.trial_group);
  if (to === trial.status || !isMarked || group === undefined) return { trialsData: [], acts: [] };
  const { trialsData } = buildEditUpload(trial, group.name, { status: to }, { now, isCorrected: false });
  return {
    trialsData: trialsData.map((sent) => ({ ...sent, dts: {} })),
    acts: [newAct('status', { challenge: challenge.oid, list: trial.oid }, { from: trial.status, to }, organiser, now)],
  };
}
