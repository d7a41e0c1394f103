import { type ChallengeDates, findChallengeEnd } from '../challenge/live.ts';

const DAYS_AFTER_END = 2;

/**
 * The instant at which the access codes of a competition expire: two days after its last day, in its own time zone (Q24). An invalid
 * Date for a bad day or zone.
 * @example findAccessCodeEnd({ date: '2026-06-13', duration: 1, tz: 'Europe/Paris' }).toISOString()
 * // '2026-06-15T22:00:00.000Z'
 */
export function findAccessCodeEnd(challenge: ChallengeDates): Date {
  return findChallengeEnd({ ...challenge, duration: challenge.duration + DAYS_AFTER_END });
}
