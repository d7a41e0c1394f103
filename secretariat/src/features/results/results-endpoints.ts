import { calls, makeUrl, type RemarkAnswer, type RemarkBody, type SecretariatResults } from 'shared-domain/contract';
import { makeRequest } from '../../api/request.ts';
import { secretariatApi } from '../../api/secretariat-api.ts';

type Results = SecretariatResults['results'];

const withSheets = secretariatApi.enhanceEndpoints({ addTagTypes: ['Sheet', 'Programme'] });

/** What only the screen of results calls. */
const resultsApi = withSheets.injectEndpoints({
  endpoints: (build) => ({
    clearResults: build.mutation<
      object,
      { readonly chOID: string; readonly trialOID: string; readonly reason?: string | undefined }
    >({
      query: ({ chOID: id, trialOID, reason }) =>
        makeRequest(calls.deleteResult, { id, trialOID }, { query: { reason } }),
      invalidatesTags: (_, __, { chOID, trialOID }) => [
        { type: 'Sheet', id: trialOID },
        { type: 'Programme', id: chOID },
      ],
    }),
    addRemark: build.mutation<RemarkAnswer, { readonly oid: string; readonly body: RemarkBody }>({
      query: ({ oid, body }) => makeRequest(calls.addRemark, { id: oid }, { body }),
      invalidatesTags: (_, __, { oid }) => [{ type: 'Sheet', id: oid }],
    }),
    deleteRemark: build.mutation<object, { readonly oid: string; readonly remark: string }>({
      query: ({ oid, remark }) => makeRequest(calls.deleteRemark, { id: oid }, { query: { remark } }),
      invalidatesTags: (_, __, { oid }) => [{ type: 'Sheet', id: oid }],
    }),
    lists: build.query<Results, readonly string[]>({
      query: (oids) => makeUrl(calls.secretariatResults, {}, { oids }),
      transformResponse: ({ results }: SecretariatResults) => results,
      providesTags: (_, __, oids) => oids.map((id) => ({ type: 'Sheet' as const, id })),
    }),
  }),
});

export const { useClearResultsMutation, useAddRemarkMutation, useDeleteRemarkMutation, useListsQuery } = resultsApi;
