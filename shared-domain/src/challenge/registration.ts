import { type ChallengeDates, zonedEnd } from './live.ts';
import { readOptions } from './options.ts';

/** A competition, as far as entering it depends on it. */
export interface RegistrableChallenge extends ChallengeDates {
  readonly flag: number;
  readonly metadata: {
    readonly registration?:
      | {
          readonly url?: string | undefined;
          readonly limit?: number | undefined;
          readonly private?: boolean | undefined;
        }
      | undefined;
  };
  /** How many people and teams are entered, where it is known. */
  readonly entered?: number | undefined;
}

/** How a competition is entered (Q6). */
export interface Registration {
  readonly state: 'open' | 'full' | 'closed';
  /** By invitation of the organiser. */
  readonly isPrivate: boolean;
  /** The page where athletes enter; absent unless it is open. */
  readonly url?: string;
  readonly limit?: number;
  /** Places left of the limit, where it is known how many are entered. */
  readonly left?: number;
}

/**
 * How a competition is entered, by its flag and its `metadata.registration` (Q5, Q6); undefined where nothing is said of it, and
 * once its last day has ended.
 * @example readRegistration({ flag: 0, date: '2026-06-13', duration: 1, tz: 'Europe/Paris', metadata: { registration: { url: 'https://a.example', limit: 2 } }, entered: 2 }, new Date('2026-06-01'))
 * // { state: 'full', isPrivate: false, limit: 2, left: 0 }
 */
export function readRegistration(challenge: RegistrableChallenge, now: Date): Registration | undefined {
  const { url, limit, private: isInvited = false } = challenge.metadata.registration ?? {};
  const { registrations } = readOptions(challenge.flag);
  const isTold = registrations === 'open' || registrations === 'private';
  if ((!isTold && url === undefined) || now >= zonedEnd(challenge)) return undefined;
  const isPrivate = registrations === 'private' || isInvited;
  if (registrations === 'closed') return { state: 'closed', isPrivate };
  const { entered } = challenge;
  const left = limit === undefined || entered === undefined ? undefined : Math.max(0, limit - entered);
  const places = { ...(limit === undefined ? {} : { limit }), ...(left === undefined ? {} : { left }) };
  if (left === 0) return { state: 'full', isPrivate, ...places };
  return { state: 'open', isPrivate, ...(url === undefined ? {} : { url }), ...places };
}
