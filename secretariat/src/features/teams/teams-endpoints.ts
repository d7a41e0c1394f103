import {
  type Challenge,
  type ChallengeEdit,
  calls,
  makeUrl,
  type TeamAnswer,
  type TeamsAnswer,
} from 'shared-domain/contract';
import { makeRequest } from '../../api/request.ts';
import { secretariatApi } from '../../api/secretariat-api.ts';

interface TeamReference {
  readonly chOID: string;
  readonly teamId: string;
}

const withProgramme = secretariatApi.enhanceEndpoints({ addTagTypes: ['Programme'] });

/** Clubs and teams of a competition, which may be hidden; read again whenever its programme changes. */
export const { useTeamsQuery, useTeamQuery, useEditScoringMutation } = withProgramme.injectEndpoints({
  endpoints: (build) => ({
    teams: build.query<TeamsAnswer, string>({
      query: (chOID) => makeUrl(calls.ownTeams, { chOID }),
      providesTags: (_, __, id) => [{ type: 'Programme', id }],
    }),
    team: build.query<TeamAnswer, TeamReference>({
      query: ({ chOID, teamId }) => makeUrl(calls.ownTeam, { chOID, teamId }),
      providesTags: (_, __, { chOID: id }) => [{ type: 'Programme', id }],
    }),
    editScoring: build.mutation<Challenge, { readonly chOID: string; readonly edit: ChallengeEdit }>({
      query: ({ chOID, edit }) => makeRequest(calls.editChallenge, { id: chOID }, { body: edit }),
      invalidatesTags: (_, __, { chOID: id }) => ['Challenge', { type: 'Programme', id }],
    }),
  }),
});
