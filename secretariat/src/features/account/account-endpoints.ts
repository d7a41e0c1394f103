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
import { setDraftAccount } from '../../api/device/draft-account.ts';
import { deleteLocalDrafts } from '../../api/device/local-drafts.ts';
import { makeRequest } from '../../api/request.ts';
import { secretariatApi } from '../../api/secretariat-api.ts';

/**
 * A password sent with the key of a link: a new one or, for an invitation to an existing account, its current one with the code of
 * its second factor.
 */
interface PasswordByKey {
  readonly key: string;
  readonly password: string;
  readonly code?: string;
  /** oids of the organisations to stay in, where an unconfirmed account is claimed. */
  readonly keep?: string[];
}

/** Password and, if the account has a second factor, its code. */
export interface AccountProof {
  readonly password: string;
  readonly code?: string;
}

interface PasswordChange {
  readonly current: string;
  readonly password: string;
}

/** The calls about the user's own account: invitation and links, password, second factor, sessions. */
const accountApi = secretariatApi.enhanceEndpoints({ addTagTypes: ['Session', 'Account'] }).injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation<EndedAnswer, PasswordChange>({
      query: (body) => makeRequest(calls.changePassword, {}, { body }),
      invalidatesTags: ['Session'],
    }),
    account: build.query<AccountAnswer, void>({ query: () => calls.account.path, providesTags: ['Account'] }),
    askVerification: build.mutation<object, void>({ query: () => makeRequest(calls.askVerification, {}) }),
    changeAddress: build.mutation<object, AccountProof & { readonly email: string }>({
      query: (body) => makeRequest(calls.changeAddress, {}, { body }),
    }),
    confirmAddress: build.mutation<{ readonly email: string }, string>({
      query: (key) => makeRequest(calls.confirmAddress, {}, { body: { key } }),
      invalidatesTags: ['Account', 'Session'],
    }),
    forgotPassword: build.mutation<object, string>({
      query: (email) => makeRequest(calls.forgotPassword, {}, { body: { email } }),
    }),
    readAccountLink: build.query<AccountLinkAnswer, string>({
      query: (key) => makeRequest(calls.readAccountLink, {}, { body: { key } }),
      keepUnusedDataFor: 0,
    }),
    resetPassword: build.mutation<{ readonly email: string }, PasswordByKey>({
      query: (body) => makeRequest(calls.resetPassword, {}, { body }),
    }),
    startSecondFactor: build.mutation<SecondFactorAnswer, AccountProof>({
      query: (body) => makeRequest(calls.startSecondFactor, {}, { body }),
    }),
    confirmSecondFactor: build.mutation<RecoveryCodesAnswer, string>({
      query: (code) => makeRequest(calls.confirmSecondFactor, {}, { body: { code } }),
      invalidatesTags: ['Account', 'Session'],
    }),
    endSecondFactor: build.mutation<object, AccountProof>({
      query: (body) => makeRequest(calls.endSecondFactor, {}, { body }),
      invalidatesTags: ['Account'],
    }),
    renewRecoveryCodes: build.mutation<RecoveryCodesAnswer, AccountProof>({
      query: (body) => makeRequest(calls.renewRecoveryCodes, {}, { body }),
      invalidatesTags: ['Account'],
    }),
    deleteAccount: build.mutation<object, AccountProof>({
      query: (body) => makeRequest(calls.deleteAccount, {}, { body }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer === undefined) return;
        await deleteLocalDrafts();
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
    acceptInvitation: build.mutation<SignInAnswer, PasswordByKey>({
      query: (body) => makeRequest(calls.acceptInvitation, {}, { body }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer === undefined) return;
        const { token, expires, account } = answer.data;
        setDraftAccount(account);
        dispatch(sessionSlice.actions.signedIn({ token, expires }));
        // The cached answers may be those of another account that was signed in here before.
        dispatch(secretariatApi.util.resetApiState());
      },
    }),
  }),
});

export const {
  useChangePasswordMutation,
  useLazySessionsQuery,
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
