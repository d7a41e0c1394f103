import { isCorrection, TRIAL_STATUS } from 'shared-domain';
import type { trialEdit } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import type { TrialTable } from '../../../store/schema.ts';

/** What an organiser changes of one trial. */
export type TrialEdit = z.output<typeof trialEdit>;

/** Whether an edit goes back on what was decided: then it says why (Q8). */
export function correctionIn(row: TrialTable, { status, results, uid = row.uid }: TrialEdit): boolean {
  const isMove = status !== undefined && status !== row.status;
  return (
    (isMove && isCorrection(row.status, status)) ||
    (row.status === TRIAL_STATUS.official && (results !== undefined || uid !== row.uid))
  );
}
