import { type AllsAnswer, calls, type EditAnswer, makeUrl } from 'shared-domain/contract';
import { makeRequest } from '../../api/request.ts';
import { secretariatApi } from '../../api/secretariat-api.ts';

/** A trial with the readings of officials' devices and its results. */
export type TrialReadings = AllsAnswer['alls'][number];

interface AcceptRequest {
  readonly oid: string;
  readonly from: 'raws' | 'chronos';
  readonly ids: readonly string[];
  readonly reason?: string;
}

const withSheets = secretariatApi.enhanceEndpoints({ addTagTypes: ['Sheet'] });

const readingsApi = withSheets.injectEndpoints({
  endpoints: (build) => ({
    readings: build.query<readonly TrialReadings[], readonly string[]>({
      query: (oids) => makeUrl(calls.alls, {}, { oids }),
      transformResponse: ({ alls }: AllsAnswer) => alls,
      providesTags: (_, __, oids) => oids.map((id) => ({ type: 'Sheet' as const, id })),
    }),
    acceptReadings: build.mutation<EditAnswer, AcceptRequest>({
      query: ({ oid, from, ids, reason }) =>
        makeRequest(
          calls.acceptTimes,
          { id: oid },
          { body: { from, ids, ...(reason === undefined ? {} : { reason }) } },
        ),
      invalidatesTags: (_, __, { oid }) => [{ type: 'Sheet', id: oid }],
    }),
  }),
});

export const { useReadingsQuery, useAcceptReadingsMutation } = readingsApi;
