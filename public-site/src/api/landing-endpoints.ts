import {
  type CardsAnswer,
  type CounterAnswer,
  type CpesAnswer,
  calls,
  makeUrl,
  type PerfsAnswer,
  type PesAnswer,
  type PricesAnswer,
} from 'shared-domain/contract';
import { createCompetitionTags, createStandingsTags } from './competition-tags.ts';
import { publicApi } from './public-api.ts';

/** The first `qty` of a list about a competition. */
interface FirstRowsQuery {
  readonly chOID: string;
  readonly qty: number;
}

/** Calls for what is around the programme on a competition's first page, and for its cards. */
const landingApi = publicApi.injectEndpoints({
  endpoints: (build) => ({
    bestPerfs: build.query<PerfsAnswer, FirstRowsQuery>({
      query: ({ chOID, qty }) => makeUrl(calls.perfs, { id: chOID }, { qty }),
      providesTags: (_answer, _error, { chOID }) => createStandingsTags(chOID),
    }),
    pes: build.query<PesAnswer, FirstRowsQuery>({
      query: ({ chOID, qty }) => makeUrl(calls.pes, { id: chOID }, { qty }),
      providesTags: (_answer, _error, { chOID }) => createStandingsTags(chOID),
    }),
    cpes: build.query<CpesAnswer, FirstRowsQuery>({
      query: ({ chOID, qty }) => makeUrl(calls.cpes, { id: chOID }, { qty }),
      providesTags: (_answer, _error, { chOID }) => createStandingsTags(chOID),
    }),
    prices: build.query<PricesAnswer, string>({
      query: (id) => makeUrl(calls.prices, { id }),
      providesTags: (_answer, _error, id) => [...createCompetitionTags(id), { type: 'Prices', id }],
    }),
    cards: build.query<CardsAnswer, string>({
      query: (id) => makeUrl(calls.igcs, { id }),
      providesTags: (_answer, _error, chOID) => createCompetitionTags(chOID),
    }),
    feed: build.query<CardsAnswer, string>({
      query: (id) => makeUrl(calls.igfeed, { id }),
      providesTags: (_answer, _error, chOID) => createCompetitionTags(chOID),
    }),
    count: build.mutation<CounterAnswer, CounterAnswer['name']>({
      query: (name) => ({ url: makeUrl(calls.counter, {}), method: 'PUT', body: { name } }),
    }),
  }),
});

export const { useBestPerfsQuery, useCardsQuery, useCpesQuery, useFeedQuery, usePesQuery, usePricesQuery } = landingApi;

export const { count: countVisit } = landingApi.endpoints;
