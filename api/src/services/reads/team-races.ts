import { scoreByPlaces, type TeamScoring, WORLD_CROSS_RULES } from 'shared-domain';
import type { ResultRow, TeamsAnswer } from 'shared-domain/contract';
import { addAthleteIds } from '../../presenters/athlete-ids.ts';
import type { Programme } from '../context/programme.ts';
import type { TrialRows } from './challenge-lists.ts';
import type { EventPlaces } from './event-places.ts';
import type { TeamFinder } from './team-id.ts';

type TeamRace = NonNullable<TeamsAnswer['races']>[number];

interface TeamRaceRules {
  readonly scoring: TeamScoring;
  readonly finder: TeamFinder;
}

/** Ranks the teams of a race by the sum of their first members' places, lowest first (item 64 of shared-domain/docs/technical-rules.md). */
async function buildRace(
  rows: readonly ResultRow[],
  places: EventPlaces,
  { scoring: { toScore, maxPerTeam }, finder }: TeamRaceRules,
): Promise<TeamRace['teams']> {
  const ids = rows.map(finder.find);
  const athletes = await addAthleteIds(rows);
  const runners = rows.map((row, index) => ({ team: ids[index]?.oid, rank: places.find(row).place }));
  const rules = {
    ...WORLD_CROSS_RULES,
    ...(toScore !== undefined && { toScore }),
    ...(maxPerTeam !== undefined && { maxPerTeam }),
  };
  return scoreByPlaces(runners, rules).map(({ team, rank, score, missing, members }) => ({
    oid: team,
    title: ids.find((id) => id?.oid === team)?.title ?? team,
    ...(rank !== undefined && { rank }),
    ...(score !== undefined && { score }),
    missing,
    members: members.map(({ row, place, counts }) => {
      const { last = '', first = '', auid } = athletes[row] ?? {};
      return { last, first, ...(auid !== undefined && { auid }), ...(place !== undefined && { place }), counts };
    }),
  }));
}

/** The team rankings of every race, in the order of the programme; relays are left out, as they are teams themselves. */
export async function buildTeamRaces(
  { groupByOid }: Programme,
  lists: readonly TrialRows[],
  places: EventPlaces,
  rules: TeamRaceRules,
): Promise<TeamRace[]> {
  const groups = [...Map.groupBy(lists, ({ trial }) => trial.gOID)];
  const races: TeamRace[] = [];
  for (const [gOID, eventLists] of groups) {
    const rows = eventLists.flatMap((list) => list.rows).filter(({ relay }) => relay === undefined);
    const teams = await buildRace(rows, places, rules);
    const group = groupByOid.get(gOID);
    if (teams.length > 0) races.push({ gOID, uid: group?.uid ?? '', group: group?.name ?? '', teams });
  }
  return races;
}
