import { TRIAL_STATUS } from 'shared-domain';
import type { Trial } from 'shared-domain/contract';

/** What a list needs to know of its trial: a result list and a trial of the programme both say it. */
export type ListTrial = Pick<
  Trial,
  | 'oid'
  | 'chOID'
  | 'gOID'
  | 'group'
  | 'name'
  | 'status'
  | 'date'
  | 'dets'
  | 'g0'
  | 'g1'
  | 'category'
  | 'round'
  | 'heat'
  | 'heats'
  | 'rounds'
>;

/**
 * Medals are for a final that is one race or one competition, once it is over: heats of a timed final crown nobody alone,
 * and a place that may still change is no medal.
 */
export const crowns = ({ round, heats, status }: Pick<ListTrial, 'round' | 'heats' | 'status'>): boolean =>
  round === 'f' && heats <= 1 && status !== TRIAL_STATUS.running;
