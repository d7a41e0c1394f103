import {
  calls,
  type EditAnswer,
  type HoldAnswer,
  makeUrl,
  type ReleaseAnswer,
  type RowEdit,
  type SheetAnswer,
  type Trial,
  type TrialEdit,
} from 'shared-domain/contract';
import { makeRequest } from '../request.ts';
import { secretariatApi } from '../secretariat-api.ts';

const withSheets = secretariatApi.enhanceEndpoints({ addTagTypes: ['Sheet'] });

/** Replaces the rows that an edit changed in the cached sheet, adds new ones and raises the revision of its trial. */
function updateSheet(sheet: SheetAnswer, { results }: EditAnswer): void {
  const list = results.find(({ oid }) => oid === sheet.trial.oid);
  for (const row of list?.rows ?? []) {
    sheet.trial.revision = Math.max(sheet.trial.revision, row.revision);
    const index = sheet.results.findIndex((cached) => cached.row === row.row);
    if (index < 0) sheet.results.push(row);
    else sheet.results[index] = row;
  }
}

/** The sheet of a trial and the writing of its rows: for the entry grid and for the outbox. */
export const entryApi = withSheets.injectEndpoints({
  endpoints: (build) => ({
    trialSheet: build.query<SheetAnswer, string>({
      query: (id) => makeUrl(calls.trialSheet, { id }),
      providesTags: (_, __, oid) => [{ type: 'Sheet', id: oid }],
      // An answer requested before a row was written may arrive after it: then the cached sheet is newer.
      merge: (cached, answer) => (answer.trial.revision < cached.trial.revision ? undefined : answer),
    }),
    editRow: build.mutation<EditAnswer, { readonly oid: string; readonly edit: RowEdit }>({
      query: ({ oid, edit }) => makeRequest(calls.editRow, { id: oid }, { body: edit }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        for (const { oid } of answer?.data.results ?? []) {
          dispatch(
            entryApi.util.updateQueryData('trialSheet', oid, (sheet) => updateSheet(sheet, answer?.data as EditAnswer)),
          );
        }
      },
    }),
    editTrial: build.mutation<Trial, { readonly oid: string; readonly edit: TrialEdit }>({
      query: ({ oid, edit }) => makeRequest(calls.editTrial, { id: oid }, { body: edit }),
      invalidatesTags: (_, error, { oid }) => (error === undefined ? [{ type: 'Sheet', id: oid }] : []),
    }),
    holdTrial: build.mutation<HoldAnswer, string>({
      query: (oid) => makeRequest(calls.holdTrial, {}, { query: { oid } }),
      invalidatesTags: (_, __, oid) => [{ type: 'Sheet', id: oid }],
    }),
    releaseTrial: build.mutation<ReleaseAnswer, string>({
      query: (oid) => makeRequest(calls.releaseTrial, {}, { query: { oid } }),
      invalidatesTags: (_, __, oid) => [{ type: 'Sheet', id: oid }],
    }),
  }),
});

export const { useTrialSheetQuery, useEditTrialMutation, useHoldTrialMutation, useReleaseTrialMutation } = entryApi;
