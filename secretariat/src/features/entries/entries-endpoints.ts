import { calls, type UploadAnswer, type UploadBody } from 'shared-domain/contract';
import { makeRequest } from '../../api/request.ts';
import { secretariatApi } from '../../api/secretariat-api.ts';

const entriesApi = secretariatApi.injectEndpoints({
  endpoints: (build) => ({
    uploadLists: build.mutation<UploadAnswer, UploadBody>({
      query: (body) => makeRequest(calls.uploadTrials, { chOID: body.chOID }, { body }),
      invalidatesTags: ['Challenge'],
    }),
  }),
});

export const { useUploadListsMutation } = entriesApi;
