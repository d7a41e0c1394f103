import { calls, makeUrl, type SearchAnswer } from 'shared-domain/contract';
import { shellApi } from '../../components/shell-api.ts';

export type SearchGroupName = keyof SearchAnswer['next'];

/** All competitions are searched, what is of `near` comes first; without `group` all groups; `cursor` asks for the next page of a group. */
export interface SearchQuery {
  readonly q: string;
  readonly near?: string | undefined;
  readonly group?: SearchGroupName | undefined;
  readonly cursor?: string | undefined;
}

const ANSWER_LIFETIME_S = 60;

const searchApi = shellApi.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<SearchAnswer, SearchQuery>({
      query: ({ q, near, group, cursor }) => makeUrl(calls.search, {}, { q, near, group, cursor }),
      keepUnusedDataFor: ANSWER_LIFETIME_S,
    }),
  }),
});

export const { useSearchQuery, useLazySearchQuery } = searchApi;
