import { calls, type SignInAnswer } from 'shared-domain/contract';
import { sessionSlice } from 'shared-domain/platform';
import { readDraftAccount, setDraftAccount } from '../../api/device/draft-account.ts';
import { clearSessionEndedElsewhere, deleteLocalDrafts } from '../../api/device/local-drafts.ts';
import { makeRequest } from '../../api/request.ts';
import { secretariatApi } from '../../api/secretariat-api.ts';
import { readKnownDevices, saveKnownDevice } from './known-devices.ts';
import { saveLastEmail } from './last-email.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** The code of an account with a second factor. */
  readonly code?: string;
}

export interface FirstOrganiser extends Credentials {
  readonly key: string;
  readonly organisation: string;
}

type SessionRoot = Parameters<typeof sessionSlice.selectors.selectSession>[0];

const { signedIn, signedOut } = sessionSlice.actions;

const signInApi = secretariatApi.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<SignInAnswer, Credentials>({
      query: (credentials) => {
        const devices = readKnownDevices();
        const body = devices.length === 0 ? credentials : { ...credentials, devices };
        return makeRequest(calls.signIn, {}, { body });
      },
      onQueryStarted: async (credentials, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer === undefined) return;
        const { token, expires, account, device } = answer.data;
        saveLastEmail(credentials.email);
        if (device !== undefined) saveKnownDevice(device);
        const isOtherAccount = readDraftAccount() !== account;
        setDraftAccount(account);
        clearSessionEndedElsewhere();
        dispatch(signedIn({ token, expires }));
        // The cached answers belong to another account.
        if (isOtherAccount) dispatch(secretariatApi.util.resetApiState());
        // Calls that the expired session refused are repeated now that the new token is stored.
        dispatch(secretariatApi.util.invalidateTags(['Org', 'Challenge']));
      },
    }),
    extendSession: build.mutation<{ readonly expires: string }, void>({
      query: () => makeRequest(calls.extendSession, {}),
      onQueryStarted: async (_, { dispatch, queryFulfilled, getState }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        const { token } = sessionSlice.selectors.selectSession(getState() as unknown as SessionRoot);
        if (answer !== undefined && token !== undefined) dispatch(signedIn({ token, expires: answer.data.expires }));
      },
    }),
    createFirstOrganiser: build.mutation<SignInAnswer, FirstOrganiser>({
      query: (body) => makeRequest(calls.createFirstOrganiser, {}, { body }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer === undefined) return;
        const { token, expires, account } = answer.data;
        setDraftAccount(account);
        dispatch(signedIn({ token, expires }));
      },
    }),
    signOut: build.mutation<object, void>({
      query: () => makeRequest(calls.signOut, {}),
      // The token is deleted from the device even when the server does not answer.
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        await queryFulfilled.catch(() => undefined);
        await deleteLocalDrafts();
        dispatch(signedOut());
        dispatch(secretariatApi.util.resetApiState());
      },
    }),
  }),
});

export const { useSignInMutation, useExtendSessionMutation, useCreateFirstOrganiserMutation, useSignOutMutation } =
  signInApi;
