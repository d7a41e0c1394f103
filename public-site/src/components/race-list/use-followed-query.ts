import type { RaceQuery } from 'shared-domain/contract';
import { useFollowed } from '../follow/use-followed.ts';
import { ONLY_FOLLOWED_PARAM } from '../follow/use-only-followed.ts';
import { useParam } from '../page/use-param.ts';

/** Longer lists are refused by the server. */
const MAX_FOLLOWED = 200;

/** The part of the query for those whom the reader follows, where only they are asked for: a race of thousands is filtered by the server. */
export function useFollowedQuery(): Pick<RaceQuery, 'followed'> {
  const { items } = useFollowed();
  const [onlyFollowed] = useParam(ONLY_FOLLOWED_PARAM);
  if (onlyFollowed === '') return {};
  const names = items.flatMap((item) => (item.kind === 'athlete' ? [`${item.last} ${item.first}`] : []));
  const clubs = items.flatMap((item) => (item.kind === 'club' ? [item.name] : []));
  return { followed: { names: names.slice(0, MAX_FOLLOWED), clubs: clubs.slice(0, MAX_FOLLOWED) } };
}
