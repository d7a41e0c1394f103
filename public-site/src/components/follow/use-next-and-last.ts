import { useEffect } from 'react';
import { readNow } from '../page-clock.ts';
import { buildFollowedQuery, listFoundChallenges } from './find-followed.ts';
import { type FollowedSearch, useFollowedPlacesQuery, useNextAndLastQuery } from './follow-endpoints.ts';
import { MAX_SEEN_CHALLENGES, putFirst } from './follow-store.ts';
import { buildFollowKey, type Followed, isEntrant } from './followed.ts';
import type { SearchState } from './lines/FollowedLine.tsx';
import type { NextAndLastByKey } from './next-and-last.ts';

/** Slower than on a competition's own pages. */
const POLL_MS = 60_000;

/** How old an answer may be when a page opens, s. */
const MAX_AGE_SECONDS = 30;

/** Notes the competitions in which followed items take part, by their keys; those that were known stay where they are. */
function noteFound(challenges: ReadonlyMap<string, readonly string[]>): void {
  putFirst((item) => {
    const found = challenges.get(buildFollowKey(item))?.slice(0, MAX_SEEN_CHALLENGES) ?? [];
    return found.every((chOID) => item.seen.includes(chOID)) ? [] : found;
  });
}

/** Asks once in which competitions the followed athletes and clubs take part, in one or in those of these weeks, and notes them. */
export function useFindFollowed(items: readonly Followed[], chOID?: string): SearchState {
  const entrants = items.filter(isEntrant);
  const { data, isError, isLoading } = useFollowedPlacesQuery(buildFollowedQuery(entrants, chOID), {
    skip: entrants.length === 0,
    refetchOnMountOrArgChange: MAX_AGE_SECONDS,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is noted once, whatever is noted of the items then.
  useEffect(() => {
    if (data !== undefined) noteFound(listFoundChallenges(data, entrants, readNow().getTime()));
  }, [data]);
  return isError ? 'failed' : isLoading ? 'loading' : 'known';
}

interface FollowedFacts {
  readonly byKey: NextAndLastByKey;
  readonly state: SearchState;
}

/** Next start and last result of followed items, kept up to date where something is live. */
export function useNextAndLast(searches: readonly FollowedSearch[], isLive: boolean): FollowedFacts {
  const query = useNextAndLastQuery(searches, {
    skip: searches.length === 0,
    pollingInterval: isLive ? POLL_MS : 0,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: MAX_AGE_SECONDS,
  });
  const isLoading = query.isFetching && query.currentData === undefined;
  const hasFailed = query.isError || query.data?.isComplete === false;
  return { byKey: query.data?.byKey ?? {}, state: isLoading ? 'loading' : hasFailed ? 'failed' : 'known' };
}
