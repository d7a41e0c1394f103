import { addDays, foldText } from 'shared-domain';
import type { FollowedAnswer } from 'shared-domain/contract';
import type { followedQuery } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import type { Db } from '../../store/db.ts';
import { type EntryRange, findAthleteEntries, findClubEntries } from '../../store/search/find-followed.ts';
import { findScope } from '../../store/search/find-in-index.ts';
import { computeFirstId, IDS_PER_CHALLENGE } from '../../store/search/search-ids.ts';
import type { Context } from '../context/context.ts';
import { createMissingChallengeRefusal } from '../context/programme.ts';
import { DAYS_AFTER, DAYS_BEFORE } from './challenge-pages.ts';
import { isChallengeVisible } from './public-reads.ts';
import { readChallengesOfEntries } from './search.ts';
import { presentAthletes, presentClubs, presentNations } from './search-hits.ts';

type Query = z.output<typeof followedQuery>;

/** People and clubs of one answer, each once for each competition: of more the nearest to today. */
const MAX_PEOPLE = 300;
const MAX_CLUBS = 300;

/** The entries of one competition, or of those of the last 30 and the next 60 days. */
async function findRange(db: Db, chOID: string | undefined, today: string): Promise<EntryRange> {
  if (chOID !== undefined) {
    const scope = (await findScope(db, chOID)) ?? 0;
    return { after: scope, before: scope + IDS_PER_CHALLENGE, near: scope };
  }
  const findDay = (days: number) => computeFirstId(addDays(today, days), 0);
  return { after: findDay(-DAYS_BEFORE) - 1, before: findDay(DAYS_AFTER + 1), near: findDay(0) };
}

/** Followed people and clubs that take part in one competition, or in those of the last 30 and the next 60 days (Q30). */
export async function readFollowed(ctx: Context, { chOID, names, clubs }: Query): Promise<FollowedAnswer> {
  if (chOID !== undefined && !isChallengeVisible(ctx, chOID)) throw createMissingChallengeRefusal(chOID);
  const today = ctx.clock().toISOString().slice(0, 10);
  return ctx.store.transaction(async (tx) => {
    const range = await findRange(tx, chOID, today);
    const people = await findAthleteEntries(tx, names.map(foldText), range, MAX_PEOPLE);
    const clubIds = await findClubEntries(tx, clubs.map(foldText), range, MAX_CLUBS);
    const challengeByEntry = await readChallengesOfEntries(tx, [...people, ...clubIds]);
    return {
      athletes: await presentAthletes(tx, people, challengeByEntry),
      clubs: await presentClubs(tx, clubIds, challengeByEntry),
      nations: await presentNations(tx, clubIds, challengeByEntry),
    };
  });
}
