import { foldText } from 'shared-domain';
import { calls, type FollowedAnswer, type FollowedQuery, makeUrl, type TeamAnswer } from 'shared-domain/contract';
import type { CallRequest } from 'shared-domain/platform';
import { buildFollowKey, type Followed, isSamePerson } from './followed.ts';

/** Calls the API; undefined where it refuses or does not answer. */
export type Ask = <Answer>(request: CallRequest) => Promise<Answer | undefined>;

/** A followed athlete or club that takes part: its events, and for a club its athletes (`team`). */
export interface Participation {
  readonly item: Followed;
  readonly gOIDs: ReadonlySet<string>;
  readonly team?: TeamAnswer | undefined;
}

/** The most people, and clubs, that the server is asked about at once. */
const MAX_ASKED = 200;

const listNames = (items: readonly Followed[]): string[] =>
  items.flatMap((item) => (item.kind === 'athlete' ? [`${item.last} ${item.first}`] : [])).slice(0, MAX_ASKED);
const listClubs = (items: readonly Followed[]): string[] =>
  items.flatMap((item) => (item.kind === 'club' ? [item.name] : [])).slice(0, MAX_ASKED);

/** What is asked about those whom the reader follows, in one competition or, without `chOID`, in those of these weeks. */
export const buildFollowedQuery = (items: readonly Followed[], chOID?: string): FollowedQuery => ({
  chOID,
  names: listNames(items),
  clubs: listClubs(items),
});

export const buildFollowedRequest = (body: FollowedQuery): CallRequest => ({
  url: calls.followed.path,
  method: calls.followed.method,
  body,
});

/** Asks one competition, at once, for the followed athletes and clubs; undefined where nobody could be asked. */
export async function findFollowed(
  ask: Ask,
  chOID: string,
  items: readonly Followed[],
): Promise<Participation[] | undefined> {
  const answer = await ask<FollowedAnswer>(buildFollowedRequest(buildFollowedQuery(items, chOID)));
  if (answer === undefined) return undefined;
  const found = await Promise.all(
    items.map((item) => (item.kind === 'athlete' ? findAthlete(answer, item) : findClub(ask, chOID, answer, item))),
  );
  return found.filter((part) => part !== undefined);
}

function findAthlete({ athletes }: FollowedAnswer, item: Followed): Participation | undefined {
  const matches = item.kind === 'athlete' ? athletes.filter((athlete) => isSamePerson(item, athlete)) : [];
  return matches.length === 0
    ? undefined
    : { item, gOIDs: new Set(matches.flatMap(({ events }) => events.map(({ gOID }) => gOID))) };
}

/** Clubs and nations that are teams: both are followed by their name. */
const listTeams = ({ clubs, nations }: FollowedAnswer) => [
  ...clubs,
  ...nations.map(({ country, ...nation }) => ({ ...nation, club: country })),
];

async function findClub(
  ask: Ask,
  chOID: string,
  answer: FollowedAnswer,
  item: Followed,
): Promise<Participation | undefined> {
  if (item.kind !== 'club') return undefined;
  const club = listTeams(answer).find(({ club: name }) => foldText(name) === foldText(item.name));
  const team = club && (await ask<TeamAnswer>(makeUrl(calls.team, { id: chOID, teamId: club.oid })));
  if (team === undefined) return undefined;
  return { item, team, gOIDs: new Set(team.members.flatMap(({ events }) => events.map(({ gOID }) => gOID))) };
}

/** By the keys of followed items, the competitions of an answer in which they take part, those about now first. */
export function listFoundChallenges(
  answer: FollowedAnswer,
  items: readonly Followed[],
  now: number,
): ReadonlyMap<string, readonly string[]> {
  const teams = listTeams(answer);
  const findDistance = ({ date }: { readonly date: string }) => Math.abs(Date.parse(date) - now);
  return new Map(
    items.map((item) => {
      const hits =
        item.kind === 'athlete'
          ? answer.athletes.filter((athlete) => isSamePerson(item, athlete))
          : teams.filter(({ club }) => item.kind === 'club' && foldText(club) === foldText(item.name));
      const challenges = hits
        .map(({ challenge }) => challenge)
        .sort((one, other) => findDistance(one) - findDistance(other));
      return [buildFollowKey(item), [...new Set(challenges.map(({ oid }) => oid))]];
    }),
  );
}
