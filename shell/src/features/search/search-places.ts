import { isLiveChallenge, type RecentItem } from 'shared-domain';
import type { ChallengeLine } from 'shared-domain/contract';

/** Competitions whose athletes and clubs are searched at once. */
const MOST = 4;

/** The competition that a page belongs to. */
export function competitionAt(pathname: string): string | undefined {
  return /^\/challenge\/([^/]+)/.exec(pathname)?.[1];
}

interface Searching {
  readonly pathname: string;
  readonly recent: readonly RecentItem[];
  readonly now: Date;
}

/**
 * Where athletes and clubs are looked for: on the pages of a competition there; elsewhere in those that are on, those the
 * reader saw last, then those nearest to today.
 */
export function searchPlaces(
  challenges: readonly ChallengeLine[],
  { pathname, recent, now }: Searching,
): readonly ChallengeLine[] {
  const here = competitionAt(pathname);
  const present = challenges.find(({ oid }) => oid === here);
  if (present !== undefined) return [present];
  const seen = recent.map(({ k }) => competitionAt(k));
  const live = challenges.filter((challenge) => isLiveChallenge(challenge, now));
  const visited = seen.flatMap((oid) => challenges.filter((challenge) => challenge.oid === oid));
  const distance = ({ date }: ChallengeLine) => Math.abs(now.getTime() - Date.parse(date));
  const near = [...challenges].sort((a, b) => distance(a) - distance(b));
  return [...new Set([...live, ...visited, ...near])].slice(0, MOST);
}
