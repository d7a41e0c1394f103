import { isHiddenAthlete } from 'shared-domain';
import type { Followable } from './followed.ts';
import type { Entrant } from './followed-index.ts';

/** What the star of a row follows: the athlete, or a relay team's club; undefined for athletes hidden by the organiser. */
export function readFollowable(row: Entrant): Followable | undefined {
  const { last, first, auid, club, country } = row;
  if (row.relay !== undefined) return club === undefined || club === country ? undefined : { kind: 'club', name: club };
  if (last === '' || isHiddenAthlete(row)) return undefined;
  return { kind: 'athlete', last, first, auid, club: club === country ? undefined : club, country };
}
