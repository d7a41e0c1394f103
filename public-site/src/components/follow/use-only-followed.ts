import { useEffect } from 'react';
import { useLocation } from 'shared-domain/platform';
import { useParam } from '../page/use-param.ts';
import { noteSeen } from './follow-store.ts';
import { buildFollowKey } from './followed.ts';
import type { Entrant } from './followed-index.ts';
import { readChallengeId } from './StarButton.tsx';
import { useFollowed } from './use-followed.ts';

/** The query parameter that filters lists to followed athletes and clubs. */
export const ONLY_FOLLOWED_PARAM = 'suivis';

interface OnlyFollowed<Item> {
  /** All rows, or only the followed ones where the filter is on. */
  readonly rows: readonly Item[];
  readonly isFollowed: (row: Entrant) => boolean;
}

/** Filters a list to followed rows if the reader asks for it, and notes that these are in this competition. */
export function useOnlyFollowed<Item>(items: readonly Item[], toEntrant: (item: Item) => Entrant): OnlyFollowed<Item> {
  const followedIndex = useFollowed();
  const [onlyFollowed] = useParam(ONLY_FOLLOWED_PARAM);
  const chOID = readChallengeId(useLocation().pathname);
  const isFollowed = (row: Entrant) => followedIndex.findFor(row) !== undefined;
  const followedHere =
    followedIndex.entrantCount === 0 ? [] : items.flatMap((item) => followedIndex.findFor(toEntrant(item)) ?? []);
  const keys = [...new Set(followedHere.map(buildFollowKey))].join('\n');
  useEffect(() => {
    if (keys !== '' && chOID !== undefined) noteSeen(new Set(keys.split('\n')), chOID);
  }, [keys, chOID]);
  return { rows: onlyFollowed === '' ? items : items.filter((item) => isFollowed(toEntrant(item))), isFollowed };
}
