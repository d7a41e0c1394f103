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

export interface TeamOf {
  readonly chOID: string;
  readonly teamId: string;
}

const ofCompetition = (chOID: string) => [{ type: 'Competition' as const, id: chOID }];

/** Calls for rankings and statistics computed from a competition's results. */
export const standingsApi = publicApi.injectEndpoints({
  endpoints: (build) => ({
    perfs: build.query<PerfsAnswer, string>({
      query: (id) => makeUrl(calls.perfs, { id }),
      providesTags: (_answer, _error, chOID) => ofCompetition(chOID),
    }),
    teams: build.query<TeamsAnswer, string>({
      query: (id) => makeUrl(calls.teams, { id }),
      providesTags: (_answer, _error, chOID) => ofCompetition(chOID),
    }),
    team: build.query<TeamAnswer, TeamOf>({
      query: ({ chOID, teamId }) => makeUrl(calls.team, { id: chOID, teamId }),
      providesTags: (_answer, _error, { chOID }) => ofCompetition(chOID),
    }),
    scratch: build.query<ScratchAnswer, string>({
      query: (id) => makeUrl(calls.scratch, { id }),
      providesTags: (answer) => (answer === undefined ? [] : ofCompetition(answer.chOID)),
    }),
    stats: build.query<StatsAnswer, string>({
      query: (id) => makeUrl(calls.stats, { id }),
      providesTags: (_answer, _error, chOID) => ofCompetition(chOID),
    }),
  }),
});

export const { usePerfsQuery, useScratchQuery, useStatsQuery, useTeamQuery, useTeamsQuery } = standingsApi;
