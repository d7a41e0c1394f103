import { findChallengeStart, isLiveChallenge } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';

export const PERIODS = ['upcoming', 'running', 'past'] as const;
export type Period = (typeof PERIODS)[number];

type ChallengeDates = Pick<Challenge, 'date' | 'duration' | 'tz'>;

/** Whether a competition is upcoming, running or past, by the days of its time zone. */
export function findPeriod(challenge: ChallengeDates, now: Date): Period {
  if (isLiveChallenge(challenge, now)) return 'running';
  return findChallengeStart(challenge) > now ? 'upcoming' : 'past';
}

/** The period to show first: running if there is such a competition, else upcoming, else past. */
export function chooseFirstPeriod(challenges: readonly ChallengeDates[], now: Date): Period {
  const periods = new Set(challenges.map((challenge) => findPeriod(challenge, now)));
  return (['running', 'upcoming', 'past'] as const).find((period) => periods.has(period)) ?? 'upcoming';
}
