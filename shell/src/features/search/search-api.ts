import { calls, makeUrl, type SearchAnswer } from 'shared-domain/contract';
import { shellApi } from '../../components/shell-api.ts';

export type SearchGroupName = keyof SearchAnswer['next'];

/** What is searched: everywhere, or in one competition; one group, or its next page. */
export interface Asked {
  readonly q: string;
  readonly chOID?: string | undefined;
  readonly group?: SearchGroupName | undefined;
  readonly cursor?: string | undefined;
}

/** How long an answer is good for, s. */
const KEPT = 60;

const searchApi = shellApi.injectEndpoints({
  endpoints: (build) => ({
    found: build.query<SearchAnswer, Asked>({
      query: ({ q, chOID, group, cursor }) => makeUrl(calls.search, {}, { q, chOID, group, cursor }),
      keepUnusedDataFor: KEPT,
    }),
  }),
});

export const { useFoundQuery, useLazyFoundQuery } = searchApi;
