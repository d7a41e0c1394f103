import { calls, type FfaCodesAnswer, makeUrl } from 'shared-domain/contract';
import { secretariatApi } from '../../api/secretariat-api.ts';

export type FfaCode = FfaCodesAnswer['ffacodes'][number];

export const { useFfaCodesQuery } = secretariatApi.enhanceEndpoints({ addTagTypes: ['Programme'] }).injectEndpoints({
  endpoints: (build) => ({
    ffaCodes: build.query<readonly FfaCode[], string>({
      query: (chOID) => makeUrl(calls.ffaCodes, { id: chOID }),
      // What is missing stands first; the rest keeps the order of the programme.
      transformResponse: ({ ffacodes }: FfaCodesAnswer) =>
        ffacodes.toSorted((a, b) => Number(a.code !== undefined) - Number(b.code !== undefined)),
      providesTags: (_, __, id) => [{ type: 'Programme', id }],
    }),
  }),
});
