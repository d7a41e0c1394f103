import { makeAthleteId } from 'shared-domain';
import type { PushBody } from 'shared-domain/contract';
import { MAX_PUSH_ATHLETES, MAX_PUSH_CHALLENGES } from 'shared-domain/contract';
import type { Followed, FollowedAthlete } from '../followed.ts';

/** The id of an athlete's rows: the organiser's, else the one that the server makes too. */
const findAthleteKey = ({ auid, last, first, club, country }: FollowedAthlete): string | undefined =>
  auid ?? makeAthleteId({ last, first, third: club ?? country ?? '' });

/** The followed athletes of each competition that listed them, the last visited first, as the server is told of them. */
export function buildPushFollows(items: readonly Followed[]): NonNullable<PushBody['follows']> {
  const athletes = new Map<string, Set<string>>();
  for (const item of items) {
    const key = item.kind === 'athlete' ? findAthleteKey(item) : undefined;
    if (key === undefined) continue;
    for (const chOID of item.seen) athletes.set(chOID, (athletes.get(chOID) ?? new Set()).add(key));
  }
  return [...athletes]
    .slice(0, MAX_PUSH_CHALLENGES)
    .map(([chOID, keys]) => ({ chOID, athletes: [...keys].slice(0, MAX_PUSH_ATHLETES) }));
}
