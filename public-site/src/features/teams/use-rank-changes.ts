import { useState } from 'react';
import type { TeamsAnswer } from 'shared-domain/contract';

type Team = TeamsAnswer['teams'][number];

const serialiseRanks = (teams: readonly Team[]): string =>
  teams.map(({ oid, rank }) => `${oid} ${rank ?? ''}`).join('\n');

const parseRanks = (text: string): ReadonlyMap<string, number> =>
  new Map(
    text.split('\n').flatMap((line) => {
      const [oid = '', rank = ''] = line.split(' ');
      return rank === '' ? [] : [[oid, Number(rank)]];
    }),
  );

/** How many places each team has gained, or lost (below 0), at the last change of the ranking since the page was opened, by oid. */
export function useRankChanges(teams: readonly Team[]): ReadonlyMap<string, number> {
  const text = serialiseRanks(teams);
  const [ranks, setRanks] = useState({ before: text, now: text });
  if (ranks.now !== text) setRanks({ before: ranks.now, now: text });
  const before = parseRanks(ranks.before);
  return new Map(
    teams.flatMap(({ oid, rank }): [string, number][] => {
      const gained = (before.get(oid) ?? rank ?? 0) - (rank ?? 0);
      return rank === undefined || gained === 0 ? [] : [[oid, gained]];
    }),
  );
}
