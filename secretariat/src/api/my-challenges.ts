import { type Challenge, calls, type MyChallengesAnswer, urlOf } from 'shared-domain/contract';
import { secretariatApi } from './secretariat-api.ts';

/** The competitions of those organisations, hidden ones included, read by several features. */
export const { useMyChallengesQuery } = secretariatApi.injectEndpoints({
  endpoints: (build) => ({
    myChallenges: build.query<readonly Challenge[], void>({
      query: () => urlOf(calls.myChallenges, {}),
      transformResponse: (answer: MyChallengesAnswer) => answer.challenges,
      providesTags: ['Challenge'],
    }),
  }),
});
