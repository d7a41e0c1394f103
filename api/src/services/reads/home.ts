import { findRegion, foldText, formatMark, isUnder16Category, readEvent } from 'shared-domain';
import {
  CACHE_SECONDS,
  type ChallengeLine,
  type HomeAnswer,
  type HomeTrial,
  type InfoAnswer,
  type ResultRow,
  type Trial,
} from 'shared-domain/contract';
import type { BuiltAnswer } from '../../base/built-answer.ts';
import { refusal } from '../../base/refusal.ts';
import { presentChallengeLine, presentShortLine } from '../../presenters/challenge.ts';
import {
  type ChallengeRecord,
  countVisible,
  listVisibleChallenges,
  type Period,
} from '../../store/challenges/challenges.ts';
import {
  type HomeTrialRecord,
  listNewestResults,
  listNewestStarts,
  listNextTrials,
} from '../../store/challenges/home-trials.ts';
import type { Db } from '../../store/db.ts';
import { readLeader } from '../../store/lists/lists.ts';
import { readNameMasks } from '../../store/lists/name-masks.ts';
import { isNameUnder16 } from '../../store/lists/under-16.ts';
import type { Context } from '../context/context.ts';
import { readPaced } from '../context/paced-reads.ts';
import { formatName } from './round-leaders.ts';

const MAX_LINES = 20;
const MAX_TRIALS = 12;

/** Today in the time zone of metropolitan France. */
const findToday = (now: Date): string => now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });

/**
 * uid of a region by its INSEE code, name or uid; undefined without one.
 * @throws Refusal `not found` when there is none
 */
export function requireRegion(insee: string | undefined): string | undefined {
  if (insee === undefined || insee === '') return undefined;
  const region = findRegion(insee);
  if (region === undefined) throw refusal('not found', `there is no region ${insee}`);
  return region.uid;
}

const readOverAll = (ctx: Context, read: (db: Db, now: Date) => Promise<unknown>): Promise<BuiltAnswer> =>
  readPaced(ctx.revisions.site, ctx.clock, (now) => ctx.store.transaction((tx) => read(tx, now)));

/** Search engines index the home page, so it names no athlete under 16. */
async function isLeaderUnder16(db: Db, { category, chOID, day }: HomeTrialRecord, row: ResultRow): Promise<boolean> {
  if (isUnder16Category(category) || isUnder16Category(row.category)) return true;
  return isNameUnder16(db, chOID, foldText(formatName(row)), day);
}

async function presentLeader(db: Db, record: HomeTrialRecord): Promise<HomeTrial['leader']> {
  const body = record.results === 0 ? undefined : await readLeader(db, record.oid);
  if (body === undefined) return undefined;
  const row = JSON.parse(body) as ResultRow;
  if (await isLeaderUnder16(db, record, row)) return undefined;
  const dets = JSON.parse(record.dets) as Trial['dets'];
  const mark = formatMark(row.prf, readEvent({ ...record, dets }, record.kind));
  return { name: formatName(row), ...(row.club === undefined ? {} : { club: row.club }), mark };
}

async function presentHomeTrials(db: Db, records: readonly HomeTrialRecord[]): Promise<HomeTrial[]> {
  const trials: HomeTrial[] = [];
  const masks = await readNameMasks(
    db,
    records.map(({ chOID }) => chOID),
  );
  for (const record of records) {
    const { results: _, dets, day: __, ...fields } = record;
    const { categories } = JSON.parse(dets) as Trial['dets'];
    const leader = await presentLeader(db, record);
    const { group, name } = masks.get(record.chOID)?.value({ group: record.group, name: record.name }) ?? record;
    trials.push({
      ...fields,
      group,
      name,
      kind: fields.kind as HomeTrial['kind'],
      round: fields.round as HomeTrial['round'],
      status: fields.status as HomeTrial['status'],
      ...(categories === undefined ? {} : { categories }),
      ...(leader === undefined ? {} : { leader }),
    });
  }
  return trials;
}

const readRecords = (db: Db, period: Period, region?: string): Promise<ChallengeRecord[]> =>
  listVisibleChallenges(db, { period, region, limit: MAX_LINES });

const readLines = async (db: Db, period: Period, region?: string): Promise<ChallengeLine[]> =>
  (await readRecords(db, period, region)).map(presentChallengeLine);

/** Competitions that take place at a moment, those with a trial in progress first. */
const readLive = async (db: Db, at: string, region?: string): Promise<ChallengeRecord[]> =>
  (await readRecords(db, { at }, region)).toSorted((a, b) => Number(b.running > 0) - Number(a.running > 0));

async function readHomePage(db: Db, now: Date, region: string | undefined): Promise<Omit<HomeAnswer, 'md' | 'day'>> {
  const at = now.toISOString();
  const filter = { region, limit: MAX_TRIALS };
  return {
    live: (await readLive(db, at, region)).map(presentChallengeLine),
    recent: await readLines(db, { endedBy: at }, region),
    upcoming: await readLines(db, { startsAfter: at }, region),
    results: await presentHomeTrials(db, await listNewestResults(db, filter)),
    commitments: await presentHomeTrials(db, await listNewestStarts(db, filter)),
    next: await presentHomeTrials(db, await listNextTrials(db, at, filter)),
  };
}

/** The home page: the challenges of a day, and the parts that are the same for every day. */
export async function readHome(
  ctx: Context,
  { region, md = findToday(ctx.clock()) }: { region: string | undefined; md: string | undefined },
): Promise<BuiltAnswer> {
  const { body, ...freshness } = await ctx.home.get(region ?? '', (now) =>
    ctx.store.transaction((tx) => readHomePage(tx, now, region)),
  );
  const { live, ...rest } = body;
  const answer: HomeAnswer = { md, live, day: await readLines(ctx.store.db, { day: md }, region), ...rest };
  return { ...freshness, body: answer };
}

/** What is on now over the whole site, cached for 30 s (P9.6); with `isShort` challenges have only the fields of a list's line. */
export function readInfo(
  ctx: Context,
  { notice, isShort }: { readonly notice: string | undefined; readonly isShort: boolean },
): Promise<BuiltAnswer> {
  const answer = readOverAll(ctx, async (db, now): Promise<InfoAnswer> => {
    const records = await readLive(db, now.toISOString());
    const live = isShort ? records.map(presentShortLine) : records.map(presentChallengeLine);
    return { ...(await countVisible(db)), live, ...(notice === undefined ? {} : { notice }) };
  });
  return answer.then((built) => ({ ...built, maxAge: CACHE_SECONDS.info }));
}
