import type { CallError } from 'shared-domain/platform';
import { publicApi } from '../../api/public-api.ts';
import { type Ask, findFollowed } from './find-followed.ts';
import type { Followed } from './followed.ts';
import { type NextAndLastByKey, readNextAndLast } from './next-and-last.ts';

type BaseQuery = (url: string) => unknown;

/** Wraps RTK Query's base query; `findFailure` returns the last network error, if any. */
function createAsk(baseQuery: BaseQuery): { readonly ask: Ask; readonly findFailure: () => CallError | undefined } {
  let failure: CallError | undefined;
  const ask: Ask = async <Answer>(url: string) => {
    const { data, error } = (await baseQuery(url)) as { data?: Answer; error?: CallError };
    if (error?.id === 'network error') failure = error;
    return data;
  };
  return { ask, findFailure: () => failure };
}

/** Followed athletes and clubs to search for in one competition. */
export interface FollowedSearch {
  readonly chOID: string;
  readonly items: readonly Followed[];
}

const followApi = publicApi.injectEndpoints({
  endpoints: (build) => ({
    /** Next start and last result of what the reader follows. */
    nextAndLast: build.query<NextAndLastByKey, readonly FollowedSearch[]>({
      queryFn: async (searches, _api, _options, baseQuery) => {
        const { ask, findFailure } = createAsk(baseQuery);
        const data = await readNextAndLast(ask, searches);
        const error = findFailure();
        return error !== undefined && Object.keys(data).length === 0 ? { error } : { data };
      },
    }),
    /** Group ids of a competition's events in which followed athletes or clubs take part. */
    followedEvents: build.query<readonly string[], FollowedSearch>({
      queryFn: async ({ chOID, items }, _api, _options, baseQuery) => {
        const { ask, findFailure } = createAsk(baseQuery);
        const participations = await findFollowed(ask, chOID, items);
        const error = findFailure();
        if (error !== undefined) return { error };
        return { data: [...new Set(participations.flatMap(({ gOIDs }) => [...gOIDs]))] };
      },
      providesTags: (_answer, _error, { chOID }) => [{ type: 'Programme', id: chOID }],
    }),
  }),
});

export const { useNextAndLastQuery, useFollowedEventsQuery } = followApi;
