import type { RoundRule } from 'shared-domain';
import { calls, makeUrl, type QualificationAnswer, type QualificationBody } from 'shared-domain/contract';
import { makeRequest } from './request.ts';
import { startListsApi } from './start-lists.ts';

interface Asked {
  readonly gOID: string;
  readonly round: string;
  /** A rule to be tried; nothing is written. */
  readonly rule?: RoundRule;
}

/** Who goes on from a round, and what officials decide about it. */
const qualificationApi = startListsApi.injectEndpoints({
  endpoints: (build) => ({
    qualification: build.query<QualificationAnswer, Asked>({
      query: ({ gOID, round, rule }) => makeUrl(calls.qualification, { gOID }, { round, ...rule }),
      // What changes in one heat, its rule or its results, is asked of the whole round again.
      providesTags: (answer) => [
        'Sheet',
        'Qualification',
        ...(answer?.heats ?? []).map(({ oid: id }) => ({ type: 'Sheet' as const, id })),
      ],
    }),
    decideQualification: build.mutation<
      QualificationAnswer,
      { readonly gOID: string; readonly body: QualificationBody }
    >({
      query: ({ gOID, body }) => makeRequest(calls.decideQualification, { gOID }, { body }),
      invalidatesTags: (answer, _, { body }) =>
        answer === undefined ? [] : body.rule === undefined ? ['Sheet'] : ['Sheet', 'Programme'],
    }),
  }),
});

export const { useQualificationQuery, useDecideQualificationMutation } = qualificationApi;
