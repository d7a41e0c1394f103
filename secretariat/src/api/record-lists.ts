import {
  calls,
  type DeletedRecordListAnswer,
  makeUrl,
  type OrganisationListAnswer,
  type RecordListsAnswer,
} from 'shared-domain/contract';
import { makeRequest } from './request.ts';
import { secretariatApi } from './secretariat-api.ts';

interface ListFile {
  readonly orgOID: string;
  readonly file: File;
  /** The name of a list that says none. */
  readonly name: string;
  readonly dryRun: boolean;
}

/** Lists of records of an organisation. */
const recordListsApi = secretariatApi
  .enhanceEndpoints({ addTagTypes: ['RecordList', 'Record', 'Log'] })
  .injectEndpoints({
    endpoints: (build) => ({
      recordLists: build.query<RecordListsAnswer, string>({
        query: (orgOID) => makeUrl(calls.recordLists, { orgOID }),
        providesTags: ['RecordList'],
      }),
      sendOrganisationList: build.mutation<OrganisationListAnswer, ListFile>({
        query: ({ orgOID, file, name, dryRun }) => ({
          url: makeUrl(calls.importOrganisationRecords, { orgOID }, { name, dryRun }),
          method: calls.importOrganisationRecords.method,
          body: file,
        }),
        invalidatesTags: (_, error, { dryRun }) =>
          error !== undefined || dryRun ? [] : ['RecordList', 'Record', 'Log'],
      }),
      deleteRecordList: build.mutation<DeletedRecordListAnswer, { readonly orgOID: string; readonly name: string }>({
        query: ({ orgOID, name }) => makeRequest(calls.deleteRecordList, { orgOID }, { query: { name } }),
        invalidatesTags: ['RecordList', 'Log'],
      }),
    }),
  });

export const { useRecordListsQuery, useSendOrganisationListMutation, useDeleteRecordListMutation } = recordListsApi;
