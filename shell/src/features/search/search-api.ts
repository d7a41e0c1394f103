import { calls, makeUrl, type SearchAnswer } from 'shared-domain/contract';
import { shellApi } from '../../components/shell-api.ts';

export type SearchGroupName = keyof SearchAnswer['next'];

/** Without `chOID` all competitions are searched, without `group` all groups; `cursor` asks for the next page of a group. */
export interface SearchQuery {
  readonly q: string;
  readonly chOID?: string | undefined;
  readonly group?: SearchGroupName | undefined;
  readonly cursor?: string | undefined;
}

const ANSWER_LIFETIME_S = 60;

const searchApi = shellApi.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<SearchAnswer, SearchQuery>({
      query: ({ q, chOID, group, cursor }) => makeUrl(calls.search, {}, { q, chOID, group, cursor }),
      keepUnusedDataFor: ANSWER_LIFETIME_S,
    }),
  }),
});

export const { useSearchQuery, useLazySearchQuery } = searchApi;
