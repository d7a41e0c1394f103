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

/** An athlete of a competition's lists, with all their entries. */
export type Athlete = AthletesAnswer['athletes'][number];
/** An athlete found in the organisation's competitions or in the operator's file of licences. */
export type SuggestedAthlete = SuggestionAnswer['athletes'][number];

const withSheets = secretariatApi.enhanceEndpoints({ addTagTypes: ['Sheet', 'Programme', 'Athletes'] });

/** The athletes of a competition and suggestions while a name or a club is typed. */
const registerApi = withSheets.injectEndpoints({
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
      providesTags: ['Athletes'],
      keepUnusedDataFor: 0,
    }),
    suggestions: build.query<
      SuggestionAnswer,
      { readonly chOID: string; readonly q: string; readonly what: 'athletes' | 'clubs' }
    >({
      query: ({ chOID, q, what }) => makeUrl(calls.known, { chOID }, { q, what }),
      keepUnusedDataFor: 30,
    }),
    knownClubs: build.query<readonly string[], string>({
      query: (chOID) => makeUrl(calls.known, { chOID }, { q: '', what: 'clubs' }),
      transformResponse: ({ clubs }: SuggestionAnswer) => clubs,
      keepUnusedDataFor: 30,
    }),
  }),
});

export const { useAthletesQuery, useEditAthleteMutation, useAthleteLogQuery, useSuggestionsQuery, useKnownClubsQuery } =
  registerApi;
