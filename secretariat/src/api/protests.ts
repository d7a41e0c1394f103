import {
  calls,
  makeUrl,
  type ProtestAnswer,
  type ProtestBody,
  type ProtestEdit,
  type ProtestsAnswer,
} from 'shared-domain/contract';
import { makeRequest } from './request.ts';
import { secretariatApi } from './secretariat-api.ts';

const withProtests = secretariatApi.enhanceEndpoints({ addTagTypes: ['Protest', 'Sheet', 'Programme'] });

interface LodgeRequest {
  readonly chOID: string;
  readonly trial: string;
  readonly body: ProtestBody;
}

interface EditRequest {
  readonly chOID: string;
  readonly trial: string;
  readonly edit: ProtestEdit;
}

/** The register of protests of one competition, read by its own page and by the sheets of results. */
export const protestsApi = withProtests.injectEndpoints({
  endpoints: (build) => ({
    protests: build.query<ProtestsAnswer, string>({
      query: (chOID) => makeUrl(calls.protests, { chOID }),
      // Its times of announcement change with every result.
      providesTags: (_, __, chOID) => [{ type: 'Protest', id: chOID }, 'Sheet', { type: 'Programme', id: chOID }],
    }),
    lodgeProtest: build.mutation<ProtestAnswer, LodgeRequest>({
      query: ({ trial, body }) => makeRequest(calls.lodgeProtest, { id: trial }, { body }),
      invalidatesTags: (_, __, { chOID, trial }) => [
        { type: 'Protest', id: chOID },
        { type: 'Sheet', id: trial },
      ],
    }),
    editProtest: build.mutation<ProtestAnswer, EditRequest>({
      query: ({ trial, edit }) => makeRequest(calls.editProtest, { id: trial }, { body: edit }),
      invalidatesTags: (_, __, { chOID, trial }) => [
        { type: 'Protest', id: chOID },
        { type: 'Sheet', id: trial },
      ],
    }),
  }),
});

export const { useProtestsQuery, useLodgeProtestMutation, useEditProtestMutation } = protestsApi;
