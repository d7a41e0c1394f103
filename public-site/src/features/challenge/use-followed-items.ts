import { useFollowedEventsQuery } from '../../components/follow/follow-endpoints.ts';
import { useFollowed } from '../../components/follow/use-followed.ts';
import { ONLY } from '../../components/follow/use-only-followed.ts';
import { useParam } from '../../components/page/use-param.ts';
import type { ProgrammeItem } from './programme.ts';

interface FollowedItems {
  /** With the filter «Suivis», the events of followed athletes and clubs on all days; else all items. */
  readonly items: readonly ProgrammeItem[];
  readonly only: boolean;
}

/** Filters the programme by «Suivis»; the whole programme is shown until the followed events are loaded. */
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
