import { CACHE_SECONDS, calls, type HomeAnswer, makeUrl } from 'shared-domain/contract';
import { publicApi } from '../../api/public-api.ts';

/** `insee`: region, all when absent; `md`: day of the day view (YYYY-MM-DD), today when absent. */
interface HomeQuery {
  readonly insee?: string;
  readonly md?: string;
}

const homeApi = publicApi.injectEndpoints({
  endpoints: (build) => ({
    home: build.query<HomeAnswer, HomeQuery>({
      query: ({ insee, md }) => makeUrl(calls.home, {}, { insee, md }),
      keepUnusedDataFor: CACHE_SECONDS.home,
    }),
  }),
});

export const { useHomeQuery } = homeApi;
