import {
  calls,
  type EntryAnswer,
  type QualificationAnswer,
  type QualificationBody,
  type SecretariatStarts,
  type SeedAnswer,
  type SeedBody,
  type StartEdits,
  urlOf,
} from 'shared-domain/contract';
import { secretariatApi } from '../../api/secretariat-api.ts';

export type StartList = SecretariatStarts['starts'][number];
export type Start = StartList['rows'][number];

const withSheets = secretariatApi.enhanceEndpoints({ addTagTypes: ['Sheet', 'Programme'] });

interface Of<Body> {
  readonly gOID: string;
  readonly body: Body;
}

/** Start lists by hand, by lot and by what the round before decided. */
export const startsApi = withSheets.injectEndpoints({
  endpoints: (build) => ({
    startList: build.query<StartList, string>({
      query: (oid) => urlOf(calls.secretariatStarts, {}, { oids: [oid] }),
      transformResponse: ({ starts: [list] }: SecretariatStarts, _, oid) => list ?? { oid, uid: '', rows: [] },
      providesTags: (_, __, id) => [{ type: 'Sheet', id }],
    }),
    startLists: build.query<readonly StartList[], readonly string[]>({
      query: (oids) => urlOf(calls.secretariatStarts, {}, { oids }),
      transformResponse: ({ starts }: SecretariatStarts) => starts,
      keepUnusedDataFor: 0,
    }),
    editStarts: build.mutation<EntryAnswer, { readonly chOID: string } & StartEdits>({
      query: ({ chOID, ...body }) => ({
        url: urlOf(calls.editStarts, { chOID }),
        method: calls.editStarts.method,
        body,
      }),
      // The answer holds the changed lists whole: they are shown at once, and nothing is asked again.
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        for (const list of answer?.data.starts ?? []) {
          dispatch(startsApi.util.upsertQueryData('startList', list.oid, list as StartList));
        }
      },
      invalidatesTags: (answer, _, { chOID }) =>
        answer === undefined
          ? []
          : [
              { type: 'Programme', id: chOID },
              ...answer.results.map(({ oid: id }) => ({ type: 'Sheet' as const, id })),
            ],
    }),
    seedRound: build.mutation<SeedAnswer, Of<SeedBody>>({
      query: ({ gOID, body }) => ({ url: urlOf(calls.seed, { gOID }), method: calls.seed.method, body }),
      invalidatesTags: (answer) => (answer === undefined || answer.preview ? [] : ['Programme', 'Sheet']),
    }),
    qualification: build.query<QualificationAnswer, { readonly gOID: string; readonly round: string }>({
      query: ({ gOID, round }) => urlOf(calls.qualification, { gOID }, { round }),
      // What changes in one heat, its rule or its results, is asked of the whole round again.
      providesTags: (answer) => [
        'Sheet',
        ...(answer?.heats ?? []).map(({ oid: id }) => ({ type: 'Sheet' as const, id })),
      ],
    }),
    decideQualification: build.mutation<QualificationAnswer, Of<QualificationBody>>({
      query: ({ gOID, body }) => ({
        url: urlOf(calls.decideQualification, { gOID }),
        method: calls.decideQualification.method,
        body,
      }),
      invalidatesTags: (answer) => (answer === undefined ? [] : ['Sheet']),
    }),
  }),
});

export const {
  useStartListQuery,
  useLazyStartListsQuery,
  useEditStartsMutation,
  useSeedRoundMutation,
  useQualificationQuery,
  useDecideQualificationMutation,
} = startsApi;
