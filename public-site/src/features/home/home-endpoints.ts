import { CACHE_SECONDS, calls, type HomeAnswer, makeUrl } from 'shared-domain/contract';
import { publicApi } from '../../api/public-api.ts';

/** `insee` a region, all when absent; `md` the day of the day view, today when absent. */
export interface HomeOf {
  readonly insee?: string;
  readonly md?: string;
}

const homeApi = publicApi.injectEndpoints({
  endpoints: (build) => ({
    home: build.query<HomeAnswer, HomeOf>({
      query: ({ insee, md }) => makeUrl(calls.home, {}, { insee, md }),
      keepUnusedDataFor: CACHE_SECONDS.home,
    }),
  }),
});

export const { useHomeQuery } = homeApi;
