import { calls, type PricesAnswer, type PricesBody, urlOf } from 'shared-domain/contract';
import { secretariatApi } from '../../api/secretariat-api.ts';

export type Price = PricesAnswer['prices'][number];
/** A price as it is sent: a new one has no oid. */
export type SentPrice = PricesBody['prices'][number];

interface Written {
  readonly chOID: string;
  readonly prices: readonly SentPrice[];
}

export const pricesApi = secretariatApi.enhanceEndpoints({ addTagTypes: ['Price'] }).injectEndpoints({
  endpoints: (build) => ({
    prices: build.query<readonly Price[], string>({
      query: (chOID) => urlOf(calls.secretariatPrices, { chOID }),
      transformResponse: ({ prices }: PricesAnswer) => prices,
      // What another secretary writes is told as a change of the competition.
      providesTags: ['Price', 'Challenge'],
    }),
    writePrices: build.mutation<readonly Price[], Written>({
      query: ({ chOID, prices }) => ({
        url: urlOf(calls.writePrices, { chOID }),
        method: calls.writePrices.method,
        body: { prices },
      }),
      transformResponse: ({ prices }: PricesAnswer) => prices,
      // The answer is the whole list: it is shown at once.
      onQueryStarted: async ({ chOID }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer !== undefined) dispatch(pricesApi.util.upsertQueryData('prices', chOID, answer.data));
      },
      invalidatesTags: (answer) => (answer === undefined ? ['Price'] : []),
    }),
  }),
});

export const { usePricesQuery, useWritePricesMutation } = pricesApi;
