import type { CallError } from 'shared-domain/platform';
import { publicApi } from '../../api/public-api.ts';
import { type Ask, findFollowed } from './find-followed.ts';
import type { Followed } from './followed.ts';
import { type AllWhereabouts, askWhereabouts } from './whereabouts.ts';

type Base = (url: string) => unknown;

/** The page's own way to the server, without what it refuses. */
function askThrough(base: Base): { readonly ask: Ask; readonly failed: () => CallError | undefined } {
  let failure: CallError | undefined;
  const ask: Ask = async <Answer>(url: string) => {
    const { data, error } = (await base(url)) as { data?: Answer; error?: CallError };
    if (error?.id === 'network error') failure = error;
    return data;
  };
  return { ask, failed: () => failure };
}

export interface FollowedOf {
  readonly chOID: string;
  readonly items: readonly Followed[];
}

const followApi = publicApi.injectEndpoints({
  endpoints: (build) => ({
    /** Next start and last result of what the reader follows: asked when they look at it, never when they follow. */
    whereabouts: build.query<AllWhereabouts, readonly FollowedOf[]>({
      queryFn: async (asked, _api, _options, base) => {
        const { ask, failed } = askThrough(base);
        const data = await askWhereabouts(ask, asked);
        const error = failed();
        return error !== undefined && Object.keys(data).length === 0 ? { error } : { data };
      },
    }),
    /** Events of a competition in which somebody followed takes part. */
    followedEvents: build.query<readonly string[], FollowedOf>({
      queryFn: async ({ chOID, items }, _api, _options, base) => {
        const { ask, failed } = askThrough(base);
        const parts = await findFollowed(ask, chOID, items);
        const error = failed();
        if (error !== undefined) return { error };
        return { data: [...new Set(parts.flatMap(({ gOIDs }) => [...gOIDs]))] };
      },
      providesTags: (_answer, _error, { chOID }) => [{ type: 'Programme', id: chOID }],
    }),
  }),
});

export const { useWhereaboutsQuery, useFollowedEventsQuery } = followApi;
