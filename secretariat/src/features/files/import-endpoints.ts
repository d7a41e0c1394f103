import { calls, makeUrl } from 'shared-domain/contract';
import { secretariatApi } from '../../api/secretariat-api.ts';

/** The competition that a file became, and how much it held. */
interface Imported {
  readonly chOID: string;
  readonly trials: number;
  readonly starts: number;
  readonly results: number;
}

export const { useImportCompetitionMutation } = secretariatApi.injectEndpoints({
  endpoints: (build) => ({
    importCompetition: build.mutation<Imported, { readonly orgOID: string; readonly file: unknown }>({
      query: ({ orgOID, file }) => ({
        url: makeUrl(calls.importCompetition, {}, { orgOID }),
        method: calls.importCompetition.method,
        body: file,
      }),
      invalidatesTags: ['Challenge'],
    }),
  }),
});
