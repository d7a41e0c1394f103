import type { AccessCodeKind } from 'shared-domain';
import {
  type AccessCode,
  type AskCodeAnswer,
  type CheckCodeAnswer,
  type CodesAnswer,
  calls,
  type MakeCodeAnswer,
  makeUrl,
  type ValidCodeAnswer,
} from 'shared-domain/contract';
import { makeRequest } from '../../api/request.ts';
import { secretariatApi } from '../../api/secretariat-api.ts';

interface OfKind {
  readonly chOID: string;
  readonly kind: AccessCodeKind;
}

/** Whether a typed code is valid, was valid before, or is unknown. */
export type CodeKnown =
  | { readonly state: 'unknown' }
  | { readonly state: 'valid' | 'ended'; readonly kind: AccessCodeKind; readonly chOID: string };

const codesApi = secretariatApi.enhanceEndpoints({ addTagTypes: ['Code'] }).injectEndpoints({
  endpoints: (build) => ({
    codes: build.query<readonly AccessCode[], string>({
      query: (chOID) => makeUrl(calls.codes, {}, { chOID }),
      transformResponse: ({ codes }: CodesAnswer) => codes,
      providesTags: ['Code'],
    }),
    askCode: build.query<AccessCode | null, OfKind>({
      query: (which) => makeUrl(calls.askCode, {}, { ...which }),
      transformResponse: ({ code }: AskCodeAnswer) => code ?? null,
      keepUnusedDataFor: 0,
    }),
    makeCode: build.mutation<AccessCode, OfKind>({
      query: ({ chOID, kind }) => makeRequest(calls.makeCode, { id: chOID }, { query: { kind } }),
      transformResponse: ({ code }: MakeCodeAnswer) => code,
      invalidatesTags: ['Code'],
    }),
    revokeCode: build.mutation<unknown, { readonly chOID: string; readonly code: string }>({
      query: (which) => makeRequest(calls.revokeCode, {}, { query: which }),
      invalidatesTags: ['Code'],
    }),
    codeKnown: build.query<CodeKnown, string>({
      queryFn: async (code, _api, _options, ask) => {
        const valid = await ask(makeUrl(calls.validCode, {}, { code }));
        if (valid.error !== undefined) return { error: valid.error };
        const now = valid.data as ValidCodeAnswer;
        if (now.valid && now.kind !== undefined && now.chOID !== undefined) {
          return { data: { state: 'valid', kind: now.kind, chOID: now.chOID } };
        }
        const checked = await ask(makeUrl(calls.checkCode, {}, { code }));
        if (checked.error !== undefined) return { error: checked.error };
        const { kind, chOID } = checked.data as CheckCodeAnswer;
        const ended = kind !== undefined && chOID !== undefined;
        return { data: ended ? { state: 'ended', kind, chOID } : { state: 'unknown' } };
      },
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useCodesQuery, useLazyAskCodeQuery, useMakeCodeMutation, useRevokeCodeMutation, useLazyCodeKnownQuery } =
  codesApi;
