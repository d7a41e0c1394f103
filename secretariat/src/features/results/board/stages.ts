import { TRIAL_STATUS } from 'shared-domain';
import type { ProgrammeTrial } from '../../../api/programme.ts';

/** Stages of a trial's results, most urgent first. */
export const STAGES = ['pending', 'unofficial', 'coming', 'official', 'cancelled'] as const;
export type Stage = (typeof STAGES)[number];

/** The stage of a trial's results; a trial with a result is never `coming`, whatever its status. */
export function findStage({ status, results }: Pick<ProgrammeTrial, 'status' | 'results'>): Stage {
  switch (status) {
    case TRIAL_STATUS.official:
      return 'official';
    case TRIAL_STATUS.cancelled:
      return 'cancelled';
    case TRIAL_STATUS.unofficial:
      return 'unofficial';
    case TRIAL_STATUS.running:
    case TRIAL_STATUS.finished:
      return 'pending';
    default:
      return results > 0 ? 'pending' : 'coming';
  }
}
