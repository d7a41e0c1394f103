import { calls, makeUrl, type SecretariatTrials } from 'shared-domain/contract';
import { secretariatApi } from './secretariat-api.ts';

/** A trial of the programme with what only its organisation sees: who holds it, and hidden competitions. */
export type ProgrammeTrial = SecretariatTrials['trials'][number];

const withProgramme = secretariatApi.enhanceEndpoints({ addTagTypes: ['Programme'] });

export const programmeApi = withProgramme.injectEndpoints({
  endpoints: (build) => ({
    programme: build.query<readonly ProgrammeTrial[], string>({
      query: (chOID) => makeUrl(calls.secretariatTrials, { chOID }),
      transformResponse: ({ trials }: SecretariatTrials) => trials,
      providesTags: (_, __, chOID) => [{ type: 'Programme', id: chOID }],
    }),
  }),
});

export const { useProgrammeQuery } = programmeApi;
