import { addDays, findFederation, parseSearch, RTYPES } from 'shared-domain';
import type { ChallengesAnswer } from 'shared-domain/contract';
import { type challengesQuery, MAX_CHALLENGES } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import type { BuiltAnswer } from '../../base/built-answer.ts';
import { refusalAt } from '../../base/refusal.ts';
import { presentChallengeLine, presentShortLine } from '../../presenters/challenge.ts';
import { type ChallengeCursor, type ChallengeRecord, listChallengePage } from '../../store/challenges/challenges.ts';
import { countLists } from '../../store/challenges/list-counts.ts';
import type { Db } from '../../store/db.ts';
import { findIds } from '../../store/search/find-in-index.ts';
import { computeFirstId } from '../../store/search/search-ids.ts';
import type { Context } from '../context/context.ts';
import { readPaced } from '../context/paced-reads.ts';

/** The filters of the calendar; `region` is a uid. */
type Query = Omit<z.output<typeof challengesQuery>, 'insee' | 'format'>;

/** The days before and after today that are shown without any filter (Q38). */
export const DAYS_BEFORE = 30;
export const DAYS_AFTER = 60;
/** Competitions that a search by words finds: the newest of the requested days. */
const MAX_MATCHES = 500;

/** Parses `{date}~{oid}` of the last challenge of the page before. */
export function parseCursor(cursor: string | undefined): ChallengeCursor | undefined {
  const [date = '', oid = ''] = cursor?.split('~') ?? [];
  return date === '' ? undefined : { date, oid };
}

/** The challenges of a page and the cursor of the next one. @param records read with one more than `limit` */
export function cutPage(records: readonly ChallengeRecord[], limit: number) {
  const page = records.slice(0, limit);
  const last = page.at(-1);
  return { page, ...(records.length > limit && last !== undefined ? { next: `${last.date}~${last.oid}` } : {}) };
}

/** The ids, in the index of the search, of the challenges with the words of `q`; undefined without `q`. */
async function findSearchIds(db: Db, { q, from, to }: Pick<Query, 'q' | 'from' | 'to'>): Promise<number[] | undefined> {
  if (q === undefined || q.trim() === '') return undefined;
  const words = parseSearch(q);
  if (words.length === 0) throw refusalAt('invalid request', 'query.q', '3 letters at least are searched');
  return findIds(db, 'search_challenge', {
    words,
    after: from === undefined ? undefined : computeFirstId(from, 0),
    before: to === undefined ? undefined : computeFirstId(addDays(to, 1), 0),
    limit: MAX_MATCHES,
  });
}

function findPeriod(query: Query, now: Date): Pick<Query, 'from' | 'to'> {
  if (Object.values(query).some((value) => value !== undefined)) return { from: query.from, to: query.to };
  const today = now.toISOString().slice(0, 10);
  return { from: addDays(today, -DAYS_BEFORE), to: addDays(today, DAYS_AFTER) };
}

/** One page of the calendar; with `isShort` each challenge has only the fields that a line of a list shows. */
export function readChallenges(ctx: Context, query: Query, isShort: boolean): Promise<BuiltAnswer> {
  const { region, kind, federation, demo, cursor, order = 'desc', limit = MAX_CHALLENGES } = query;
  const rtypes = federation === undefined ? undefined : RTYPES.filter((rtype) => findFederation(rtype) === federation);
  return readPaced(ctx.revisions.site, ctx.clock, (now) =>
    ctx.store.transaction(async (tx): Promise<ChallengesAnswer> => {
      const days = findPeriod(query, now);
      const records = await listChallengePage(tx, {
        ...days,
        region,
        kind,
        rtypes,
        demo: demo === '1',
        order,
        searchIds: await findSearchIds(tx, { q: query.q, ...days }),
        after: parseCursor(cursor),
        limit: limit + 1,
      });
      const { page, ...next } = cutPage(records, limit);
      const counts = await countLists(
        tx,
        page.map(({ oid }) => oid),
      );
      const present = isShort ? presentShortLine : presentChallengeLine;
      return { challenges: page.map((record) => ({ ...present(record), ...counts.get(record.oid) })), ...next };
    }),
  );
}
