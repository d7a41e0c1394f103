import { isCombined, TRIAL_STATUS } from 'shared-domain';
import type { ProgrammeTrial } from '../../api/programme.ts';

/** Why a trial cannot become official at all. */
export type Hindrance = 'official' | 'cancelled' | 'empty' | 'unsent';

/** `isUnsent`: whether this device has marks of the trial that the server does not have. */
export function findHindrance(
  { status, results }: Pick<ProgrammeTrial, 'status' | 'results'>,
  isUnsent: boolean,
): Hindrance | undefined {
  if (status === TRIAL_STATUS.official) return 'official';
  if (status === TRIAL_STATUS.cancelled) return 'cancelled';
  if (isUnsent) return 'unsent';
  return results === 0 ? 'empty' : undefined;
}

/** Whether a trial still goes on: it runs, and rows wait for a result or, in a combined event, parts for their turn. */
export function isStillRunning({
  status,
  starts,
  results,
  g0,
}: Pick<ProgrammeTrial, 'status' | 'starts' | 'results' | 'g0'>): boolean {
  return status === TRIAL_STATUS.running && (isCombined(g0) || results < starts);
}
