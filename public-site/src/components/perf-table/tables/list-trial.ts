import { TRIAL_STATUS } from 'shared-domain';
import type { Trial } from 'shared-domain/contract';

/** The fields of a trial that its lists need; result lists have them too. */
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
 * Whether the first three get medals: only in a final of one heat, and not while it is running. Heats of timed finals have no
 * winners of their own.
 */
export const canAwardMedals = ({ round, heats, status }: Pick<ListTrial, 'round' | 'heats' | 'status'>): boolean =>
  round === 'f' && heats <= 1 && status !== TRIAL_STATUS.running;
