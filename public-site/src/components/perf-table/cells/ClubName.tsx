import { makeTeamId } from 'shared-domain';
import { Link, useLocation } from 'shared-domain/platform';
import { readChallengeId } from '../../follow/StarButton.tsx';
import { buildMembersPath } from '../../page/challenge-paths.ts';
import { findClub, type ListRow } from '../columns/column.ts';

/** A row's club, which leads to its athletes in the competition. */
export function ClubName({ row }: { readonly row: ListRow }) {
  const chOID = readChallengeId(useLocation().pathname);
  const club = findClub(row);
  if (chOID === undefined || club === undefined) return club ?? null;
  return (
    <Link className="club-link" to={buildMembersPath(chOID, row.coid ?? makeTeamId(club))}>
      {club}
    </Link>
  );
}
