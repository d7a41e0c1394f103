import { isFieldEvent, isPublished, TRIAL_STATUS } from 'shared-domain';
import type { ProgrammeTrial } from '../../api/programme.ts';
import { isStillRunning } from './hindrance.ts';

type Whole = Pick<ProgrammeTrial, 'uid'>;

/** Whether nothing more is expected of a trial: it is over, cancelled, or a race whose every runner has a mark. */
function isOver(trial: ProgrammeTrial): boolean {
  const { status, g0 } = trial;
  // In a field event everybody has a result from the first attempt on.
  if (status === TRIAL_STATUS.running) return !isFieldEvent(g0) && !isStillRunning(trial);
  return isPublished(status) || status === TRIAL_STATUS.finished || status === TRIAL_STATUS.cancelled;
}

/** The trials of a combined event that are still to come or in progress, in the order of the programme. */
export const listOpenParts = ({ uid }: Whole, programme: readonly ProgrammeTrial[]): readonly ProgrammeTrial[] =>
  programme.filter((trial) => trial.dets.combined === uid && !isOver(trial));

/** How many of its disciplines a combined event has, and how many are over with all their heats. */
export function countParts(
  whole: Whole,
  programme: readonly ProgrammeTrial[],
): { readonly done: number; readonly all: number } {
  const parts = programme.filter(({ dets }) => dets.combined === whole.uid);
  const listCodes = (trials: readonly ProgrammeTrial[]) => new Set(trials.map(({ g0, g1 }) => `${g0}-${g1}`));
  const all = listCodes(parts).size;
  return { done: all - listCodes(listOpenParts(whole, programme)).size, all };
}
