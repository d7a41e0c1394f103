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
    /** All of it, or none. The version stands in each address: no cache on the way answers with another edition. */
    reference: build.query<Reference, string>({
      queryFn: async (version, _api, _options, ask) => {
        const v = { v: version };
        const answers = await Promise.all(
          [calls.federations, calls.categories, calls.mgrRegions].map((call) => ask(makeUrl(call, {}, v))),
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
