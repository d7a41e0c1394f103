import { calls, type SignInAnswer, urlOf } from 'shared-domain/contract';
import { sessionSlice } from 'shared-domain/platform';
import { secretariatApi } from '../../api/secretariat-api.ts';
import { keepKnownDevice, readKnownDevices } from './known-devices.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Of an account with a second factor. */
  readonly code?: string;
}

export interface FirstOrganiser extends Credentials {
  readonly key: string;
  readonly organisation: string;
}

const { signedIn, signedOut } = sessionSlice.actions;

export const signInApi = secretariatApi.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<SignInAnswer, Credentials>({
      query: (credentials) => {
        const devices = readKnownDevices();
        const body = devices.length === 0 ? credentials : { ...credentials, devices };
        return { url: urlOf(calls.signIn, {}), method: calls.signIn.method, body };
      },
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer === undefined) return;
        const { token, expires, device } = answer.data;
        if (device !== undefined) keepKnownDevice(device);
        dispatch(signedIn({ token, expires }));
        // What an expired session refused is asked for again: after the token is in its place, never before.
        dispatch(secretariatApi.util.invalidateTags(['Org', 'Challenge']));
      },
    }),
    createFirstOrganiser: build.mutation<SignInAnswer, FirstOrganiser>({
      query: (body) => ({
        url: urlOf(calls.createFirstOrganiser, {}),
        method: calls.createFirstOrganiser.method,
        body,
      }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer !== undefined) dispatch(signedIn(answer.data));
      },
    }),
    signOut: build.mutation<object, void>({
      query: () => ({ url: urlOf(calls.signOut, {}), method: calls.signOut.method }),
      // The device forgets the token even when the server cannot be told.
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        await queryFulfilled.catch(() => undefined);
        dispatch(signedOut());
        dispatch(secretariatApi.util.resetApiState());
      },
    }),
  }),
});

export const { useSignInMutation, useCreateFirstOrganiserMutation, useSignOutMutation } = signInApi;
