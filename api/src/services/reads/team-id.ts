import { makeTeamId } from 'shared-domain';
import type { ResultRow, StartRow, Team } from 'shared-domain/contract';

/** What identifies a team. */
export type TeamId = Pick<Team, 'oid' | 'kind' | 'title' | 'country'>;

/** The team of a row: that of a team competition, else the club; undefined without either. */
export function findTeamId({ teamTG, coid, club, country }: StartRow | ResultRow): TeamId | undefined {
  const countryField = country === undefined ? {} : { country };
  if (teamTG !== undefined) {
    const title = String(teamTG.n ?? club ?? teamTG.oid ?? '');
    const oid = teamTG.oid ?? makeTeamId(`${title} ${teamTG.cat ?? ''}`);
    return oid === '' ? undefined : { oid, kind: 'tg', title, ...countryField };
  }
  if (club === undefined || club === '') return undefined;
  const oid = coid ?? makeTeamId(club);
  return oid === '' ? undefined : { oid, kind: 'club', title: club, ...countryField };
}
