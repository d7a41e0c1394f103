import {
  type AthleteEdit,
  type AthleteLogAnswer,
  type AthletesAnswer,
  calls,
  type EditAnswer,
  makeUrl,
  type SuggestionAnswer,
} from 'shared-domain/contract';
import { makeRequest } from './request.ts';
import { secretariatApi } from './secretariat-api.ts';

/** Somebody whom the lists of a competition name, with all their entries. */
export type Athlete = AthletesAnswer['athletes'][number];
/** Somebody known of the organisation's competitions, or of the operator's file of licences. */
export type SuggestedAthlete = SuggestionAnswer['athletes'][number];

const withSheets = secretariatApi.enhanceEndpoints({ addTagTypes: ['Sheet', 'Programme', 'Athletes'] });

/** The athletes of a competition, read and written by several features. */
export const registerApi = withSheets.injectEndpoints({
  endpoints: (build) => ({
    athletes: build.query<readonly Athlete[], string>({
      query: (chOID) => makeUrl(calls.athletes, { chOID }),
      transformResponse: ({ athletes }: AthletesAnswer) => athletes,
      providesTags: ['Athletes'],
    }),
    editAthlete: build.mutation<EditAnswer, { readonly chOID: string } & AthleteEdit>({
      query: ({ chOID, ...body }) => makeRequest(calls.editAthlete, { chOID }, { body }),
      invalidatesTags: (answer, _, { chOID }) =>
        answer === undefined
          ? []
          : [
              'Athletes',
              { type: 'Programme', id: chOID },
              ...[...answer.starts, ...answer.results].map(({ oid: id }) => ({ type: 'Sheet' as const, id })),
            ],
    }),
    athleteLog: build.query<AthleteLogAnswer['logs'], { readonly chOID: string; readonly rows: readonly string[] }>({
      query: ({ chOID, rows }) => makeUrl(calls.athleteLog, { chOID }, { rows }),
      transformResponse: ({ logs }: AthleteLogAnswer) => logs,
      keepUnusedDataFor: 0,
    }),
    known: build.query<
      SuggestionAnswer,
      { readonly chOID: string; readonly q: string; readonly what: 'athletes' | 'clubs' }
    >({
      query: ({ chOID, q, what }) => makeUrl(calls.known, { chOID }, { q, what }),
      keepUnusedDataFor: 30,
    }),
  }),
});

export const { useAthletesQuery, useEditAthleteMutation, useAthleteLogQuery, useKnownQuery } = registerApi;
