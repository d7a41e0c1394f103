import { type EventRef, findRegion, formatMark } from 'shared-domain';
import type { ChallengesAnswer, HomeAnswer, HomeTrial, InfoAnswer, ResultRow } from 'shared-domain/contract';
import type { Built } from '../http/hot-answers.ts';
import { refusal } from '../http/refusal.ts';
import { presentChallenge, presentChallengeLine } from '../presenters/challenge.ts';
import { countAll, listVisibleChallenges, type Period } from '../store/challenges.ts';
import type { Db } from '../store/db.ts';
import { readLeader } from '../store/lists.ts';
import { newestResults, newestStarts, nextTrials, type TrialPick } from '../store/trials.ts';
import type { Context } from './context.ts';
import { eventOf } from './event.ts';

const LINES = 20;
const TRIALS = 12;
/** All challenges of a region in one answer; the calendar of a league for years. */
const MOST_CHALLENGES = 5000;

/** A home page is at most this old, ms (specification 9: home 10 s). */
const TIME_STEP = 10_000;

/** Days begin in metropolitan France where nobody says otherwise. */
const today = (now: Date): string => now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });

function regionOf(insee: string | undefined): string | undefined {
  if (insee === undefined || insee === '') return undefined;
  const region = findRegion(insee);
  if (region === undefined) throw refusal('not found', `there is no region ${insee}`);
  return region.uid;
}

/** An answer over all challenges, right until the clock's next step. */
async function overAll(ctx: Context, read: (db: Db, now: Date) => Promise<unknown>): Promise<Built> {
  const scope = ctx.revisions.site;
  const { revision } = scope;
  const now = ctx.clock();
  const until = (Math.floor(now.getTime() / TIME_STEP) + 1) * TIME_STEP;
  const body = await ctx.store.transaction((tx) => read(tx, now));
  return { scope, revision, until, body };
}

const nameOf = (row: ResultRow): string => `${row.last} ${row.first}`.trim();

async function leaderOf(
  db: Db,
  trial: { oid: string; results: number },
  event: EventRef,
): Promise<HomeTrial['leader']> {
  const body = trial.results === 0 ? undefined : await readLeader(db, trial.oid);
  if (body === undefined) return undefined;
  const row = JSON.parse(body) as ResultRow;
  const mark = formatMark(row.prf, event);
  return { name: nameOf(row), ...(row.club === undefined ? {} : { club: row.club }), mark };
}

async function homeTrials(ctx: Context, db: Db, picks: readonly TrialPick[]): Promise<HomeTrial[]> {
  const trials: HomeTrial[] = [];
  for (const pick of picks) {
    const { challenge, trialByOid } = await ctx.programmes.read(db, pick.challenge);
    const trial = trialByOid.get(pick.oid);
    if (trial === undefined) continue;
    const { oid, uid, chOID, group, name, category, g0, g1, round, heat, heats, status, date, updated, starts } = trial;
    const leader = await leaderOf(db, trial, eventOf(trial, challenge.kind));
    trials.push({
      ...{ oid, uid, chOID, group, name, category, g0, g1, round, heat, heats, status, date, updated, starts },
      challenge: challenge.name,
      tz: challenge.tz,
      ...(leader === undefined ? {} : { leader }),
    });
  }
  return trials;
}

export function readHome(ctx: Context, query: { insee?: string | undefined; md?: string | undefined }): Promise<Built> {
  const region = regionOf(query.insee);
  return overAll(ctx, async (db, now): Promise<HomeAnswer> => {
    const at = now.toISOString();
    const md = query.md ?? today(now);
    const lines = async (period: Period) =>
      (await listVisibleChallenges(db, { period, region, limit: LINES })).map(presentChallengeLine);
    const around = { region, limit: TRIALS };
    return {
      md,
      live: await lines({ at }),
      day: await lines({ day: md }),
      recent: await lines({ endedBy: at }),
      upcoming: await lines({ startsAfter: at }),
      results: await homeTrials(ctx, db, await newestResults(db, around)),
      commitments: await homeTrials(ctx, db, await newestStarts(db, around)),
      next: await homeTrials(ctx, db, await nextTrials(db, at, around)),
    };
  });
}

export function readInfo(ctx: Context, notice: string | undefined): Promise<Built> {
  return overAll(ctx, async (db, now): Promise<InfoAnswer> => {
    const period = { at: now.toISOString() };
    const live = (await listVisibleChallenges(db, { period, limit: LINES })).map(presentChallengeLine);
    return { ...(await countAll(db)), live, ...(notice === undefined ? {} : { notice }) };
  });
}

/** `format=short` leaves out what a list line does not show. */
export function readChallenges(
  ctx: Context,
  query: { insee?: string | undefined; format?: string | undefined },
): Promise<Built> {
  const region = regionOf(query.insee);
  const present = query.format === 'short' ? presentChallengeLine : presentChallenge;
  return overAll(ctx, async (db): Promise<ChallengesAnswer> => {
    const records = await listVisibleChallenges(db, { period: { all: true }, region, limit: MOST_CHALLENGES });
    return { challenges: records.map(present) };
  });
}
