import { compareStartTimes, isCombined, isOver, isStartedInParts, MARK_STATUS } from 'shared-domain';
import type { AthleteAnswer } from 'shared-domain/contract';

export type AthleteTrial = AthleteAnswer['trials'][number];

interface SplitTrials {
  /** Trials with a result: the total of a combined event, then the last first. */
  readonly results: readonly AthleteTrial[];
  /** Starts to come and those that wait for their result, the next first. */
  readonly starts: readonly AthleteTrial[];
}

/** A trial counts as a start until it has the athlete's result, which is a dash before the first mark; one that ended without is neither, nor is a combined event whose parts are there. */
export function splitAthleteTrials(trials: readonly AthleteTrial[]): SplitTrials {
  const hasResult = ({ trial, result }: AthleteTrial): boolean =>
    result !== undefined && (isOver(trial.status) || result.prf.st !== MARK_STATUS.dash);
  return {
    results: trials
      .filter(hasResult)
      .toReversed()
      .sort((a, b) => Number(isCombined(b.trial.g0)) - Number(isCombined(a.trial.g0))),
    starts: trials
      .filter(
        (one) =>
          !hasResult(one) &&
          !isOver(one.trial.status) &&
          !isStartedInParts(
            one.trial,
            trials.map(({ trial }) => trial),
          ),
      )
      .toSorted((a, b) => compareStartTimes(a.trial, b.trial)),
  };
}

const MINUTE_MS = 60_000;
const MAX_COUNTDOWN_MINUTES = 12 * 60;

/** Whole minutes until an instant; undefined when it is past or more than 12 hours away. */
export function countMinutesLeft(iso: string, now: Date): number | undefined {
  const minutes = Math.ceil((Date.parse(iso) - now.getTime()) / MINUTE_MS);
  return minutes >= 0 && minutes <= MAX_COUNTDOWN_MINUTES ? minutes : undefined;
}
