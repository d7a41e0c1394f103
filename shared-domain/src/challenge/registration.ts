import { type ChallengeDates, findChallengeEnd } from './live.ts';
import { readOptions } from './options.ts';

/** The fields of a competition that decide whether and how athletes can enter it. */
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
  /** How many people and teams are entered, where known. */
  readonly entered?: number | undefined;
}

/** How a competition is entered (Q6). */
export interface Registration {
  readonly state: 'open' | 'full' | 'closed';
  /** Whether athletes enter by invitation only. */
  readonly isPrivate: boolean;
  /** The page where athletes enter; present only while entries are open. */
  readonly url?: string;
  readonly limit?: number;
  /** How many more can enter; absent without a limit or without a known number of entries. */
  readonly placesLeft?: number;
}

/**
 * How a competition is entered, by its flag and its `metadata.registration` (Q5, Q6); undefined where neither mentions it, and
 * once its last day has ended.
 * @example readRegistration({ flag: 0, date: '2026-06-13', duration: 1, tz: 'Europe/Paris', metadata: { registration: { url: 'https://a.example', limit: 2 } }, entered: 2 }, new Date('2026-06-01'))
 * // { state: 'full', isPrivate: false, limit: 2, placesLeft: 0 }
 */
export function readRegistration(challenge: RegistrableChallenge, now: Date): Registration | undefined {
  const { url, limit, private: isPrivateByMetadata = false } = challenge.metadata.registration ?? {};
  const { registrations } = readOptions(challenge.flag);
  const isOpenByFlag = registrations === 'open' || registrations === 'private';
  if ((!isOpenByFlag && url === undefined) || now >= findChallengeEnd(challenge)) return undefined;
  const isPrivate = registrations === 'private' || isPrivateByMetadata;
  if (registrations === 'closed') return { state: 'closed', isPrivate };
  const { entered } = challenge;
  const placesLeft = limit === undefined || entered === undefined ? undefined : Math.max(0, limit - entered);
  const places = { ...(limit === undefined ? {} : { limit }), ...(placesLeft === undefined ? {} : { placesLeft }) };
  if (placesLeft === 0) return { state: 'full', isPrivate, ...places };
  return { state: 'open', isPrivate, ...(url === undefined ? {} : { url }), ...places };
}
