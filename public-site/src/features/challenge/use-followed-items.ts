import { useFollowedEventsQuery } from '../../components/follow/follow-endpoints.ts';
import { useFollowed } from '../../components/follow/use-followed.ts';
import { ONLY } from '../../components/follow/use-only-followed.ts';
import { useParam } from '../../components/page/use-param.ts';
import type { ProgrammeItem } from './programme.ts';

interface FollowedItems {
  /** With «Suivis» the events in which somebody followed takes part, on every day; all of them otherwise. */
  readonly items: readonly ProgrammeItem[];
  readonly only: boolean;
}

/** The programme as «Suivis» leaves it. Until it is known who takes part the whole programme stays. */
export function useFollowedItems(chOID: string, items: readonly ProgrammeItem[]): FollowedItems {
  const [asked] = useParam(ONLY);
  const book = useFollowed();
  const entrants = book.items.filter(({ kind }) => kind !== 'challenge');
  const skip = asked === '' || entrants.length === 0;
  const events = useFollowedEventsQuery({ chOID, items: entrants }, { skip });
  if (asked === '') return { items, only: false };
  if (skip) return { items: [], only: true };
  if (events.data === undefined) return { items, only: false };
  const found = new Set(events.data);
  return { items: items.filter(({ gOID }) => found.has(gOID)), only: true };
}
