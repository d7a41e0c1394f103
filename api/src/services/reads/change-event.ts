import { isFieldEvent, TRIAL_STATUS } from 'shared-domain';
import type { ChangeEvent, ResultList, StartList, Trial } from 'shared-domain/contract';
import { presentRounds } from '../../presenters/group.ts';
import { type Change, readChanges } from '../../store/challenges/changes.ts';
import type { Db } from '../../store/db.ts';
import type { Context } from '../context/context.ts';
import type { Programme } from '../context/programme.ts';
import { readLiveStates } from '../live-input/apply-facts.ts';
import { readResultList, readStartList } from '../sheets/result-lists.ts';
import { readFieldState } from './live-events.ts';
import { addLeaders } from './round-leaders.ts';

/** Several changes of one challenge as one, with each trial and list once. */
interface MergedChanges {
  readonly trials: ReadonlySet<string>;
  readonly starts: ReadonlySet<string>;
  readonly results: ReadonlySet<string>;
  readonly structure: boolean;
  readonly challenge: boolean;
}

function mergeChanges(changes: readonly Change[]): MergedChanges {
  const collectOids = (name: 'trials' | 'starts' | 'results') => new Set(changes.flatMap((change) => change[name]));
  return {
    trials: collectOids('trials'),
    starts: collectOids('starts'),
    results: collectOids('results'),
    structure: changes.some(({ structure }) => structure),
    challenge: changes.some(({ challenge }) => challenge),
  };
}

/** A list with more characters of JSON is not sent to everyone: only its oid is, and readers who show it fetch it. */
const MAX_LIST_LENGTH = 64 * 1024;

/** A list with more rows is not even read, as it is always longer than `MAX_LIST_LENGTH`. */
const MAX_ROWS = 1000;

/** Characters of all lists, and number of trials, in one frame; readers fetch the rest. */
const MAX_FRAME_LENGTH = 160 * 1024;
const MAX_TRIALS = 200;

/** Characters that a frame still has room for. */
interface FrameSpace {
  remaining: number;
}

async function readLists<T extends ResultList | StartList>(
  oids: Iterable<string>,
  space: FrameSpace,
  countRows: (oid: string) => number,
  read: (oid: string) => Promise<T | undefined>,
): Promise<{ lists: T[]; refetch: string[] }> {
  const lists: T[] = [];
  const refetch: string[] = [];
  for (const oid of oids) {
    if (space.remaining <= 0 || countRows(oid) > MAX_ROWS) {
      refetch.push(oid);
      continue;
    }
    const list = await read(oid);
    if (list === undefined) continue;
    const { length } = JSON.stringify(list);
    if (length > Math.min(MAX_LIST_LENGTH, space.remaining)) {
      refetch.push(oid);
      continue;
    }
    space.remaining -= length;
    lists.push(list);
  }
  return { lists, refetch };
}

async function buildEvent(db: Db, programme: Programme, changes: MergedChanges): Promise<ChangeEvent> {
  const { trialByOid, groupByOid } = programme;
  const space: FrameSpace = { remaining: MAX_FRAME_LENGTH };
  const results = await readLists(
    changes.results,
    space,
    (oid) => trialByOid.get(oid)?.results ?? 0,
    async (oid) => {
      const trial = trialByOid.get(oid);
      return trial && readResultList(db, programme, trial);
    },
  );
  const starts = await readLists(
    changes.starts,
    space,
    (oid) => trialByOid.get(oid)?.starts ?? groupByOid.get(oid)?.entries ?? 0,
    async (oid) => {
      const trialOrGroup = trialByOid.get(oid) ?? groupByOid.get(oid);
      return trialOrGroup && readStartList(db, programme.challenge.oid, trialOrGroup);
    },
  );
  const trials = [...changes.trials].flatMap((oid) => trialByOid.get(oid) ?? []);
  const liveStates = await readLiveStates(db, programme.challenge.oid);
  const fieldStates = [];
  for (const trial of trials.slice(0, MAX_TRIALS)) {
    if (!isFieldEvent(trial.g0) || trial.status !== TRIAL_STATUS.running) continue;
    const list = results.lists.find(({ oid }) => oid === trial.oid) ?? (await readResultList(db, programme, trial));
    fieldStates.push({
      oid: trial.oid,
      ...(await readFieldState(db, programme, trial, list.rows, liveStates.get(trial.oid))),
    });
  }
  const hasTooMany = trials.length > MAX_TRIALS;
  const leaders = hasTooMany ? [] : await readChangedLeaders(db, programme, trials);
  return {
    revision: programme.challenge.revision,
    trials: hasTooMany ? [] : trials,
    results: results.lists,
    starts: starts.lists,
    refetch: [...new Set([...results.refetch, ...starts.refetch])],
    ...(fieldStates.length === 0 ? {} : { field: fieldStates }),
    ...(leaders.length === 0 ? {} : { leaders }),
    structure: changes.structure || hasTooMany,
    challenge: changes.challenge,
  };
}

/** Who leads each round that a change concerns; the round is named by one of its changed trials. */
async function readChangedLeaders(
  db: Db,
  programme: Programme,
  trials: readonly Trial[],
): Promise<NonNullable<ChangeEvent['leaders']>> {
  const changedOids = new Set(trials.map(({ oid }) => oid));
  const groupOids = new Set(trials.map(({ gOID }) => gOID));
  const rounds = presentRounds([...groupOids].flatMap((gOID) => programme.listGroupTrials(gOID)));
  const changedRounds = rounds.filter(({ heats }) => heats.some(({ oid }) => changedOids.has(oid)));
  return (await addLeaders(db, programme, changedRounds)).flatMap(({ heats, leader }) => {
    const changed = heats.find(({ oid }) => changedOids.has(oid));
    return changed === undefined ? [] : [{ oid: changed.oid, ...(leader === undefined ? {} : { leader }) }];
  });
}

/** What a reader has to be sent who has seen a certain revision. */
export type MissedChange =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'change'; readonly event: ChangeEvent }
  /** The changes in between are no longer stored, or the challenge is hidden: the reader fetches everything again. */
  | { readonly kind: 'reset'; readonly revision: number };

/** What changed after a revision, with its current content. */
export async function readMissedChange(ctx: Context, chOID: string, after: number): Promise<MissedChange> {
  const reset: MissedChange = { kind: 'reset', revision: after };
  if (ctx.revisions.find(chOID)?.visible !== true) return reset;
  return ctx.store.snapshot(async (tx) => {
    const programme = await ctx.programmes.read(tx, chOID);
    const { revision } = programme.challenge;
    if (revision === after) return { kind: 'nothing' };
    const changes = revision > after ? await readChanges(tx, chOID, after) : [];
    // Each revision has one change; with fewer, some have been deleted.
    if (changes.length === 0 || changes.length !== revision - after) return { kind: 'reset', revision };
    return { kind: 'change', event: await buildEvent(tx, programme, mergeChanges(changes)) };
  });
}
