import {
  calls,
  type Invitation,
  type InvitationsAnswer,
  type InviteAnswer,
  type InviteBody,
  type Member,
  type MembersAnswer,
  makeUrl,
  type OrganisationAnswer,
  type Role,
} from 'shared-domain/contract';
import { makeRequest } from '../../api/request.ts';
import { secretariatApi } from '../../api/secretariat-api.ts';

interface MemberRef {
  readonly orgOID: string;
  readonly memberOID: string;
}

/** Organisations, their members and invitations. */
const organisationsApi = secretariatApi
  .enhanceEndpoints({ addTagTypes: ['Member', 'Invitation', 'Log'] })
  .injectEndpoints({
    endpoints: (build) => ({
      openOrganisation: build.mutation<OrganisationAnswer, string>({
        query: (name) => makeRequest(calls.openOrganisation, {}, { body: { name } }),
        invalidatesTags: ['Org'],
      }),
      requireSecondFactor: build.mutation<object, { readonly orgOID: string; readonly required: boolean }>({
        query: ({ orgOID, required }) => makeRequest(calls.requireSecondFactor, { orgOID }, { body: { required } }),
        invalidatesTags: ['Org', 'Log'],
      }),
      renameOrganisation: build.mutation<OrganisationAnswer, { readonly orgOID: string; readonly name: string }>({
        query: ({ orgOID, name }) => makeRequest(calls.renameOrganisation, { orgOID }, { body: { name } }),
        invalidatesTags: ['Org', 'Challenge', 'Log'],
      }),
      members: build.query<readonly Member[], string>({
        query: (orgOID) => makeUrl(calls.members, { orgOID }),
        transformResponse: ({ members }: MembersAnswer) => members,
        providesTags: ['Member'],
      }),
      changeMember: build.mutation<Member, MemberRef & { readonly role: Role }>({
        query: ({ role, ...ref }) => makeRequest(calls.changeMember, ref, { body: { role } }),
        // The user's own role may be the one that changed.
        invalidatesTags: ['Member', 'Org', 'Log'],
      }),
      removeMember: build.mutation<unknown, MemberRef>({
        query: (ref) => makeRequest(calls.removeMember, ref),
        invalidatesTags: ['Member', 'Org', 'Challenge', 'Log'],
      }),
      invitations: build.query<readonly Invitation[], string>({
        query: (orgOID) => makeUrl(calls.invitations, { orgOID }),
        transformResponse: ({ invitations }: InvitationsAnswer) => invitations,
        providesTags: ['Invitation'],
      }),
      inviteMember: build.mutation<InviteAnswer, { readonly orgOID: string; readonly body: InviteBody }>({
        query: ({ orgOID, body }) => makeRequest(calls.inviteMember, { orgOID }, { body }),
        invalidatesTags: ['Invitation', 'Log'],
      }),
      revokeInvitation: build.mutation<unknown, { readonly orgOID: string; readonly invitationOID: string }>({
        query: (ref) => makeRequest(calls.revokeInvitation, ref),
        invalidatesTags: ['Invitation', 'Log'],
      }),
    }),
  });

export const {
  useOpenOrganisationMutation,
  useRenameOrganisationMutation,
  useRequireSecondFactorMutation,
  useMembersQuery,
  useChangeMemberMutation,
  useRemoveMemberMutation,
  useInvitationsQuery,
  useInviteMemberMutation,
  useRevokeInvitationMutation,
} = organisationsApi;
