import { findNations, parseSearch, type SearchWord } from 'shared-domain';
import type { SearchAnswer } from 'shared-domain/contract';
import type { searchQuery } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import type { BuiltAnswer } from '../../base/built-answer.ts';
import { refusalAt } from '../../base/refusal.ts';
import { presentChallengeLine } from '../../presenters/challenge.ts';
import { type ChallengeRecord, listChallenges } from '../../store/challenges/challenges.ts';
import type { Db } from '../../store/db.ts';
import { findClubsNamed, findIds, findScope, type IndexQuery, listScopes } from '../../store/search/find-in-index.ts';
import { computeScope } from '../../store/search/search-ids.ts';
import type { Context } from '../context/context.ts';
import { readAboutChallenge } from './public-reads.ts';
import { presentAthletes, presentClubs, presentEvents, presentNations } from './search-hits.ts';

/** The competition of each entry of the search index; entries of hidden ones have none. */
export async function readChallengesOfEntries(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ChallengeRecord>> {
  const scopes = await listScopes(db, [...new Set(ids.map(computeScope))]);
  const records = await listChallenges(db, [...scopes.values()]);
  const byOid = new Map(records.filter(({ visible }) => visible === 1).map((record) => [record.oid, record]));
  return new Map(
    ids.flatMap((id) => {
      const record = byOid.get(scopes.get(computeScope(id)) ?? '');
      return record === undefined ? [] : [[id, record] as const];
    }),
  );
}

type Query = z.output<typeof searchQuery>;
type HitGroup = keyof SearchAnswer['next'];

/** Entries of a page of one group, over all competitions. */
const PAGE_SIZE = 10;
/** The same, in one competition. */
const PAGE_SIZE_IN_CHALLENGE: Readonly<Record<HitGroup, number>> = {
  athletes: 50,
  clubs: 20,
  nations: 20,
  events: 20,
  challenges: 0,
};

/** Nations of one search: more than begin with the same three letters. */
const MAX_NATIONS = 20;

const TABLES = {
  athletes: 'search_athlete',
  clubs: 'search_club',
  events: 'search_event',
  challenges: 'search_challenge',
} as const;

/** @throws Refusal where nothing can be searched (Q29) */
function parseWords(q: string): readonly SearchWord[] {
  const words = parseSearch(q);
  if (words.length === 0)
    throw refusalAt('invalid request', 'query.q', '3 letters at least are searched, or a whole bib');
  return words;
}

/** First entries of the only competition to search in, or of that whose entries come first; all competitions alike without either. */
interface Scopes {
  readonly only?: number | undefined;
  readonly near?: number | undefined;
}

/** Puts what is of one competition first; the rest stays in its order, the newest competitions first. */
function putNearFirst<Hit extends { readonly challenge: { readonly oid: string } }>(
  hits: readonly Hit[],
  near: string | undefined,
): Hit[] {
  const isNear = ({ challenge }: Hit) => challenge.oid === near;
  return [...hits.filter(isNear), ...hits.filter((hit) => !isNear(hit))];
}

async function searchIndex(
  db: Db,
  query: Query,
  words: readonly SearchWord[],
  { only: firstEntryId, near }: Scopes,
): Promise<SearchAnswer> {
  const nations = findNations(query.q).slice(0, MAX_NATIONS);
  const next: { [G in HitGroup]?: string } = {};
  const before = query.cursor === undefined ? undefined : Number(query.cursor);
  async function findEntryIds(group: HitGroup): Promise<number[]> {
    const limit = query.limit ?? (firstEntryId === undefined ? PAGE_SIZE : PAGE_SIZE_IN_CHALLENGE[group]);
    if ((query.group !== undefined && query.group !== group) || (group === 'challenges' && firstEntryId !== undefined))
      return [];
    const find = (indexQuery: IndexQuery) =>
      // Where nations are the teams, the club of a row is the nation's code.
      group === 'nations' ? findClubsNamed(db, nations, indexQuery) : findIds(db, TABLES[group], indexQuery);
    const nearLimit = near === undefined ? 0 : PAGE_SIZE_IN_CHALLENGE[group];
    const nearIds = nearLimit === 0 ? [] : await find({ words, scope: near, limit: nearLimit });
    const ids = await find({ words, scope: firstEntryId, before, limit: limit + 1 });
    if (ids.length > limit) next[group] = String(ids[limit - 1]);
    const otherIds = ids.slice(0, limit).filter((id) => !nearIds.includes(id));
    return before === undefined ? [...nearIds, ...otherIds] : otherIds;
  }
  const ids = {
    athletes: await findEntryIds('athletes'),
    clubs: await findEntryIds('clubs'),
    nations: await findEntryIds('nations'),
    events: await findEntryIds('events'),
    challenges: await findEntryIds('challenges'),
  };
  const challengeByEntry = await readChallengesOfEntries(db, Object.values(ids).flat());
  return {
    athletes: putNearFirst(await presentAthletes(db, ids.athletes, challengeByEntry), query.near),
    clubs: putNearFirst(await presentClubs(db, ids.clubs, challengeByEntry), query.near),
    nations: putNearFirst(await presentNations(db, ids.nations, challengeByEntry), query.near),
    events: putNearFirst(await presentEvents(db, ids.events, challengeByEntry), query.near),
    challenges: ids.challenges.flatMap((id) => {
      const record = challengeByEntry.get(id);
      return record === undefined ? [] : [presentChallengeLine(record)];
    }),
    next,
  };
}

/** Athletes, clubs, nations, events and competitions by name, club and bib, over all public competitions, one of them first, or in one of them. */
export async function readSearch(ctx: Context, query: Query): Promise<BuiltAnswer> {
  const words = parseWords(query.q);
  const { chOID, near } = query;
  if (chOID !== undefined)
    return readAboutChallenge(ctx, chOID, async (db) =>
      searchIndex(db, query, words, { only: (await findScope(db, chOID)) ?? 0 }),
    );
  const { site: scope } = ctx.revisions;
  const { revision } = scope;
  const body = await ctx.store.transaction(async (tx) =>
    searchIndex(tx, query, words, { near: near === undefined ? undefined : await findScope(tx, near) }),
  );
  // It may name people of any age, under 16 too.
  return { scope, revision, body, noindex: true };
}
