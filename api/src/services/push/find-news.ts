import {
  type FollowedResult,
  type FollowNews,
  findCallNews,
  findResultNews,
  findStartTime,
  isMark,
  isPublished,
  isToStart,
  readFollowedResult,
  TRIAL_STATUS,
} from 'shared-domain';
import type { Trial } from 'shared-domain/contract';
import { Refusal } from '../../base/refusal.ts';
import { readChanges } from '../../store/challenges/changes.ts';
import type { Db } from '../../store/db.ts';
import { queueMessages } from '../../store/push/messages.ts';
import { deleteCursor, lockCursor, moveCursor, readStates, writeState } from '../../store/push/news.ts';
import { listFollows, markFollowsKnown } from '../../store/push/subscriptions.ts';
import type { Context } from '../context/context.ts';
import type { Programme } from '../context/programme.ts';
import { readRows, readStartRows } from '../sheets/result-lists.ts';
import { findAthleteRows } from './athlete-rows.ts';
import { PUSH_TURN } from './subscriptions.ts';

/** How long a push service keeps what it cannot deliver at once, ms. */
const CALL_LIFE_MS = 15 * 60_000;
const RESULT_LIFE_MS = 2 * 3_600_000;

/** A start that an athlete waits for: at which hour, called or not, and since when both are so; ms since 1970. */
interface AwaitedStart {
  readonly start: number;
  readonly isCalled: boolean;
  readonly since: number;
}

/** What followers of an athlete know of a trial. */
interface KnownState {
  readonly awaited?: AwaitedStart;
  /** They were told of its start. */
  readonly called?: true;
  readonly result?: FollowedResult;
}

/** Followers of each athlete of a challenge; `newAthletes` are those whom nobody followed at the last look. */
interface Followers {
  readonly byAthlete: ReadonlyMap<string, readonly string[]>;
  readonly newAthletes: ReadonlySet<string>;
}

interface Look {
  readonly db: Db;
  readonly programme: Programme;
  readonly followers: Followers;
  readonly now: Date;
  /** When a message may leave: those of the same moment leave together. */
  readonly leaves: Date;
  /** When each trial changed since the last look, ms since 1970. */
  readonly changedAt: ReadonlyMap<string, number>;
}

interface TrialNews {
  readonly athlete: string;
  readonly news: FollowNews;
  readonly expires: number;
}

async function readFollowers(db: Db, challenge: string): Promise<Followers> {
  const groups = Map.groupBy(await listFollows(db, challenge), ({ athlete }) => athlete);
  return {
    byAthlete: new Map([...groups].map(([athlete, all]) => [athlete, all.map(({ subscription }) => subscription)])),
    newAthletes: new Set([...groups].filter(([, all]) => all.every(({ is_new }) => is_new === 1)).map(([key]) => key)),
  };
}

const findLastChange = (trial: Trial, { changedAt }: Look): number =>
  changedAt.get(trial.oid) ?? Date.parse(trial.updated);

const findCall = ({ status }: Trial, { start, since }: AwaitedStart, now: Date) =>
  findCallNews({ status, start, changed: since }, now.getTime());

/** The start of a trial as it stands: since it was last seen so, or since the trial last changed. */
function findAwaitedStart(trial: Trial, look: Look, known?: AwaitedStart): AwaitedStart {
  const start = Date.parse(findStartTime(trial));
  const isCalled = trial.status === TRIAL_STATUS.called;
  const isSame = known?.start === start && known.isCalled === isCalled;
  return isSame ? known : { start, isCalled, since: findLastChange(trial, look) };
}

/** Calls of a trial, for those who have not heard of it. What else changes of a trial makes no call that was due before. */
async function findCalls(trial: Trial, look: Look, states: Map<string, KnownState>): Promise<TrialNews[]> {
  if (trial.starts === 0 || !isToStart(trial.status)) return [];
  const { db, followers, now } = look;
  const latest = now.getTime() + CALL_LIFE_MS;
  const found: TrialNews[] = [];
  for (const [athlete, row] of findAthleteRows(await readStartRows(db, trial.oid), followers.byAthlete)) {
    const state = states.get(athlete) ?? {};
    if (state.called || row.presence === 'scratched' || row.presence === 'absent') continue;
    const awaited = findAwaitedStart(trial, look, state.awaited);
    const news = findCall(trial, awaited, now);
    states.set(athlete, { ...state, awaited, ...(news === undefined ? {} : { called: true }) });
    const { start } = awaited;
    if (news !== undefined)
      found.push({ athlete, news, expires: start > now.getTime() ? Math.min(latest, start) : latest });
  }
  return found;
}

/** Results of a trial that followers do not know, as they are now. */
async function findResults(trial: Trial, look: Look, states: Map<string, KnownState>): Promise<TrialNews[]> {
  const { db, programme, followers, now, changedAt } = look;
  if (trial.results === 0 || !isPublished(trial.status)) return [];
  const expires = (changedAt.get(trial.oid) ?? now.getTime()) + RESULT_LIFE_MS;
  const found: TrialNews[] = [];
  const rows = await readRows(db, programme, trial);
  const count = rows.filter(({ prf }) => isMark(prf)).length;
  for (const [athlete, row] of findAthleteRows(rows, followers.byAthlete)) {
    const state = states.get(athlete) ?? {};
    const result = readFollowedResult(trial.status, row, count);
    const news = result && findResultNews(state.result, result);
    if (result === undefined || news === undefined) continue;
    states.set(athlete, { ...state, result });
    found.push({ athlete, news, expires });
  }
  return found;
}

/** Looks at one trial, notes what followers know of it from now on, and queues what they are told. */
async function lookAtTrial(trial: Trial, look: Look): Promise<void> {
  const { db, followers, now, leaves } = look;
  const stored = await readStates(db, trial.oid);
  const states = new Map([...stored].map(([athlete, body]) => [athlete, JSON.parse(body) as KnownState]));
  const news = [...(await findCalls(trial, look, states)), ...(await findResults(trial, look, states))];
  for (const [athlete, state] of states) {
    const body = JSON.stringify(state);
    if (body !== stored.get(athlete)) await writeState(db, { trial: trial.oid, athlete, challenge: trial.chOID, body });
  }
  const messages = news
    .filter(({ athlete, expires }) => !followers.newAthletes.has(athlete) && expires > now.getTime())
    .flatMap(({ athlete, news: kind, expires }) =>
      (followers.byAthlete.get(athlete) ?? []).map((subscription) => ({
        subscription,
        trial: trial.oid,
        athlete,
        phase: kind === 'called' || kind === 'starting' ? 'call' : 'result',
        challenge: trial.chOID,
        news: kind,
        expires: new Date(expires).toISOString(),
        next_try: leaves.toISOString(),
        tries: 0,
      })),
    );
  await queueMessages(db, messages);
}

/** The programme of a challenge, undefined while it is hidden. */
async function readProgramme(ctx: Context, db: Db, chOID: string): Promise<Programme | undefined> {
  try {
    return await ctx.programmes.read(db, chOID);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/**
 * Looks at what changed in a challenge, and at what is about to start, and queues what followers are told: once, whichever of several
 * servers looks first. What stands when an athlete is first followed is known and not told.
 * @param gatherMs how long a message waits for others of the same moment
 */
export async function findNews(ctx: Context, chOID: string, gatherMs: number): Promise<void> {
  await ctx.store.transaction(async (db) => {
    const cursor = await lockCursor(db, chOID);
    const programme = cursor && (await readProgramme(ctx, db, chOID));
    if (cursor === undefined || programme === undefined) return;
    const followers = await readFollowers(db, chOID);
    if (followers.byAthlete.size === 0) return deleteCursor(db, chOID);
    const now = ctx.clock();
    const changes = await readChanges(db, chOID, cursor.revision);
    const changedAt = new Map(
      changes.flatMap(({ trials, starts, results, since, at }) =>
        [...trials, ...starts, ...results].map((trial) => [trial, Date.parse(since?.[trial] ?? at)] as const),
      ),
    );
    const look = { db, programme, followers, now, leaves: new Date(now.getTime() + gatherMs), changedAt };
    const hasNewAthletes = followers.newAthletes.size > 0;
    for (const trial of programme.trials) {
      const isCalled = trial.starts > 0 && findCall(trial, findAwaitedStart(trial, look), now) !== undefined;
      if (hasNewAthletes || changedAt.has(trial.oid) || isCalled) await lookAtTrial(trial, look);
    }
    if (cursor.has_new === 1) await markFollowsKnown(db, chOID);
    await moveCursor(db, chOID, programme.challenge.revision);
  }, PUSH_TURN);
}
