import { calls, type InfoAnswer, makeUrl } from 'shared-domain/contract';
import { secretariatApi } from '../../api/secretariat-api.ts';

const siteOriginsApi = secretariatApi.injectEndpoints({
  endpoints: (build) => ({
    siteOrigins: build.query<NonNullable<InfoAnswer['origins']>, void>({
      query: () => makeUrl(calls.info, {}, { origins: '1' }),
      transformResponse: ({ origins = [] }: InfoAnswer) => origins,
    }),
  }),
});

export const { useSiteOriginsQuery } = siteOriginsApi;
