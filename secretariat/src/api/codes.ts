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
import { makeRequest } from './request.ts';
import { secretariatApi } from './secretariat-api.ts';

interface CodeRef {
  readonly chOID: string;
  readonly kind: AccessCodeKind;
}

/** Whether a typed code is valid, was valid before, or is unknown. */
export type CheckedCode =
  | { readonly state: 'unknown' }
  | { readonly state: 'valid' | 'ended'; readonly kind: AccessCodeKind; readonly chOID: string };

const codesApi = secretariatApi.enhanceEndpoints({ addTagTypes: ['Code'] }).injectEndpoints({
  endpoints: (build) => ({
    codes: build.query<readonly AccessCode[], string>({
      query: (chOID) => makeUrl(calls.codes, {}, { chOID }),
      transformResponse: ({ codes }: CodesAnswer) => codes,
      providesTags: ['Code'],
    }),
    askCode: build.query<AccessCode | null, CodeRef>({
      query: (which) => makeUrl(calls.askCode, {}, { ...which }),
      transformResponse: ({ code }: AskCodeAnswer) => code ?? null,
      keepUnusedDataFor: 0,
    }),
    makeCode: build.mutation<AccessCode, CodeRef & { readonly grace?: number }>({
      query: ({ chOID, kind, grace }) => makeRequest(calls.makeCode, { id: chOID }, { query: { kind, grace } }),
      transformResponse: ({ code }: MakeCodeAnswer) => code,
      invalidatesTags: ['Code'],
    }),
    revokeCode: build.mutation<unknown, { readonly chOID: string; readonly code: string }>({
      query: (which) => makeRequest(calls.revokeCode, {}, { query: which }),
      invalidatesTags: ['Code'],
    }),
    checkCode: build.query<CheckedCode, string>({
      queryFn: async (code, _api, _options, send) => {
        const validAnswer = await send(makeUrl(calls.validCode, {}, { code }));
        if (validAnswer.error !== undefined) return { error: validAnswer.error };
        const validCode = validAnswer.data as ValidCodeAnswer;
        if (validCode.valid && validCode.kind !== undefined && validCode.chOID !== undefined) {
          return { data: { state: 'valid', kind: validCode.kind, chOID: validCode.chOID } };
        }
        const checkAnswer = await send(makeUrl(calls.checkCode, {}, { code }));
        if (checkAnswer.error !== undefined) return { error: checkAnswer.error };
        const { kind, chOID } = checkAnswer.data as CheckCodeAnswer;
        const isEnded = kind !== undefined && chOID !== undefined;
        return { data: isEnded ? { state: 'ended', kind, chOID } : { state: 'unknown' } };
      },
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useCodesQuery, useLazyAskCodeQuery, useMakeCodeMutation, useRevokeCodeMutation, useLazyCheckCodeQuery } =
  codesApi;
