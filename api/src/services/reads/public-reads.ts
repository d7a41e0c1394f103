import type { Challenge, GroupsAnswer, ResultsAnswer, RoundsAnswer, StartsAnswer, Trial } from 'shared-domain/contract';
import type { BuiltAnswer } from '../../base/built-answer.ts';
import { refusal, refusalAt } from '../../base/refusal.ts';
import { presentChallenge } from '../../presenters/challenge.ts';
import { presentGroup, presentRounds } from '../../presenters/group.ts';
import type { Db } from '../../store/db.ts';
import { readEntrants } from '../../store/lists/entered-people.ts';
import { findChallengeOfGroup, findChallengeOfTrial } from '../../store/lists/trials.ts';
import type { Context } from '../context/context.ts';
import { createMissingChallengeRefusal, type Programme } from '../context/programme.ts';
import { readResultList, readStartList } from '../sheets/result-lists.ts';
import { readLiveEvents } from './live-events.ts';
import { addLeaders } from './round-leaders.ts';
import { hasNamesUnder16, isTrialUnder16 } from './under-16.ts';

/** Selects lists of a challenge: those of some trials, or of all trials of a group. */
export interface ListQuery {
  readonly chOID?: string | undefined;
  readonly trialOIDs: readonly string[];
  readonly groupOID?: string | undefined;
}

/** Trials that one call may name. */
const MAX_LISTS = 200;

/**
 * Builds an answer about one challenge at one revision: everything is read in one transaction, and the answer's version
 * is that revision (Q7). Search engines must not index it if it names an athlete under 16, or where `isUnder16` is true.
 */
export async function readAboutChallenge(
  ctx: Context,
  chOID: string,
  read: (db: Db, programme: Programme) => unknown,
  isUnder16?: (programme: Programme) => boolean,
): Promise<BuiltAnswer> {
  const scope = ctx.revisions.find(chOID);
  if (scope === undefined || !scope.visible) throw createMissingChallengeRefusal(chOID);
  return ctx.store.transaction(async (tx) => {
    const programme = await ctx.programmes.read(tx, chOID);
    const { revision } = programme.challenge;
    const body = await read(tx, programme);
    const noindex = isUnder16?.(programme) === true || (await hasNamesUnder16(programme, body));
    return { scope, revision, version: String(revision), body, noindex };
  });
}

export const readChallenge = (ctx: Context, chOID: string): Promise<BuiltAnswer> =>
  readAboutChallenge(ctx, chOID, async (db, { challenge }): Promise<Challenge> => {
    const presented = presentChallenge(challenge);
    if (presented.metadata.registration?.limit === undefined) return presented;
    return { ...presented, entered: (await readEntrants(db, chOID)).size };
  });

export const readGroups = (ctx: Context, chOID: string): Promise<BuiltAnswer> =>
  readAboutChallenge(ctx, chOID, (_, programme): GroupsAnswer => {
    const { kind } = programme.challenge;
    const groupsWithTrials = programme.groups.filter(({ oid }) => programme.listGroupTrials(oid).length > 0);
    return { groups: groupsWithTrials.map((group) => presentGroup(group, programme.listGroupTrials(group.oid), kind)) };
  });

export const readRounds = (ctx: Context, chOID: string): Promise<BuiltAnswer> =>
  readAboutChallenge(
    ctx,
    chOID,
    async (db, programme): Promise<RoundsAnswer> => ({
      rounds: await addLeaders(db, programme, presentRounds(programme.trials)),
    }),
  );

export const readLive = (ctx: Context, chOID: string): Promise<BuiltAnswer> =>
  readAboutChallenge(ctx, chOID, readLiveEvents);

/** Whether the public may see a challenge; a hidden one is treated as missing, with its trials and groups. */
export const isChallengeVisible = (ctx: Context, chOID: string | undefined): chOID is string =>
  chOID !== undefined && ctx.revisions.find(chOID)?.visible === true;

/** The challenge whose lists are requested. @throws Refusal for a query without lists or with too many */
export async function findChallengeOfLists(ctx: Context, query: ListQuery): Promise<string> {
  const [trialOID] = query.trialOIDs;
  if (trialOID === undefined && query.groupOID === undefined) {
    throw refusalAt('invalid request', 'query', 'trialOIDs, trialOID or groupOID is missing');
  }
  if (query.trialOIDs.length > MAX_LISTS) {
    throw refusalAt('invalid request', 'query.trialOIDs', `at most ${MAX_LISTS} trials in one call`);
  }
  if (query.chOID !== undefined) return query.chOID;
  const { db } = ctx.store;
  const chOID =
    trialOID === undefined
      ? await findChallengeOfGroup(db, query.groupOID ?? '')
      : await findChallengeOfTrial(db, trialOID);
  if (isChallengeVisible(ctx, chOID)) return chOID;
  throw trialOID === undefined ? createMissingGroupRefusal(query.groupOID ?? '') : createMissingTrialRefusal(trialOID);
}

export const createMissingTrialRefusal = (oid: string) =>
  refusal('not found', `there is no trial ${oid} in this challenge`);
export const createMissingGroupRefusal = (oid: string) =>
  refusal('not found', `there is no group ${oid} in this challenge`);

function requireTrials(programme: Programme, oids: readonly string[]): Trial[] {
  return oids.map((oid) => {
    const trial = programme.trialByOid.get(oid);
    if (trial === undefined) throw createMissingTrialRefusal(oid);
    return trial;
  });
}

function requireGroup(programme: Programme, oid: string): { oid: string; uid: string } {
  const group = programme.groupByOid.get(oid);
  if (group === undefined) throw createMissingGroupRefusal(oid);
  return group;
}

/** Whether a requested trial has an athlete under 16. Unknown oids are ignored, as reading them is refused anyway. */
const isQueryUnder16 =
  ({ trialOIDs, groupOID }: ListQuery) =>
  (programme: Programme): boolean => {
    const trials = trialOIDs.flatMap((oid) => programme.trialByOid.get(oid) ?? []);
    const group = groupOID === undefined ? [] : programme.listGroupTrials(groupOID);
    return [...trials, ...group].some((trial) => isTrialUnder16(trial, programme));
  };

export async function readResults(ctx: Context, query: ListQuery): Promise<BuiltAnswer> {
  const read = async (db: Db, programme: Programme): Promise<ResultsAnswer> => {
    const group =
      query.groupOID === undefined ? [] : programme.listGroupTrials(requireGroup(programme, query.groupOID).oid);
    const results = [];
    for (const trial of [...requireTrials(programme, query.trialOIDs), ...group]) {
      results.push(await readResultList(db, programme, trial));
    }
    return { results };
  };
  return readAboutChallenge(ctx, await findChallengeOfLists(ctx, query), read, isQueryUnder16(query));
}

/** Start lists of trials; of a group, its commitments. */
export async function readStarts(ctx: Context, query: ListQuery): Promise<BuiltAnswer> {
  const read = async (db: Db, programme: Programme): Promise<StartsAnswer> => {
    const group = query.groupOID === undefined ? [] : [requireGroup(programme, query.groupOID)];
    const starts = [];
    for (const list of [...requireTrials(programme, query.trialOIDs), ...group])
      starts.push(await readStartList(db, programme.challenge.oid, list));
    return { starts };
  };
  return readAboutChallenge(ctx, await findChallengeOfLists(ctx, query), read, isQueryUnder16(query));
}
