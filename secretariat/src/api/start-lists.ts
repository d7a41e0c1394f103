import { useCallback } from 'react';
import { calls, type EditAnswer, makeUrl, type SecretariatStarts, type StartEdits } from 'shared-domain/contract';
import { makeRequest } from './request.ts';
import { secretariatApi } from './secretariat-api.ts';

export type StartList = SecretariatStarts['starts'][number];
export type Start = StartList['rows'][number];

const withSheets = secretariatApi.enhanceEndpoints({
  addTagTypes: ['Sheet', 'Programme', 'Qualification', 'Athletes'],
});

/** Start lists and their edits, used by several features. */
export const startListsApi = withSheets.injectEndpoints({
  endpoints: (build) => ({
    startList: build.query<StartList, string>({
      query: (oid) => makeUrl(calls.secretariatStarts, {}, { oids: [oid] }),
      transformResponse: ({ starts: [list] }: SecretariatStarts, _, oid) => list ?? { oid, uid: '', rows: [] },
      providesTags: (_, __, id) => [{ type: 'Sheet', id }],
    }),
    startLists: build.query<readonly StartList[], readonly string[]>({
      query: (oids) => makeUrl(calls.secretariatStarts, {}, { oids }),
      transformResponse: ({ starts }: SecretariatStarts) => starts,
      providesTags: (_, __, oids) => oids.map((id) => ({ type: 'Sheet' as const, id })),
      keepUnusedDataFor: 0,
    }),
    editStarts: build.mutation<EditAnswer, { readonly chOID: string } & StartEdits>({
      query: ({ chOID, ...body }) => makeRequest(calls.editStarts, { chOID }, { body }),
      // The answer contains the changed lists whole: they are put into the cache instead of being read again.
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        for (const list of answer?.data.starts ?? []) {
          dispatch(startListsApi.util.upsertQueryData('startList', list.oid, list as StartList));
        }
      },
      invalidatesTags: (answer, _, { chOID }) =>
        answer === undefined
          ? []
          : [
              'Athletes',
              { type: 'Programme', id: chOID },
              // Its answer compares who qualifies with the start lists of the next round.
              'Qualification',
              ...answer.results.map(({ oid: id }) => ({ type: 'Sheet' as const, id })),
            ],
    }),
  }),
});

export const { useStartListQuery, useStartListsQuery, useLazyStartListsQuery, useEditStartsMutation } = startListsApi;

/** With this many ids the address of a call stays under 4 kB, which every proxy accepts. */
const MAX_LISTS_A_CALL = 100;

/** Reads any number of start lists in several calls; returns `error` in place of `lists` when one of them fails. */
export function useReadStartLists() {
  const [readLists, state] = useLazyStartListsQuery();
  const read = useCallback(
    async (oids: readonly string[]): Promise<{ readonly lists?: readonly StartList[]; readonly error?: unknown }> => {
      const lists: StartList[] = [];
      for (let index = 0; index < oids.length; index += MAX_LISTS_A_CALL) {
        const { data, error } = await readLists(oids.slice(index, index + MAX_LISTS_A_CALL));
        if (data === undefined) return { error };
        lists.push(...data);
      }
      return { lists };
    },
    [readLists],
  );
  return [read, state] as const;
}
