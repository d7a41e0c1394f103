/** Types of the calls about organisations and one's own account. Importing this file costs nothing at run time. */
import type { z } from 'zod';
import type * as s from './schemas/index.ts';

export type OrganisationAnswer = z.infer<typeof s.organisationAnswer>;
export type Member = z.infer<typeof s.member>;
export type MembersAnswer = z.infer<typeof s.membersAnswer>;
export type Invitation = z.infer<typeof s.invitation>;
export type InvitationsAnswer = z.infer<typeof s.invitationsAnswer>;
export type InviteBody = z.input<typeof s.inviteBody>;
export type InvitedAnswer = z.infer<typeof s.invitedAnswer>;
export type InvitationAnswer = z.infer<typeof s.invitationAnswer>;
export type SessionLine = z.infer<typeof s.session>;
export type SessionsAnswer = z.infer<typeof s.sessionsAnswer>;
export type AccountAnswer = z.infer<typeof s.accountAnswer>;
export type AccountLinkAnswer = z.infer<typeof s.accountLinkAnswer>;
export type SecondFactorAnswer = z.infer<typeof s.secondFactorAnswer>;
export type RecoveryCodesAnswer = z.infer<typeof s.recoveryCodesAnswer>;
export type AcceptInvitationBody = z.input<typeof s.acceptInvitationBody>;
export type EndedAnswer = z.infer<typeof s.endedAnswer>;
export type HiddenAthletesAnswer = z.infer<typeof s.hiddenAthletesAnswer>;
export type PersonBody = z.input<typeof s.personBody>;
export type PersonDataAnswer = z.infer<typeof s.personDataAnswer>;
export type ErasePersonAnswer = z.infer<typeof s.erasePersonAnswer>;
export type AllowPersonAnswer = z.infer<typeof s.allowPersonAnswer>;
