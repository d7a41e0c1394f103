import {
  calls,
  makeUrl,
  type SiteAnswer,
  type SiteBody,
  type SiteRemotesAnswer,
  type SiteSessionAnswer,
} from 'shared-domain/contract';
import { makeRequest } from '../../api/request.ts';
import { secretariatApi } from '../../api/secretariat-api.ts';

const siteApi = secretariatApi.enhanceEndpoints({ addTagTypes: ['Site'] }).injectEndpoints({
  endpoints: (build) => ({
    site: build.query<SiteAnswer, string>({
      query: (chOID) => makeUrl(calls.site, { chOID }),
      providesTags: ['Site'],
      keepUnusedDataFor: 0,
    }),
    putSite: build.mutation<SiteAnswer, { readonly chOID: string; readonly body: SiteBody }>({
      query: ({ chOID, body }) => makeRequest(calls.putSite, { chOID }, { body }),
      invalidatesTags: ['Site'],
    }),
    siteSession: build.mutation<SiteSessionAnswer, string>({
      query: (chOID) => makeRequest(calls.siteSession, { chOID }, {}),
    }),
    siteRemotes: build.query<SiteRemotesAnswer['challenges'], void>({
      query: () => makeUrl(calls.siteRemotes, {}),
      transformResponse: ({ challenges }: SiteRemotesAnswer) => challenges,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useSiteQuery, usePutSiteMutation, useSiteSessionMutation, useSiteRemotesQuery } = siteApi;

/** How often the state of the copy is read again. */
export const SITE_POLL_MS = 5000;
