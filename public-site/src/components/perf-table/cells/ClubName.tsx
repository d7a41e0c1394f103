import { findRowTeam } from 'shared-domain';
import { Link, useLocation } from 'shared-domain/platform';
import { readChallengeId } from '../../follow/StarButton.tsx';
import { buildMembersPath } from '../../page/challenge-paths.ts';
import { findClub, type ListRow } from '../columns/column.ts';

/** The page of a row's club in a competition, or of its team where teams are not clubs; undefined without a club. */
export function findClubPath(chOID: string, row: ListRow): string | undefined {
  const team = findClub(row) === undefined ? undefined : findRowTeam(row);
  return team && buildMembersPath(chOID, team.oid);
}

/** A row's club, which leads to its athletes in the competition. */
export function ClubName({ row }: { readonly row: ListRow }) {
  const chOID = readChallengeId(useLocation().pathname);
  const club = findClub(row);
  const path = chOID === undefined ? undefined : findClubPath(chOID, row);
  if (path === undefined) return club ?? null;
  return (
    <Link className="club-link" to={path}>
      {club}
    </Link>
  );
}
