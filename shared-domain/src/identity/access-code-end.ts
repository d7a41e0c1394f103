import { type ChallengeDates, findChallengeEnd } from '../challenge/live.ts';

const DAYS_AFTER_END = 2;

/**
 * The instant from which an access code of a competition opens nothing any more: two days after its last day, days being
 * those of its own zone (Q24). An invalid date where the day or the zone is none.
 * @example findAccessCodeEnd({ date: '2026-06-13', duration: 1, tz: 'Europe/Paris' }).toISOString()
 * // '2026-06-15T22:00:00.000Z'
 */
export function findAccessCodeEnd(challenge: ChallengeDates): Date {
  return findChallengeEnd({ ...challenge, duration: challenge.duration + DAYS_AFTER_END });
}
