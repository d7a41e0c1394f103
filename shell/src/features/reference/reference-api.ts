import {
  type CacheVersionAnswer,
  type CategoriesAnswer,
  calls,
  type FederationsAnswer,
  makeUrl,
  type RegionsAnswer,
} from 'shared-domain/contract';
import type { Reference } from 'shared-domain/platform';
import { shellApi } from '../../components/shell-api.ts';

const referenceApi = shellApi.injectEndpoints({
  endpoints: (build) => ({
    cacheVersion: build.query<CacheVersionAnswer, void>({ query: () => makeUrl(calls.cacheVersion, {}) }),
    /** All of it or an error. Each URL has the version, so that no HTTP cache answers with another one. */
    reference: build.query<Reference, string>({
      queryFn: async (version, _api, _options, callApi) => {
        const versionQuery = { v: version };
        const answers = await Promise.all(
          [calls.federations, calls.categories, calls.mgrRegions].map((call) =>
            callApi(makeUrl(call, {}, versionQuery)),
          ),
        );
        const error = answers.find((answer) => answer.error !== undefined)?.error;
        if (error !== undefined) return { error };
        const [federations, categories, regions] = answers.map(({ data }) => data);
        return {
          data: {
            version,
            federations: federations as FederationsAnswer,
            categories: categories as CategoriesAnswer,
            regions: regions as RegionsAnswer,
          },
        };
      },
    }),
  }),
});

export const { cacheVersion, reference } = referenceApi.endpoints;
