import {
  calls,
  makeUrl,
  type PerfsAnswer,
  type ScratchAnswer,
  type StatsAnswer,
  type TeamAnswer,
  type TeamsAnswer,
} from 'shared-domain/contract';
import { publicApi } from './public-api.ts';

export interface TeamQuery {
  readonly chOID: string;
  readonly teamId: string;
}

const createCompetitionTags = (chOID: string) => [{ type: 'Competition' as const, id: chOID }];

/** Calls for rankings and statistics computed from a competition's results. */
export const standingsApi = publicApi.injectEndpoints({
  endpoints: (build) => ({
    perfs: build.query<PerfsAnswer, string>({
      query: (id) => makeUrl(calls.perfs, { id }),
      providesTags: (_answer, _error, chOID) => createCompetitionTags(chOID),
    }),
    teams: build.query<TeamsAnswer, string>({
      query: (id) => makeUrl(calls.teams, { id }),
      providesTags: (_answer, _error, chOID) => createCompetitionTags(chOID),
    }),
    team: build.query<TeamAnswer, TeamQuery>({
      query: ({ chOID, teamId }) => makeUrl(calls.team, { id: chOID, teamId }),
      providesTags: (_answer, _error, { chOID }) => createCompetitionTags(chOID),
    }),
    scratch: build.query<ScratchAnswer, string>({
      query: (id) => makeUrl(calls.scratch, { id }),
      providesTags: (answer) => (answer === undefined ? [] : createCompetitionTags(answer.chOID)),
    }),
    stats: build.query<StatsAnswer, string>({
      query: (id) => makeUrl(calls.stats, { id }),
      providesTags: (_answer, _error, chOID) => createCompetitionTags(chOID),
    }),
  }),
});

export const { usePerfsQuery, useScratchQuery, useStatsQuery, useTeamQuery, useTeamsQuery } = standingsApi;
