import {
  calls,
  makeUrl,
  type QualificationAnswer,
  type QualificationBody,
  type SeedAnswer,
  type SeedBody,
} from 'shared-domain/contract';
import { makeRequest } from '../../api/request.ts';
import { startListsApi } from '../../api/start-lists.ts';

export type { Start, StartList } from '../../api/start-lists.ts';

interface Of<Body> {
  readonly gOID: string;
  readonly body: Body;
}

/** Start lists by lot and by what the round before decided. */
const startsApi = startListsApi.injectEndpoints({
  endpoints: (build) => ({
    seedRound: build.mutation<SeedAnswer, Of<SeedBody>>({
      query: ({ gOID, body }) => makeRequest(calls.seed, { gOID }, { body }),
      invalidatesTags: (answer) => (answer === undefined || answer.preview ? [] : ['Programme', 'Sheet']),
    }),
    qualification: build.query<QualificationAnswer, { readonly gOID: string; readonly round: string }>({
      query: ({ gOID, round }) => makeUrl(calls.qualification, { gOID }, { round }),
      // What changes in one heat, its rule or its results, is asked of the whole round again.
      providesTags: (answer) => [
        'Sheet',
        ...(answer?.heats ?? []).map(({ oid: id }) => ({ type: 'Sheet' as const, id })),
      ],
    }),
    decideQualification: build.mutation<QualificationAnswer, Of<QualificationBody>>({
      query: ({ gOID, body }) => makeRequest(calls.decideQualification, { gOID }, { body }),
      invalidatesTags: (answer) => (answer === undefined ? [] : ['Sheet']),
    }),
  }),
});

export const { useStartListQuery, useSeedRoundMutation, useQualificationQuery, useDecideQualificationMutation } =
  startsApi;
