import {
  type AthleteAnswer,
  calls,
  makeUrl,
  type PerfsAnswer,
  type ScratchAnswer,
  type StatsAnswer,
  type TeamAnswer,
  type TeamsAnswer,
} from 'shared-domain/contract';
import { createCompetitionTags, createStandingsTags } from './competition-tags.ts';
import { publicApi } from './public-api.ts';

interface TeamQuery {
  readonly chOID: string;
  readonly teamId: string;
}

interface AthleteQuery {
  readonly chOID: string;
  readonly key: string;
}

interface StatsQuery {
  readonly chOID: string;
  /** The statistics of one sex; without it of all. */
  readonly sex: 'F' | 'M' | undefined;
}

/** Calls for rankings and statistics computed from a competition's results. */
const standingsApi = publicApi.injectEndpoints({
  endpoints: (build) => ({
    perfs: build.query<PerfsAnswer, string>({
      query: (id) => makeUrl(calls.perfs, { id }),
      providesTags: (_answer, _error, chOID) => createStandingsTags(chOID),
    }),
    teams: build.query<TeamsAnswer, string>({
      query: (id) => makeUrl(calls.teams, { id }),
      providesTags: (_answer, _error, chOID) => createStandingsTags(chOID),
    }),
    team: build.query<TeamAnswer, TeamQuery>({
      query: ({ chOID, teamId }) => makeUrl(calls.team, { id: chOID, teamId }),
      providesTags: (_answer, _error, { chOID }) => createStandingsTags(chOID),
    }),
    athlete: build.query<AthleteAnswer, AthleteQuery>({
      query: ({ chOID, key }) => makeUrl(calls.athlete, { id: chOID, key }),
      providesTags: (answer, _error, { chOID }) => [
        ...createCompetitionTags(chOID),
        { type: 'Athlete', id: chOID },
        ...(answer?.trials ?? []).map(({ trial }) => ({ type: 'Athlete' as const, id: trial.oid })),
      ],
    }),
    scratch: build.query<ScratchAnswer, string>({
      query: (id) => makeUrl(calls.scratch, { id }),
      providesTags: (answer) => (answer === undefined ? [] : createStandingsTags(answer.chOID)),
    }),
    stats: build.query<StatsAnswer, StatsQuery>({
      query: ({ chOID, sex }) => makeUrl(calls.stats, { id: chOID }, { sex }),
      providesTags: (_answer, _error, { chOID }) => createStandingsTags(chOID),
    }),
  }),
});

export const { useAthleteQuery, usePerfsQuery, useScratchQuery, useStatsQuery, useTeamQuery, useTeamsQuery } =
  standingsApi;
