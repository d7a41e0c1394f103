import { foldText } from 'shared-domain';
import { calls, makeUrl, type SearchAnswer, type TeamAnswer } from 'shared-domain/contract';
import { type Followed, isSamePerson } from './followed.ts';

/** Calls the API; undefined where it refuses or does not answer. */
export type Ask = <Answer>(url: string) => Promise<Answer | undefined>;

/** A followed athlete or club that takes part: its events, and for a club its athletes (`team`). */
export interface Participation {
  readonly item: Followed;
  readonly gOIDs: ReadonlySet<string>;
  readonly team?: TeamAnswer | undefined;
}

/** Searches one competition by name for the followed athletes and clubs. */
export async function findFollowed(ask: Ask, chOID: string, items: readonly Followed[]): Promise<Participation[]> {
  const found = await Promise.all(
    items.map((item) => (item.kind === 'athlete' ? findAthlete(ask, chOID, item) : findClub(ask, chOID, item))),
  );
  return found.filter((part) => part !== undefined);
}

const searchChallenge = (ask: Ask, chOID: string, q: string) =>
  ask<SearchAnswer>(makeUrl(calls.search, {}, { chOID, q }));

async function findAthlete(ask: Ask, chOID: string, item: Followed): Promise<Participation | undefined> {
  if (item.kind !== 'athlete') return undefined;
  const answer = await searchChallenge(ask, chOID, `${item.last} ${item.first}`);
  const matches = answer?.athletes.filter((athlete) => isSamePerson(item, athlete)) ?? [];
  return matches.length === 0
    ? undefined
    : { item, gOIDs: new Set(matches.flatMap(({ events }) => events.map(({ gOID }) => gOID))) };
}

async function findClub(ask: Ask, chOID: string, item: Followed): Promise<Participation | undefined> {
  if (item.kind !== 'club') return undefined;
  const answer = await searchChallenge(ask, chOID, item.name);
  // A nation that is a team is followed like a club; an older server has it among them.
  const nations = answer?.nations?.map(({ oid, country }) => ({ oid, club: country })) ?? [];
  const teams = [...(answer?.clubs ?? []), ...nations];
  const club = teams.find(({ club: name }) => foldText(name) === foldText(item.name));
  const team = club && (await ask<TeamAnswer>(makeUrl(calls.team, { id: chOID, teamId: club.oid })));
  if (team === undefined) return undefined;
  return { item, team, gOIDs: new Set(team.members.flatMap(({ events }) => events.map(({ gOID }) => gOID))) };
}
