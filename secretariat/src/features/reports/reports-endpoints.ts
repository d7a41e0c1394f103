import { calls, makeUrl, type ReportsAnswer } from 'shared-domain/contract';
import { secretariatApi } from '../../api/secretariat-api.ts';

const reportsApi = secretariatApi.injectEndpoints({
  endpoints: (build) => ({
    reports: build.query<ReportsAnswer, string>({
      query: (chOID) => makeUrl(calls.reports, { chOID }),
    }),
  }),
});

export const { useReportsQuery } = reportsApi;
