import { addDays, foldText } from 'shared-domain';
import type { FollowedAnswer } from 'shared-domain/contract';
import type { followedQuery } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { type ChallengeRecord, listChallengePage, listChallenges } from '../../store/challenges/challenges.ts';
import { findClubEntries, findPeopleNamed } from '../../store/search/find-followed.ts';
import { findScope } from '../../store/search/find-in-index.ts';
import { computeFirstId, IDS_PER_CHALLENGE } from '../../store/search/search-ids.ts';
import type { Context } from '../context/context.ts';
import { createMissingChallengeRefusal } from '../context/programme.ts';
import { DAYS_AFTER, DAYS_BEFORE } from './challenge-pages.ts';
import { isChallengeVisible } from './public-reads.ts';
import { readChallengesOfEntries } from './search.ts';
import { presentClubs, presentNamed, presentNations } from './search-hits.ts';

type Query = z.output<typeof followedQuery>;

/** Competitions that are looked through, the latest. */
const MAX_CHALLENGES = 100;
const MAX_PEOPLE = 300;
const MAX_CLUBS = 300;

/** Followed people and clubs that take part in one competition, or in those of the last 30 and the next 60 days (Q30). */
export async function readFollowed(ctx: Context, { chOID, names, clubs }: Query): Promise<FollowedAnswer> {
  if (chOID !== undefined && !isChallengeVisible(ctx, chOID)) throw createMissingChallengeRefusal(chOID);
  const today = ctx.clock().toISOString().slice(0, 10);
  const [from, to] = [addDays(today, -DAYS_BEFORE), addDays(today, DAYS_AFTER)];
  return ctx.store.transaction(async (tx) => {
    const records =
      chOID === undefined
        ? await listChallengePage(tx, { from, to, order: 'desc', limit: MAX_CHALLENGES })
        : await listChallenges(tx, [chOID]);
    const byOid = new Map<string, ChallengeRecord>(records.map((record) => [record.oid, record]));
    const people = await findPeopleNamed(tx, [...byOid.keys()], names.map(foldText), MAX_PEOPLE);
    const clubIds = await findClubEntries(tx, clubs.map(foldText), await findIdRange(), MAX_CLUBS);
    const challengeByEntry = await readChallengesOfEntries(tx, clubIds);
    return {
      athletes: await presentNamed(
        tx,
        people.flatMap((person) => {
          const record = byOid.get(person.challenge);
          return record === undefined ? [] : [{ ...person, record }];
        }),
      ),
      clubs: await presentClubs(tx, clubIds, challengeByEntry),
      nations: await presentNations(tx, clubIds, challengeByEntry),
    };

    async function findIdRange(): Promise<readonly [number, number]> {
      if (chOID === undefined) return [computeFirstId(from, 0) - 1, computeFirstId(addDays(to, 1), 0)];
      const scope = await findScope(tx, chOID);
      return scope === undefined ? [0, 0] : [scope, scope + IDS_PER_CHALLENGE];
    }
  });
}
