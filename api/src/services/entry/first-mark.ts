import { isToStart, MARK_STATUS, TRIAL_STATUS, type TrialStatus } from 'shared-domain';
import type { SentResult } from '../../store/lists/sent-rows.ts';
import type { TrialTable } from '../../store/schema.ts';
import { buildEditUpload } from '../programme/trial-edit/edit-upload.ts';
import { createAct } from '../sheets/acts.ts';
import type { ManualEdit, ManualEditState } from '../writing/manual-edit.ts';

/** Mark statuses that do not show that the trial has begun. */
const STATUSES_BEFORE_START: readonly (number | undefined)[] = [MARK_STATUS.dns, MARK_STATUS.dash];

/** The status of a trial once it has a mark. */
export const findStatusWithMarks = (status: number): number => (isToStart(status) ? TRIAL_STATUS.running : status);

/**
 * The first mark sets a trial that has not started to running. The instant of its start stays empty, as the mark does not tell it.
 */
export function startByFirstMark(
  { stored, challenge, organiser, now }: ManualEditState,
  trial: TrialTable,
  { prf, attempts = [] }: SentResult,
): Required<Pick<ManualEdit, 'trialsData' | 'acts'>> {
  const to = findStatusWithMarks(trial.status) as TrialStatus;
  const isMarked = attempts.length > 0 || !STATUSES_BEFORE_START.includes(prf.st);
  const group = [...stored.groups.values()].find(({ oid }) => oid === trial.trial_group);
  if (to === trial.status || !isMarked || group === undefined) return { trialsData: [], acts: [] };
  const { trialsData } = buildEditUpload(trial, group.name, { status: to }, { now, isCorrected: false });
  return {
    trialsData: trialsData.map((sent) => ({ ...sent, dts: {} })),
    acts: [
      createAct('status', { challenge: challenge.oid, list: trial.oid }, { from: trial.status, to }, organiser, now),
    ],
  };
}
