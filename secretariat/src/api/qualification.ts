import type { RoundRule } from 'shared-domain';
import { calls, makeUrl, type QualificationAnswer, type QualificationBody } from 'shared-domain/contract';
import { makeRequest } from './request.ts';
import { startListsApi } from './start-lists.ts';

interface QualificationQuery {
  readonly gOID: string;
  readonly round: string;
  /** A rule to try out: the answer shows its effect, nothing is written. */
  readonly rule?: RoundRule;
}

/** Who qualifies from a round, and what officials decide about it. */
const qualificationApi = startListsApi.injectEndpoints({
  endpoints: (build) => ({
    qualification: build.query<QualificationAnswer, QualificationQuery>({
      query: ({ gOID, round, rule }) => makeUrl(calls.qualification, { gOID }, { round, ...rule }),
      // A change in one heat, of its results or its rule, makes the whole round be read again.
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
