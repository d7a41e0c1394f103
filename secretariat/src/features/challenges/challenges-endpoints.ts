import { type Challenge, type ChallengeBody, calls, urlOf } from 'shared-domain/contract';
import { secretariatApi } from '../../api/secretariat-api.ts';

export const challengesApi = secretariatApi.injectEndpoints({
  endpoints: (build) => ({
    createChallenge: build.mutation<Challenge, ChallengeBody>({
      query: (body) => ({ url: urlOf(calls.createChallenge, {}), method: calls.createChallenge.method, body }),
      invalidatesTags: ['Challenge'],
    }),
    deleteChallenge: build.mutation<{ oid: string }, string>({
      query: (chOID) => ({ url: urlOf(calls.deleteChallenge, {}, { chOID }), method: calls.deleteChallenge.method }),
      invalidatesTags: ['Challenge'],
    }),
  }),
});

export const { useCreateChallengeMutation, useDeleteChallengeMutation } = challengesApi;
