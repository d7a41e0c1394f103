import { calls, type InfoAnswer, makeUrl } from 'shared-domain/contract';
import { publicApi } from './public-api.ts';

const siteApi = publicApi.injectEndpoints({
  endpoints: (build) => ({
    /** The addresses at which other devices reach this site, which the server says to organisers. */
    siteOrigins: build.query<NonNullable<InfoAnswer['origins']>, void>({
      query: () => makeUrl(calls.info, {}, { origins: '1' }),
      transformResponse: ({ origins = [] }: InfoAnswer) => origins,
    }),
  }),
});

export const { useSiteOriginsQuery } = siteApi;
