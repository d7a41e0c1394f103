import { calls, makeUrl, type ScreensAnswer, type ScreensBody } from 'shared-domain/contract';
import { makeRequest } from '../../api/request.ts';
import { secretariatApi } from '../../api/secretariat-api.ts';

/** A screen as the server lists it. */
export type ListedScreen = ScreensAnswer['screens'][number];

export interface ScreensOrder {
  readonly chOID: string;
  readonly body: ScreensBody;
}

const screensApi = secretariatApi.enhanceEndpoints({ addTagTypes: ['Screen', 'Log'] }).injectEndpoints({
  endpoints: (build) => ({
    screens: build.query<ScreensAnswer, string>({
      query: (chOID) => makeUrl(calls.screens, { chOID }),
      providesTags: ['Screen'],
      keepUnusedDataFor: 0,
    }),
    tellScreens: build.mutation<ScreensAnswer, ScreensOrder>({
      query: ({ chOID, body }) => makeRequest(calls.putScreens, { chOID }, { body }),
      invalidatesTags: ['Screen', 'Log'],
    }),
  }),
});

export const { useScreensQuery, useTellScreensMutation } = screensApi;
