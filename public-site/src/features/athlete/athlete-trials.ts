import { compareStartTimes, isCombined, isOver, isStartedInParts, MARK_STATUS, TRIAL_STATUS } from 'shared-domain';
import type { AthleteAnswer } from 'shared-domain/contract';

export type AthleteTrial = AthleteAnswer['trials'][number];

interface SplitTrials {
  /** Trials with a result: the total of a combined event, then the last first. */
  readonly results: readonly AthleteTrial[];
  /** Those that are over and wait for their result, the last first. */
  readonly awaited: readonly AthleteTrial[];
  /** Starts to come and those that are on, the next first. */
  readonly starts: readonly AthleteTrial[];
}

/**
 * A trial counts as a start until it is over or has the athlete's result, which is a dash before the first mark; then its result is awaited
 * until the list is published. One that was published without the athlete is left out, as is a combined event whose parts are there.
 */
export function splitAthleteTrials(trials: readonly AthleteTrial[]): SplitTrials {
  const hasResult = ({ trial, result }: AthleteTrial): boolean =>
    result !== undefined && (isOver(trial.status) || result.prf.st !== MARK_STATUS.dash);
  const withoutResult = trials.filter(
    (one) =>
      !hasResult(one) &&
      !isStartedInParts(
        one.trial,
        trials.map(({ trial }) => trial),
      ),
  );
  return {
    results: trials
      .filter(hasResult)
      .toReversed()
      .sort((a, b) => Number(isCombined(b.trial.g0)) - Number(isCombined(a.trial.g0))),
    awaited: withoutResult.filter(({ trial }) => trial.status === TRIAL_STATUS.finished).toReversed(),
    starts: withoutResult
      .filter(({ trial }) => !isOver(trial.status))
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
