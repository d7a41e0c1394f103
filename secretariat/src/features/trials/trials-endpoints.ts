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

interface OfCompetition {
  readonly chOID: string;
}

const programmeOf = (_: unknown, __: unknown, { chOID }: OfCompetition) => [{ type: 'Programme' as const, id: chOID }];
const programmeAndCounts = (_: unknown, __: unknown, { chOID }: OfCompetition) => [
  { type: 'Programme' as const, id: chOID },
  'Challenge' as const,
];

/** What the programme's screen writes. A move shows at once, and goes back where the server refuses it. */
const trialsApi = programmeApi.injectEndpoints({
  endpoints: (build) => ({
    sendTrials: build.mutation<UploadAnswer, OfCompetition & { readonly trials: readonly UploadTrial[] }>({
      query: ({ chOID, trials }) => makeRequest(calls.uploadTrials, { chOID }, { body: { chOID, trialsData: trials } }),
      onQueryStarted: async ({ chOID, trials }, { dispatch, queryFulfilled }) => {
        const dates = new Map(trials.map(({ uid, date }) => [uid, date]));
        const moved = dispatch(
          programmeApi.util.updateQueryData('programme', chOID, (programme) =>
            programme.map((trial) => ({ ...trial, date: dates.get(trial.uid) ?? trial.date })),
          ),
        );
        await queryFulfilled.catch(moved.undo);
      },
      invalidatesTags: programmeAndCounts,
    }),
    changeTrial: build.mutation<Trial, OfCompetition & { readonly oid: string; readonly edit: TrialEdit }>({
      query: ({ oid, edit }) => makeRequest(calls.editTrial, { id: oid }, { body: edit }),
      onQueryStarted: async ({ chOID, oid, edit }, { dispatch, queryFulfilled }) => {
        const { date, name, status } = edit;
        const changes = { ...(date && { date }), ...(name && { name }), ...(status && { status }) };
        const changed = dispatch(
          programmeApi.util.updateQueryData('programme', chOID, (programme) =>
            programme.map((trial) => (trial.oid === oid ? { ...trial, ...changes } : trial)),
          ),
        );
        await queryFulfilled.catch(changed.undo);
      },
      invalidatesTags: programmeOf,
    }),
    giveBackTrial: build.mutation<ReleaseAnswer, OfCompetition & { readonly oid: string }>({
      query: ({ oid }) => makeRequest(calls.releaseTrial, {}, { query: { oid } }),
      invalidatesTags: programmeOf,
    }),
    removeTrials: build.mutation<DeletedAnswer, OfCompetition & { readonly oids: readonly string[] }>({
      query: ({ oids }) => makeRequest(calls.deleteTrials, {}, { query: { oids } }),
      invalidatesTags: programmeAndCounts,
    }),
    removeGroups: build.mutation<DeletedAnswer, OfCompetition & { readonly oids: readonly string[] }>({
      query: ({ chOID, oids }) => makeRequest(calls.deleteGroups, { id: chOID }, { query: { oids } }),
      invalidatesTags: programmeAndCounts,
    }),
    takeBack: build.mutation<UndoAnswer, OfCompetition & { readonly log: string }>({
      query: ({ log }) => makeRequest(calls.undo, {}, { body: { logOid: log } }),
      invalidatesTags: programmeAndCounts,
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
