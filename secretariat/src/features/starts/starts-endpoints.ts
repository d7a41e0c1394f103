import { calls, type SeedAnswer, type SeedBody } from 'shared-domain/contract';
import { makeRequest } from '../../api/request.ts';
import { startListsApi } from '../../api/start-lists.ts';

export type { Start, StartList } from '../../api/start-lists.ts';

const startsApi = startListsApi.injectEndpoints({
  endpoints: (build) => ({
    seedRound: build.mutation<SeedAnswer, { readonly gOID: string; readonly body: SeedBody }>({
      query: ({ gOID, body }) => makeRequest(calls.seed, { gOID }, { body }),
      invalidatesTags: (answer) => (answer === undefined || answer.preview ? [] : ['Programme', 'Sheet']),
    }),
  }),
});

export const { useStartListQuery, useSeedRoundMutation } = startsApi;
