import { dayOf } from 'shared-domain';
import type { Challenge, Trial } from 'shared-domain/contract';

/** The trial's day, where the hour alone does not say it: a meeting of several days. */
export function trialDay(
  trial: Pick<Trial, 'date'>,
  challenge: Pick<Challenge, 'duration' | 'tz'> | undefined,
): string | undefined {
  return challenge === undefined || challenge.duration <= 1 ? undefined : dayOf(trial.date, challenge.tz);
}
