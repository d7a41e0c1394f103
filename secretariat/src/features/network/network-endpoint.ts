import { calls, makeUrl, type NetworkAnswer } from 'shared-domain/contract';
import { secretariatApi } from '../../api/secretariat-api.ts';

const networkApi = secretariatApi.injectEndpoints({
  endpoints: (build) => ({
    /** By the test whose opening the page waits for. */
    network: build.query<NetworkAnswer, string>({
      query: (test) => makeUrl(calls.network, {}, { test }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useNetworkQuery } = networkApi;
