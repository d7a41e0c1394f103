import { useFollowedEventsQuery } from '../../components/follow/follow-endpoints.ts';
import { isEntrant } from '../../components/follow/followed.ts';
import { useFollowed } from '../../components/follow/use-followed.ts';
import { ONLY_FOLLOWED_PARAM } from '../../components/follow/use-only-followed.ts';
import { useParam } from '../../components/page/use-param.ts';
import type { ProgrammeItem } from './programme.ts';

interface FollowedItems {
  /** With the filter «Suivis», the followed events and those of followed athletes and clubs on all days; else all items. */
  readonly items: readonly ProgrammeItem[];
  readonly isFiltered: boolean;
}

/** Filters the programme by «Suivis»; the whole programme is shown until the followed events are loaded. */
export function useFollowedItems(chOID: string, items: readonly ProgrammeItem[]): FollowedItems {
  const [onlyFollowed] = useParam(ONLY_FOLLOWED_PARAM);
  const followedIndex = useFollowed();
  const entrants = followedIndex.items.filter(isEntrant);
  const ownEvents = followedIndex.items.flatMap((item) =>
    item.kind === 'event' && item.chOID === chOID ? [item.gOID] : [],
  );
  const skip = onlyFollowed === '' || entrants.length === 0;
  const events = useFollowedEventsQuery({ chOID, items: entrants }, { skip });
  if (onlyFollowed === '') return { items, isFiltered: false };
  if (!skip && events.data === undefined) return { items, isFiltered: false };
  const eventIds = new Set([...ownEvents, ...(skip ? [] : (events.data ?? []))]);
  return { items: items.filter(({ gOID }) => eventIds.has(gOID)), isFiltered: true };
}
