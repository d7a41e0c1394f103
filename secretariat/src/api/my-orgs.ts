import { calls, makeUrl, type OrgsAnswer } from 'shared-domain/contract';
import { secretariatApi } from './secretariat-api.ts';

export type Org = OrgsAnswer['orgs'][number];

/** The organisations of the signed-in user. */
export const { useMyOrgsQuery } = secretariatApi.injectEndpoints({
  endpoints: (build) => ({
    myOrgs: build.query<readonly Org[], void>({
      query: () => makeUrl(calls.myOrgs, {}),
      transformResponse: (answer: OrgsAnswer) => answer.orgs,
      providesTags: ['Org'],
    }),
  }),
});
