import { findRowTeam, makeClubKey } from 'shared-domain';
import type { ResultRow, StartRow, Team } from 'shared-domain/contract';

/** What identifies a team. */
export type TeamId = Pick<Team, 'oid' | 'kind' | 'title' | 'country'>;

/** The team of a row: that of a team competition, else the club; undefined without either. */
export function findTeamId(row: StartRow | ResultRow): TeamId | undefined {
  const team = findRowTeam(row);
  if (team === undefined) return undefined;
  const countryField = row.country === undefined ? {} : { country: row.country };
  return { ...team, kind: row.teamTG === undefined ? 'club' : 'tg', ...countryField };
}

/** Finds the teams of the rows of one competition. */
export interface TeamFinder {
  readonly find: (row: StartRow | ResultRow) => TeamId | undefined;
  /** Ids of clubs that were written in another way, each with that of its team. */
  readonly listAliases: () => readonly (readonly [id: string, team: string])[];
}

/**
 * Finds teams of one competition, each club once: rows with its code, and rows with its name in any spelling, are one club; clubs of one
 * name and different codes are two. A team is called as it is first.
 */
export function createTeamFinder(): TeamFinder {
  const teams = new Map<string, TeamId>();
  const byName = new Map<string, { readonly team: TeamId; code: string | undefined }>();
  const find = (row: StartRow | ResultRow): TeamId | undefined => {
    const id = findTeamId(row);
    if (id === undefined) return undefined;
    const known = teams.get(id.oid);
    if (known !== undefined) return known;
    const key = id.kind === 'club' ? makeClubKey(id.title) : '';
    const named = byName.get(key);
    const isSame = key !== '' && named !== undefined && (named.code === undefined || row.coid === undefined);
    if (isSame) named.code ??= row.coid;
    const team = isSame ? named.team : id;
    teams.set(id.oid, team);
    if (key !== '' && named === undefined) byName.set(key, { team, code: row.coid });
    return team;
  };
  const listAliases = () => [...teams].flatMap(([id, { oid }]) => (id === oid ? [] : [[id, oid] as const]));
  return { find, listAliases };
}
