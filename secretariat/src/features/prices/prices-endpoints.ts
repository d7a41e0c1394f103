import { calls, makeUrl, type PricesBody, type SecretariatPrices } from 'shared-domain/contract';
import { makeRequest } from '../../api/request.ts';
import { secretariatApi } from '../../api/secretariat-api.ts';

/** The prices of a competition, and the revision of their last change. */
export type PriceList = SecretariatPrices;
export type Price = PriceList['prices'][number];
/** A price as it is sent: a new one has no oid. */
export type SentPrice = PricesBody['prices'][number];

interface WriteRequest {
  readonly chOID: string;
  readonly prices: readonly SentPrice[];
  /** The revision that was edited; the server refuses any but the present one. */
  readonly revision: number;
}

const pricesApi = secretariatApi.enhanceEndpoints({ addTagTypes: ['Price'] }).injectEndpoints({
  endpoints: (build) => ({
    prices: build.query<PriceList, string>({
      query: (chOID) => makeUrl(calls.secretariatPrices, { chOID }),
      // Prices that another secretary writes invalidate `Challenge` (api/live-competition.ts).
      providesTags: ['Price', 'Challenge'],
    }),
    writePrices: build.mutation<PriceList, WriteRequest>({
      query: ({ chOID, ...body }) => makeRequest(calls.writePrices, { chOID }, { body }),
      // The answer is the whole list: it is put into the cache.
      onQueryStarted: async ({ chOID }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer !== undefined) dispatch(pricesApi.util.upsertQueryData('prices', chOID, answer.data));
      },
      invalidatesTags: (answer) => (answer === undefined ? ['Price'] : []),
    }),
  }),
});

export const { usePricesQuery, useLazyPricesQuery, useWritePricesMutation } = pricesApi;
