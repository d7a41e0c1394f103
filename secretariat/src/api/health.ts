import { calls, type HealthAnswer, makeUrl } from 'shared-domain/contract';
import { secretariatApi } from './secretariat-api.ts';

const healthApi = secretariatApi.injectEndpoints({
  endpoints: (build) => ({
    health: build.query<HealthAnswer, void>({
      query: () => makeUrl(calls.health, {}),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useHealthQuery } = healthApi;
