import { isCorrection, TRIAL_STATUS } from 'shared-domain';
import type { trialEdit } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import type { TrialTable } from '../../../store/schema.ts';

/** An organiser's changes to one trial. */
export type TrialEdit = z.output<typeof trialEdit>;

/** Whether an edit takes back a status or changes official results, which needs a reason (Q8). */
export function isCorrectionEdit(row: TrialTable, { status, results, uid = row.uid }: TrialEdit): boolean {
  const isMove = status !== undefined && status !== row.status;
  return (
    (isMove && isCorrection(row.status, status)) ||
    (row.status === TRIAL_STATUS.official && (results !== undefined || uid !== row.uid))
  );
}
