import { calls, urlOf, type VersionsAnswer } from 'shared-domain/contract';
import { publicApi } from '../../api/public-api.ts';

const versionsApi = publicApi.injectEndpoints({
  endpoints: (build) => ({
    versions: build.query<VersionsAnswer, void>({ query: () => urlOf(calls.versions, {}) }),
  }),
});

export const { useVersionsQuery } = versionsApi;
