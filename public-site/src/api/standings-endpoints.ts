import { calls, type StatsAnswer, urlOf } from 'shared-domain/contract';
import { publicApi } from './public-api.ts';

const ofCompetition = (chOID: string) => [{ type: 'Competition' as const, id: chOID }];

/** What a competition's results add up to. */
export const standingsApi = publicApi.injectEndpoints({
  endpoints: (build) => ({
    stats: build.query<StatsAnswer, string>({
      query: (id) => urlOf(calls.stats, { id }),
      providesTags: (_answer, _error, chOID) => ofCompetition(chOID),
    }),
  }),
});

export const { useStatsQuery } = standingsApi;
