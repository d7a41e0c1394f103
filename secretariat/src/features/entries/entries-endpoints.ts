import { calls, makeUrl, type UploadAnswer, type UploadBody } from 'shared-domain/contract';
import { secretariatApi } from '../../api/secretariat-api.ts';

const entriesApi = secretariatApi.injectEndpoints({
  endpoints: (build) => ({
    uploadLists: build.mutation<UploadAnswer, UploadBody>({
      query: (body) => ({
        url: makeUrl(calls.uploadTrials, { chOID: body.chOID }),
        method: calls.uploadTrials.method,
        body,
      }),
      invalidatesTags: ['Challenge'],
    }),
  }),
});

export const { useUploadListsMutation } = entriesApi;
