import { type ChallengesAnswer, calls, type SearchAnswer, urlOf } from 'shared-domain/contract';
import type { CallError } from 'shared-domain/platform';
import { shellApi } from '../../components/shell-api.ts';

/** What one competition answered. */
export interface FoundIn {
  readonly chOID: string;
  readonly answer: SearchAnswer;
}

interface Asked {
  readonly chOIDs: readonly string[];
  readonly q: string;
}

/** How long an answer is good for, s. */
const KEPT = 60;

const searchApi = shellApi.injectEndpoints({
  endpoints: (build) => ({
    competitions: build.query<ChallengesAnswer, void>({
      query: () => urlOf(calls.challenges, {}, { format: 'short' }),
      keepUnusedDataFor: KEPT,
    }),
    /** Several competitions at once; those that do not answer are left out, unless none does. */
    found: build.query<readonly FoundIn[], Asked>({
      queryFn: async ({ chOIDs, q }, _api, _options, ask) => {
        const answers = await Promise.all(chOIDs.map((chOID) => ask(urlOf(calls.search, {}, { chOID, q }))));
        const data = answers.flatMap((answer, index) =>
          answer.data === undefined ? [] : [{ chOID: chOIDs[index] ?? '', answer: answer.data as SearchAnswer }],
        );
        const error = answers.find((answer) => answer.error !== undefined)?.error;
        return data.length === 0 && error !== undefined ? { error: error as CallError } : { data };
      },
      keepUnusedDataFor: KEPT,
    }),
  }),
});

export const { useCompetitionsQuery, useFoundQuery } = searchApi;
