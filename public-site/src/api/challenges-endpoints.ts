import { type ChallengesAnswer, calls, makeUrl } from 'shared-domain/contract';
import { publicApi } from './public-api.ts';

/** `insee` is the region, empty for all of France; `from` and `to` (YYYY-MM-DD) limit the first day. */
export interface CalendarQuery {
  readonly insee: string;
  readonly from?: string;
  readonly to?: string;
  readonly kind?: string;
  readonly federation?: string;
  readonly q?: string;
  readonly order?: 'asc' | 'desc';
  readonly demo?: '1';
}

const omitEmpty = (text: string | undefined): string | undefined => text || undefined;

const challengesApi = publicApi.injectEndpoints({
  endpoints: (build) => ({
    /** Competitions page by page; without a filter, those around today. */
    challenges: build.infiniteQuery<ChallengesAnswer, CalendarQuery, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next },
      query: ({ queryArg, pageParam }) => {
        const { insee, from, to, kind, federation, q, order, demo } = queryArg;
        const filters = {
          from,
          to,
          kind: omitEmpty(kind),
          federation: omitEmpty(federation),
          q: omitEmpty(q),
          order,
          demo,
        };
        return makeUrl(
          calls.challenges,
          {},
          { insee: omitEmpty(insee), format: 'short', ...filters, cursor: omitEmpty(pageParam) },
        );
      },
      keepUnusedDataFor: 30,
    }),
  }),
});

export const { useChallengesInfiniteQuery } = challengesApi;

/** The competitions of all pages loaded so far. */
export const listChallenges = ({ pages }: { readonly pages: readonly ChallengesAnswer[] }) =>
  pages.flatMap(({ challenges }) => challenges);
