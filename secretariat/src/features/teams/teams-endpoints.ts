import { calls, makeUrl, type TeamAnswer, type TeamsAnswer } from 'shared-domain/contract';
import { secretariatApi } from '../../api/secretariat-api.ts';

interface OfTeam {
  readonly chOID: string;
  readonly teamId: string;
}

const withProgramme = secretariatApi.enhanceEndpoints({ addTagTypes: ['Programme'] });

/** Clubs and teams of a competition, of a hidden one too; read again with its programme. */
export const { useTeamsQuery, useTeamQuery } = withProgramme.injectEndpoints({
  endpoints: (build) => ({
    teams: build.query<TeamsAnswer, string>({
      query: (chOID) => makeUrl(calls.ownTeams, { chOID }),
      providesTags: (_, __, id) => [{ type: 'Programme', id }],
    }),
    team: build.query<TeamAnswer, OfTeam>({
      query: ({ chOID, teamId }) => makeUrl(calls.ownTeam, { chOID, teamId }),
      providesTags: (_, __, { chOID: id }) => [{ type: 'Programme', id }],
    }),
  }),
});
