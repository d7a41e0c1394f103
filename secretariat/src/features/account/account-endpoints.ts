import {
  type AccountAnswer,
  type AccountLinkAnswer,
  calls,
  type EndedAnswer,
  type InvitationAnswer,
  makeUrl,
  type RecoveryCodesAnswer,
  type SecondFactorAnswer,
  type SessionLine,
  type SessionsAnswer,
  type SignInAnswer,
} from 'shared-domain/contract';
import { sessionSlice } from 'shared-domain/platform';
import { openDevice } from '../../api/device/account.ts';
import { eraseDevice } from '../../api/device/erase.ts';
import { makeRequest } from '../../api/request.ts';
import { secretariatApi } from '../../api/secretariat-api.ts';

interface Accepting {
  readonly key: string;
  readonly password: string;
  readonly code?: string;
  readonly keep?: string[];
}

/** What one knows, and what one has. */
export interface Proof {
  readonly password: string;
  readonly code?: string;
}

const send = (call: (typeof calls)[keyof typeof calls], body?: object) => ({
  url: call.path,
  method: call.method,
  ...(body === undefined ? {} : { body }),
});

interface Passwords {
  readonly current: string;
  readonly password: string;
}

/** One's own account: how one comes to it, its password, where it is signed in. */
const accountApi = secretariatApi.enhanceEndpoints({ addTagTypes: ['Session', 'Account'] }).injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation<EndedAnswer, Passwords>({
      query: (body) => makeRequest(calls.changePassword, {}, { body }),
      invalidatesTags: ['Session'],
    }),
    account: build.query<AccountAnswer, void>({ query: () => calls.account.path, providesTags: ['Account'] }),
    askVerification: build.mutation<object, void>({ query: () => send(calls.askVerification) }),
    changeAddress: build.mutation<object, Proof & { readonly email: string }>({
      query: (body) => send(calls.changeAddress, body),
    }),
    confirmAddress: build.mutation<{ readonly email: string }, string>({
      query: (key) => send(calls.confirmAddress, { key }),
      invalidatesTags: ['Account'],
    }),
    forgotPassword: build.mutation<object, string>({ query: (email) => send(calls.forgotPassword, { email }) }),
    readAccountLink: build.query<AccountLinkAnswer, string>({
      query: (key) => send(calls.readAccountLink, { key }),
      keepUnusedDataFor: 0,
    }),
    resetPassword: build.mutation<{ readonly email: string }, Accepting>({
      query: (body) => send(calls.resetPassword, body),
    }),
    startSecondFactor: build.mutation<SecondFactorAnswer, Proof>({
      query: (body) => send(calls.startSecondFactor, body),
    }),
    confirmSecondFactor: build.mutation<RecoveryCodesAnswer, string>({
      query: (code) => send(calls.confirmSecondFactor, { code }),
      invalidatesTags: ['Account', 'Session'],
    }),
    endSecondFactor: build.mutation<object, Proof>({
      query: (body) => send(calls.endSecondFactor, body),
      invalidatesTags: ['Account'],
    }),
    renewRecoveryCodes: build.mutation<RecoveryCodesAnswer, Proof>({
      query: (body) => send(calls.renewRecoveryCodes, body),
      invalidatesTags: ['Account'],
    }),
    deleteAccount: build.mutation<object, Proof>({
      query: (body) => send(calls.deleteAccount, body),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer === undefined) return;
        await eraseDevice();
        dispatch(sessionSlice.actions.signedOut());
        dispatch(secretariatApi.util.resetApiState());
      },
    }),
    sessions: build.query<readonly SessionLine[], void>({
      query: () => makeUrl(calls.sessions, {}),
      transformResponse: ({ sessions }: SessionsAnswer) => sessions,
      providesTags: ['Session'],
    }),
    endSessions: build.mutation<EndedAnswer, void>({
      query: () => makeRequest(calls.endSessions, {}),
      invalidatesTags: ['Session'],
    }),
    endSession: build.mutation<unknown, string>({
      query: (sessionOID) => makeRequest(calls.endSession, { sessionOID }),
      invalidatesTags: ['Session'],
    }),
    readInvitation: build.query<InvitationAnswer, string>({
      query: (key) => makeRequest(calls.readInvitation, {}, { body: { key } }),
      keepUnusedDataFor: 0,
    }),
    acceptInvitation: build.mutation<SignInAnswer, Accepting>({
      query: (body) => makeRequest(calls.acceptInvitation, {}, { body }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer === undefined) return;
        const { token, expires, account } = answer.data;
        openDevice(account);
        dispatch(sessionSlice.actions.signedIn({ token, expires }));
        // Whoever was signed in here before may have been somebody else.
        dispatch(secretariatApi.util.resetApiState());
      },
    }),
  }),
});

export const {
  useChangePasswordMutation,
  useSessionsQuery,
  useEndSessionsMutation,
  useEndSessionMutation,
  useReadInvitationQuery,
  useAcceptInvitationMutation,
  useAccountQuery,
  useAskVerificationMutation,
  useChangeAddressMutation,
  useConfirmAddressMutation,
  useForgotPasswordMutation,
  useReadAccountLinkQuery,
  useResetPasswordMutation,
  useStartSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useEndSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useDeleteAccountMutation,
} = accountApi;
