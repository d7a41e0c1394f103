import type { Entrant } from '../../components/follow/follow-book.ts';
import type { FollowedClub } from '../../components/follow/followed.ts';

interface Team {
  readonly title: string;
}

/** The club to follow for a team: teams are followed by name. */
export const teamFollow = ({ title }: Team): FollowedClub => ({ kind: 'club', name: title });

/** A team as a row that can be followed: with `relay` its star follows the club. */
export const teamEntrant = ({ title }: Team): Entrant => ({ last: '', first: '', club: title, relay: {} });
