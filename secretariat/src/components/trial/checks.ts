import {
  findStartTime,
  isCombined,
  isFieldEvent,
  isFinished,
  isToStart,
  needsWind,
  readEvent,
  TRIAL_STATUS,
} from 'shared-domain';
import type { ProgrammeTrial } from '../../api/programme.ts';

/** What a secretary checks during the day: trials without results, not yet official, without a start list, without wind. */
export const CHECKS = ['results', 'unofficial', 'starts', 'wind'] as const;
export type Check = (typeof CHECKS)[number];

const HOUR_MS = 3_600_000;

/** Whether everybody on the start list of a race has a result, though nobody declared it finished. */
const isRaceComplete = ({ status, starts, results, g0 }: ProgrammeTrial): boolean =>
  status === TRIAL_STATUS.running && starts > 0 && results >= starts && !isFieldEvent(g0) && !isCombined(g0);

/** What checks depend on beside the trial: the time (ms since 1970) and the kind of the competition. */
export interface CheckContext {
  readonly now: number;
  readonly kind: string;
}

/** Whether a check finds a trial. */
export function matchesCheck(check: Check, trial: ProgrammeTrial, { now, kind }: CheckContext): boolean {
  const { status, starts, results, dets } = trial;
  switch (check) {
    case 'results':
      // Finished, or due to start more than an hour ago, and without results.
      return (
        results === 0 &&
        (isFinished(status) || (starts > 0 && isToStart(status) && Date.parse(findStartTime(trial)) + HOUR_MS < now))
      );
    case 'unofficial':
      return (
        results > 0 && (status === TRIAL_STATUS.finished || status === TRIAL_STATUS.unofficial || isRaceComplete(trial))
      );
    case 'starts':
      return starts === 0 && isToStart(status);
    case 'wind':
      return (
        needsWind(readEvent(trial, kind)) &&
        !isFieldEvent(trial.g0) &&
        (isFinished(status) || isRaceComplete(trial)) &&
        results > 0 &&
        dets.wind === undefined
      );
  }
}
