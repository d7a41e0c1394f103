import type { FollowedClub } from '../../components/follow/followed.ts';
import type { Entrant } from '../../components/follow/followed-index.ts';

interface Team {
  readonly title: string;
}

/** The club to follow for a team: teams are followed by name. */
export const toFollowedClub = ({ title }: Team): FollowedClub => ({ kind: 'club', name: title });

/** A team as a row that can be followed: with `relay` its star follows the club. */
export const toTeamEntrant = ({ title }: Team): Entrant => ({ last: '', first: '', club: title, relay: {} });
