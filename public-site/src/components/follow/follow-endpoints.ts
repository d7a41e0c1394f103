import type { FollowedAnswer, FollowedQuery } from 'shared-domain/contract';
import type { CallError, CallRequest } from 'shared-domain/platform';
import { publicApi } from '../../api/public-api.ts';
import { readNow } from '../page-clock.ts';
import { type Ask, buildFollowedRequest, findFollowed } from './find-followed.ts';
import type { Followed } from './followed.ts';
import { type NextAndLastByKey, readNextAndLast } from './next-and-last.ts';

type BaseQuery = (request: CallRequest) => unknown;

/** Wraps RTK Query's base query; `findFailure` returns the last error, if any, but that something is not there. */
function createAsk(baseQuery: BaseQuery): { readonly ask: Ask; readonly findFailure: () => CallError | undefined } {
  let failure: CallError | undefined;
  const ask: Ask = async <Answer>(request: CallRequest) => {
    const { data, error } = (await baseQuery(request)) as { data?: Answer; error?: CallError };
    if (error !== undefined && error.id !== 'not found') failure = error;
    return data;
  };
  return { ask, findFailure: () => failure };
}

/** What is known of followed items; incomplete where something could not be asked. */
interface NextAndLastAnswer {
  readonly byKey: NextAndLastByKey;
  readonly isComplete: boolean;
}

/** Followed athletes, clubs and events to search for in one competition. */
export interface FollowedSearch {
  readonly chOID: string;
  readonly items: readonly Followed[];
}

const followApi = publicApi.injectEndpoints({
  endpoints: (build) => ({
    /** Next start, awaited result and last result of what the reader follows. */
    nextAndLast: build.query<NextAndLastAnswer, readonly FollowedSearch[]>({
      queryFn: async (searches, _api, _options, baseQuery) => {
        const { ask, findFailure } = createAsk(baseQuery);
        const byKey = await readNextAndLast(ask, searches, readNow());
        return { data: { byKey, isComplete: findFailure() === undefined } };
      },
    }),
    /** Where followed athletes and clubs take part, asked at once. */
    followedPlaces: build.query<FollowedAnswer, FollowedQuery>({ query: buildFollowedRequest }),
    /** Group ids of a competition's events in which followed athletes or clubs take part. */
    followedEvents: build.query<readonly string[], FollowedSearch>({
      queryFn: async ({ chOID, items }, _api, _options, baseQuery) => {
        const { ask, findFailure } = createAsk(baseQuery);
        const participations = await findFollowed(ask, chOID, items);
        const error = findFailure();
        if (error !== undefined) return { error };
        return { data: [...new Set((participations ?? []).flatMap(({ gOIDs }) => [...gOIDs]))] };
      },
      providesTags: (_answer, _error, { chOID }) => [{ type: 'Programme', id: chOID }],
    }),
  }),
});

export const { useNextAndLastQuery, useFollowedPlacesQuery, useFollowedEventsQuery } = followApi;
