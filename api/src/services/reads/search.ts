import { type SearchWord, searchWords } from 'shared-domain';
import type { SearchAnswer } from 'shared-domain/contract';
import type { searchQuery } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import type { BuiltAnswer } from '../../base/built-answer.ts';
import { refusalAt } from '../../base/refusal.ts';
import { presentChallengeLine } from '../../presenters/challenge.ts';
import { type ChallengeRecord, listChallenges } from '../../store/challenges/challenges.ts';
import type { Db } from '../../store/db.ts';
import { findIds, findScope, type IndexQuery, listScopes } from '../../store/search/find-in-index.ts';
import { scopeOf } from '../../store/search/search-ids.ts';
import type { Context } from '../context/context.ts';
import { readAbout } from './public-reads.ts';
import { presentAthletes, presentClubs } from './search-hits.ts';

/** The visible competition of each entry of the search index. */
async function readPlaces(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, ChallengeRecord>> {
  const scopes = await listScopes(db, [...new Set(ids.map(scopeOf))]);
  const records = await listChallenges(db, [...scopes.values()]);
  const byOid = new Map(records.filter(({ visible }) => visible === 1).map((record) => [record.oid, record]));
  return new Map(
    ids.flatMap((id) => {
      const record = byOid.get(scopes.get(scopeOf(id)) ?? '');
      return record === undefined ? [] : [[id, record] as const];
    }),
  );
}

type Query = z.output<typeof searchQuery>;
type Group = keyof SearchAnswer['next'];

/** Entries of a page of one group, over all competitions and in one. */
const PAGE_SIZE = 10;
const PAGES_OF_ONE: Readonly<Record<Group, number>> = { athletes: 50, clubs: 20, challenges: 0 };

const TABLES = { athletes: 'search_athlete', clubs: 'search_club', challenges: 'search_challenge' } as const;

/** @throws Refusal where nothing can be searched (Q29) */
function parseWords(q: string): readonly SearchWord[] {
  const words = searchWords(q);
  if (words.length === 0)
    throw refusalAt('invalid request', 'query.q', '3 letters at least are searched, or a whole bib');
  return words;
}

async function search(db: Db, query: Query, words: readonly SearchWord[], scope?: number): Promise<SearchAnswer> {
  const next: { [G in Group]?: string } = {};
  const before = query.cursor === undefined ? undefined : Number(query.cursor);
  async function find(group: Group): Promise<number[]> {
    const limit = query.limit ?? (scope === undefined ? PAGE_SIZE : PAGES_OF_ONE[group]);
    if ((query.group !== undefined && query.group !== group) || (group === 'challenges' && scope !== undefined))
      return [];
    const asked: IndexQuery = { words, scope, before, limit: limit + 1 };
    const ids = await findIds(db, TABLES[group], asked);
    if (ids.length > limit) next[group] = String(ids[limit - 1]);
    return ids.slice(0, limit);
  }
  const ids = { athletes: await find('athletes'), clubs: await find('clubs'), challenges: await find('challenges') };
  const places = await readPlaces(db, Object.values(ids).flat());
  return {
    athletes: await presentAthletes(db, ids.athletes, places),
    clubs: await presentClubs(db, ids.clubs, places),
    challenges: ids.challenges.flatMap((id) => {
      const record = places.get(id);
      return record === undefined ? [] : [presentChallengeLine(record)];
    }),
    next,
  };
}

/** Athletes, clubs and competitions by name, club and bib, over all public competitions or in one of them. */
export async function readSearch(ctx: Context, query: Query): Promise<BuiltAnswer> {
  const words = parseWords(query.q);
  const { chOID } = query;
  if (chOID !== undefined)
    return readAbout(ctx, chOID, async (db) => search(db, query, words, (await findScope(db, chOID)) ?? 0));
  const { site: scope } = ctx.revisions;
  const { revision } = scope;
  const body = await ctx.store.transaction((tx) => search(tx, query, words));
  // No search engine keeps what was searched: names of any age are in it.
  return { scope, revision, body, noindex: true };
}
