import {
  calls,
  type DeletedAnswer,
  type ReleaseAnswer,
  type Trial,
  type TrialEdit,
  type UndoAnswer,
  type UploadAnswer,
  type UploadTrial,
} from 'shared-domain/contract';
import { programmeApi } from '../../api/programme.ts';
import { makeRequest } from '../../api/request.ts';

interface CompetitionReference {
  readonly chOID: string;
}

const tagProgramme = (_: unknown, __: unknown, { chOID }: CompetitionReference) => [
  { type: 'Programme' as const, id: chOID },
];
const tagProgrammeAndCounts = (_: unknown, __: unknown, { chOID }: CompetitionReference) => [
  { type: 'Programme' as const, id: chOID },
  'Challenge' as const,
];

/** Changes are shown at once, and reverted when the server refuses them. */
const trialsApi = programmeApi.injectEndpoints({
  endpoints: (build) => ({
    sendTrials: build.mutation<UploadAnswer, CompetitionReference & { readonly trials: readonly UploadTrial[] }>({
      query: ({ chOID, trials }) => makeRequest(calls.uploadTrials, { chOID }, { body: { chOID, trialsData: trials } }),
      onQueryStarted: async ({ chOID, trials }, { dispatch, queryFulfilled }) => {
        const starts = new Map(trials.map(({ uid, date, dateE }) => [uid, { date, ...(dateE && { dateE }) }]));
        const patch = dispatch(
          programmeApi.util.updateQueryData('programme', chOID, (programme) =>
            programme.map((trial) => ({ ...trial, ...starts.get(trial.uid) })),
          ),
        );
        await queryFulfilled.catch(patch.undo);
      },
      invalidatesTags: tagProgrammeAndCounts,
    }),
    changeTrial: build.mutation<Trial, CompetitionReference & { readonly oid: string; readonly edit: TrialEdit }>({
      query: ({ oid, edit }) => makeRequest(calls.editTrial, { id: oid }, { body: edit }),
      onQueryStarted: async ({ chOID, oid, edit }, { dispatch, queryFulfilled }) => {
        const { date, name, status } = edit;
        const changes = { ...(date && { date }), ...(name && { name }), ...(status && { status }) };
        const patch = dispatch(
          programmeApi.util.updateQueryData('programme', chOID, (programme) =>
            programme.map((trial) => (trial.oid === oid ? { ...trial, ...changes } : trial)),
          ),
        );
        await queryFulfilled.catch(patch.undo);
      },
      invalidatesTags: tagProgramme,
    }),
    giveBackTrial: build.mutation<ReleaseAnswer, CompetitionReference & { readonly oid: string }>({
      query: ({ oid }) => makeRequest(calls.releaseTrial, {}, { query: { oid } }),
      invalidatesTags: tagProgramme,
    }),
    removeTrials: build.mutation<DeletedAnswer, CompetitionReference & { readonly oids: readonly string[] }>({
      query: ({ oids }) => makeRequest(calls.deleteTrials, {}, { query: { oids } }),
      invalidatesTags: tagProgrammeAndCounts,
    }),
    removeGroups: build.mutation<DeletedAnswer, CompetitionReference & { readonly oids: readonly string[] }>({
      query: ({ chOID, oids }) => makeRequest(calls.deleteGroups, { id: chOID }, { query: { oids } }),
      invalidatesTags: tagProgrammeAndCounts,
    }),
    takeBack: build.mutation<UndoAnswer, CompetitionReference & { readonly log: string }>({
      query: ({ log }) => makeRequest(calls.undo, {}, { body: { logOid: log } }),
      invalidatesTags: tagProgrammeAndCounts,
    }),
  }),
});

export const {
  useSendTrialsMutation,
  useChangeTrialMutation,
  useGiveBackTrialMutation,
  useRemoveTrialsMutation,
  useRemoveGroupsMutation,
  useTakeBackMutation,
} = trialsApi;
