import { calls, makeUrl, type UploadResult, type UploadStart, type UploadTrial } from 'shared-domain/contract';
import { secretariatApi } from './secretariat-api.ts';

/**
 * A whole competition: its events, its trials and its lists as they were sent. Members whose role may write also get the names of
 * hidden athletes and birth dates (Q30).
 */
export interface CompetitionLists {
  readonly groups: readonly { readonly uid: string; readonly name: string }[];
  readonly trialsData: readonly UploadTrial[];
  readonly startlists: Readonly<Record<string, readonly UploadStart[]>>;
  readonly resultlists: Readonly<Record<string, readonly UploadResult[]>>;
}

export const { useLazyCompetitionListsQuery, useCompetitionListsQuery } = secretariatApi.injectEndpoints({
  endpoints: (build) => ({
    competitionLists: build.query<CompetitionLists, string>({
      // `hidden: 1` asks for the names of hidden athletes too.
      query: (chOID) => makeUrl(calls.exportCompetition, { chOID }, { hidden: 1 }),
      keepUnusedDataFor: 0,
    }),
  }),
});
