import {
  calls,
  makeUrl,
  type ScreenPicturesAnswer,
  type ScreenPicturesBody,
  type ScreensAnswer,
  type ScreensBody,
} from 'shared-domain/contract';
import { makeRequest } from '../../api/request.ts';
import { secretariatApi } from '../../api/secretariat-api.ts';

export interface ScreensOrder {
  readonly chOID: string;
  readonly body: ScreensBody;
}

interface NewPicture {
  readonly chOID: string;
  readonly name: string;
  readonly file: Blob;
}

const screensApi = secretariatApi
  .enhanceEndpoints({ addTagTypes: ['Screen', 'ScreenPicture', 'Log'] })
  .injectEndpoints({
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
      screenPictures: build.query<ScreenPicturesAnswer, string>({
        query: (chOID) => makeUrl(calls.screenPictures, { chOID }),
        providesTags: ['ScreenPicture'],
      }),
      addScreenPicture: build.mutation<ScreenPicturesAnswer, NewPicture>({
        query: ({ chOID, name, file }) => ({
          url: makeUrl(calls.addScreenPicture, { chOID }, { name }),
          method: calls.addScreenPicture.method,
          body: file,
        }),
        // The answer is the whole list: it is put into the cache.
        onQueryStarted: async ({ chOID }, { dispatch, queryFulfilled }) => {
          const answer = await queryFulfilled.catch(() => undefined);
          if (answer !== undefined) dispatch(screensApi.util.upsertQueryData('screenPictures', chOID, answer.data));
        },
        invalidatesTags: (_answer, error) => (error === undefined ? ['Log'] : ['ScreenPicture']),
      }),
      arrangeScreenPictures: build.mutation<ScreenPicturesAnswer, { readonly chOID: string } & ScreenPicturesBody>({
        query: ({ chOID, ...body }) => makeRequest(calls.arrangeScreenPictures, { chOID }, { body }),
        // The answer is the whole list: it is put into the cache.
        onQueryStarted: async ({ chOID }, { dispatch, queryFulfilled }) => {
          const answer = await queryFulfilled.catch(() => undefined);
          if (answer !== undefined) dispatch(screensApi.util.upsertQueryData('screenPictures', chOID, answer.data));
        },
        invalidatesTags: (_answer, error) => (error === undefined ? ['Log'] : ['ScreenPicture']),
      }),
      removeScreenPicture: build.mutation<ScreenPicturesAnswer, { readonly chOID: string; readonly id: string }>({
        query: ({ chOID, id }) => makeRequest(calls.removeScreenPicture, { chOID }, { query: { id } }),
        // The answer is the whole list: it is put into the cache.
        onQueryStarted: async ({ chOID }, { dispatch, queryFulfilled }) => {
          const answer = await queryFulfilled.catch(() => undefined);
          if (answer !== undefined) dispatch(screensApi.util.upsertQueryData('screenPictures', chOID, answer.data));
        },
        invalidatesTags: (_answer, error) => (error === undefined ? ['Log'] : ['ScreenPicture']),
      }),
    }),
  });

export const {
  useScreensQuery,
  useTellScreensMutation,
  useScreenPicturesQuery,
  useAddScreenPictureMutation,
  useArrangeScreenPicturesMutation,
  useRemoveScreenPictureMutation,
} = screensApi;
