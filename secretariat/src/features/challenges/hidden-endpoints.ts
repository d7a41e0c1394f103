import { calls, type HiddenAthletesAnswer, type HideAthleteAnswer, makeUrl } from 'shared-domain/contract';
import { secretariatApi } from '../../api/secretariat-api.ts';

interface Hiding {
  readonly chOID: string;
  readonly last: string;
  readonly first: string;
  readonly hidden: boolean;
}

/** Athletes of a competition whose name is not shown. */
const hiddenApi = secretariatApi.enhanceEndpoints({ addTagTypes: ['Hidden'] }).injectEndpoints({
  endpoints: (build) => ({
    hiddenAthletes: build.query<HiddenAthletesAnswer['athletes'], string>({
      query: (chOID) => makeUrl(calls.hiddenAthletes, { chOID }),
      transformResponse: ({ athletes }: HiddenAthletesAnswer) => athletes,
      providesTags: ['Hidden'],
    }),
    hideAthlete: build.mutation<HideAthleteAnswer, Hiding>({
      query: ({ chOID, ...body }) => ({
        url: makeUrl(calls.hideAthlete, { chOID }),
        method: calls.hideAthlete.method,
        body,
      }),
      invalidatesTags: ['Hidden'],
    }),
  }),
});

export const { useHiddenAthletesQuery, useHideAthleteMutation } = hiddenApi;
