import { type Challenge, calls, type MyChallengesAnswer, makeUrl } from 'shared-domain/contract';
import { secretariatApi } from './secretariat-api.ts';

/** All competitions of the user's organisations, hidden ones included, read page by page. */
export const { useMyChallengesQuery } = secretariatApi.injectEndpoints({
  endpoints: (build) => ({
    myChallenges: build.query<readonly Challenge[], void>({
      queryFn: async (_, _api, _options, send) => {
        const challenges: Challenge[] = [];
        let cursor: string | undefined;
        do {
          const { data, error } = await send(makeUrl(calls.myChallenges, {}, { cursor }));
          if (error !== undefined) return { error };
          const { next, ...page } = data as MyChallengesAnswer;
          challenges.push(...page.challenges);
          cursor = next;
        } while (cursor !== undefined);
        return { data: challenges };
      },
      providesTags: ['Challenge'],
    }),
  }),
});
