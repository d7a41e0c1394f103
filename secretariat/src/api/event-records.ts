import {
  type BrokenRecordEdit,
  type BrokenRecordEditAnswer,
  type BrokenRecordsAnswer,
  calls,
  makeUrl,
  type RecordListAnswer,
  type RecordsBody,
  type SecretariatRecords,
} from 'shared-domain/contract';
import { makeRequest } from './request.ts';
import { secretariatApi } from './secretariat-api.ts';

/** The records of a competition, and the revision of their last change. */
export type RecordList = SecretariatRecords;
export type OwnRecord = RecordList['records'][number];
/** A record as it is sent: a new one has no oid. */
export type SentRecord = RecordsBody['records'][number];

interface WriteRequest {
  readonly chOID: string;
  readonly records: readonly SentRecord[];
  /** The revision that was edited; the server refuses any but the present one. */
  readonly revision: number;
}

interface ListFile {
  readonly chOID: string;
  readonly file: File;
  /** The name of a list that says none. */
  readonly name: string;
  readonly dryRun: boolean;
}

export const recordsApi = secretariatApi
  .enhanceEndpoints({ addTagTypes: ['Record', 'Sheet', 'Programme'] })
  .injectEndpoints({
    endpoints: (build) => ({
      records: build.query<RecordList, string>({
        query: (chOID) => makeUrl(calls.secretariatRecords, { chOID }),
        // Records that another secretary writes invalidate `Challenge` (api/live-competition.ts).
        providesTags: ['Record', 'Challenge'],
      }),
      writeRecords: build.mutation<RecordList, WriteRequest>({
        query: ({ chOID, ...body }) => makeRequest(calls.writeRecords, { chOID }, { body }),
        // The answer is the whole list: it is put into the cache.
        onQueryStarted: async ({ chOID }, { dispatch, queryFulfilled }) => {
          const answer = await queryFulfilled.catch(() => undefined);
          if (answer !== undefined) dispatch(recordsApi.util.upsertQueryData('records', chOID, answer.data));
        },
        invalidatesTags: (answer) => (answer === undefined ? ['Record'] : []),
      }),
      brokenRecords: build.query<BrokenRecordsAnswer, string>({
        query: (chOID) => makeUrl(calls.brokenRecords, { chOID }),
        // They change with records, results, statuses and protests.
        providesTags: (_, __, chOID) => ['Record', 'Challenge', 'Sheet', { type: 'Programme', id: chOID }],
      }),
      editBrokenRecord: build.mutation<
        BrokenRecordEditAnswer,
        { readonly chOID: string; readonly edit: BrokenRecordEdit }
      >({
        query: ({ chOID, edit }) => makeRequest(calls.editBrokenRecord, { chOID }, { body: edit }),
        invalidatesTags: ['Record'],
      }),
      sendRecordList: build.mutation<RecordListAnswer, ListFile>({
        query: ({ chOID, file, name, dryRun }) => ({
          url: makeUrl(calls.writeRecordList, { chOID }, { name, dryRun }),
          method: calls.writeRecordList.method,
          body: file,
        }),
        invalidatesTags: (_, error, { dryRun }) => (error !== undefined || dryRun ? [] : ['Record']),
      }),
    }),
  });

export const {
  useRecordsQuery,
  useLazyRecordsQuery,
  useWriteRecordsMutation,
  useSendRecordListMutation,
  useBrokenRecordsQuery,
  useEditBrokenRecordMutation,
} = recordsApi;
