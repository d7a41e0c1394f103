import type { Entrant } from '../../components/follow/follow-book.ts';
import type { FollowedClub } from '../../components/follow/followed.ts';

interface Team {
  readonly title: string;
}

/** A team as it is followed: by its name. */
export const teamFollow = ({ title }: Team): FollowedClub => ({ kind: 'club', name: title });

/** A row of the list of teams, for its star: it is followed as a relay's club is. */
export const teamEntrant = ({ title }: Team): Entrant => ({ last: '', first: '', club: title, relay: {} });
