import { type ChallengesAnswer, calls, urlOf } from 'shared-domain/contract';
import { publicApi } from './public-api.ts';

const challengesApi = publicApi.injectEndpoints({
  endpoints: (build) => ({
    /** Competitions of a region, of the whole country when `insee` is empty. */
    challenges: build.query<ChallengesAnswer, string>({
      query: (insee) => urlOf(calls.challenges, {}, { insee: insee === '' ? undefined : insee, format: 'short' }),
      keepUnusedDataFor: 30,
    }),
  }),
});

export const { useChallengesQuery } = challengesApi;
