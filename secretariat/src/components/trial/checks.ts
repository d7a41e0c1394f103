import { isFieldEvent, isFinished, isToStart, needsWind, TRIAL_STATUS } from 'shared-domain';
import type { ProgrammeTrial } from '../../api/programme.ts';

/** What a secretary goes through during the day. */
export const CHECKS = ['results', 'unofficial', 'starts', 'wind'] as const;
export type Check = (typeof CHECKS)[number];

const HOUR = 3_600_000;

/** Whether a trial is one that a check names. */
export function isOf(check: Check, trial: ProgrammeTrial, now: number): boolean {
  const { status, starts, results, date, dets } = trial;
  switch (check) {
    case 'results':
      // Over, or an hour past its time, and nothing came.
      return (
        results === 0 && (isFinished(status) || (starts > 0 && isToStart(status) && Date.parse(date) + HOUR < now))
      );
    case 'unofficial':
      return results > 0 && (status === TRIAL_STATUS.finished || status === TRIAL_STATUS.unofficial);
    case 'starts':
      return starts === 0 && isToStart(status);
    case 'wind':
      return (
        needsWind(trial) && !isFieldEvent(trial.g0) && isFinished(status) && results > 0 && dets.wind === undefined
      );
  }
}
