import {
  calls,
  type EndedAnswer,
  type InvitationAnswer,
  type SessionLine,
  type SessionsAnswer,
  type SignInAnswer,
  urlOf,
} from 'shared-domain/contract';
import { sessionSlice } from 'shared-domain/platform';
import { secretariatApi } from '../../api/secretariat-api.ts';

interface Accepting {
  readonly key: string;
  readonly password: string;
}

interface Passwords {
  readonly current: string;
  readonly password: string;
}

/** One's own account: how one comes to it, its password, where it is signed in. */
export const accountApi = secretariatApi.enhanceEndpoints({ addTagTypes: ['Session'] }).injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation<EndedAnswer, Passwords>({
      query: (body) => ({ url: urlOf(calls.changePassword, {}), method: calls.changePassword.method, body }),
      invalidatesTags: ['Session'],
    }),
    sessions: build.query<readonly SessionLine[], void>({
      query: () => urlOf(calls.sessions, {}),
      transformResponse: ({ sessions }: SessionsAnswer) => sessions,
      providesTags: ['Session'],
    }),
    endSessions: build.mutation<EndedAnswer, void>({
      query: () => ({ url: urlOf(calls.endSessions, {}), method: calls.endSessions.method }),
      invalidatesTags: ['Session'],
    }),
    endSession: build.mutation<unknown, string>({
      query: (sessionOID) => ({ url: urlOf(calls.endSession, { sessionOID }), method: calls.endSession.method }),
      invalidatesTags: ['Session'],
    }),
    readInvitation: build.query<InvitationAnswer, string>({
      query: (key) => ({ url: urlOf(calls.readInvitation, {}), method: calls.readInvitation.method, body: { key } }),
      keepUnusedDataFor: 0,
    }),
    acceptInvitation: build.mutation<SignInAnswer, Accepting>({
      query: (body) => ({ url: urlOf(calls.acceptInvitation, {}), method: calls.acceptInvitation.method, body }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer === undefined) return;
        dispatch(sessionSlice.actions.signedIn(answer.data));
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
} = accountApi;
