import {
  type Challenge,
  type ChallengeBody,
  type ChallengeEdit,
  type CodesAnswer,
  calls,
  type LogsAnswer,
  makeUrl,
  type UploadAnswer,
  type UploadTrial,
} from 'shared-domain/contract';
import { programmeApi } from '../../api/programme.ts';
import { makeRequest } from '../../api/request.ts';

/** `Log` is stale when the journal of the competition has a new line (api/live-competition.ts): codes too, as each act on one is logged. */
const withLog = programmeApi.enhanceEndpoints({ addTagTypes: ['Log'] });

const challengesApi = withLog.injectEndpoints({
  endpoints: (build) => ({
    createChallenge: build.mutation<Challenge, ChallengeBody>({
      query: (body) => makeRequest(calls.createChallenge, {}, { body }),
      invalidatesTags: ['Challenge'],
    }),
    editChallenge: build.mutation<Challenge, { readonly chOID: string; readonly edit: ChallengeEdit }>({
      query: ({ chOID, edit }) => makeRequest(calls.editChallenge, { id: chOID }, { body: edit }),
      invalidatesTags: ['Challenge'],
    }),
    /** Uploads trials: those of a competition whose dates change, or those copied into another one. */
    sendProgramme: build.mutation<UploadAnswer, { readonly chOID: string; readonly trials: readonly UploadTrial[] }>({
      query: ({ chOID, trials }) => makeRequest(calls.uploadTrials, { chOID }, { body: { chOID, trialsData: trials } }),
      invalidatesTags: (_, __, { chOID }) => ['Challenge', { type: 'Programme', id: chOID }],
    }),
    recentLogs: build.query<LogsAnswer['logs'], string>({
      query: (chOID) => makeUrl(calls.logs, {}, { chOID, limit: 200 }),
      transformResponse: ({ logs }: LogsAnswer) => logs,
      providesTags: ['Log'],
    }),
    accessCodes: build.query<CodesAnswer['codes'], string>({
      query: (chOID) => makeUrl(calls.codes, {}, { chOID }),
      transformResponse: ({ codes }: CodesAnswer) => codes,
      providesTags: ['Log'],
    }),
    deleteChallenge: build.mutation<{ oid: string }, string>({
      query: (chOID) => makeRequest(calls.deleteChallenge, {}, { query: { chOID } }),
      invalidatesTags: ['Challenge'],
    }),
  }),
});

export const {
  useCreateChallengeMutation,
  useEditChallengeMutation,
  useSendProgrammeMutation,
  useDeleteChallengeMutation,
  useRecentLogsQuery,
  useAccessCodesQuery,
} = challengesApi;
