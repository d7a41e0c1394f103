import { TRIAL_STATUS } from 'shared-domain';
import type { ChangeEvent, ResultList, StartList } from 'shared-domain/contract';
import { type Change, readChanges } from '../../store/challenges/changes.ts';
import type { Db } from '../../store/db.ts';
import type { Context } from '../context/context.ts';
import type { Programme } from '../context/programme.ts';
import { readLiveStates } from '../live-input/settle-facts.ts';
import { readResultList, readStartList } from '../sheets/result-lists.ts';
import { shownField } from './live.ts';

/** Changes of one challenge merged, each trial and list once. */
interface MergedChanges {
  readonly trials: ReadonlySet<string>;
  readonly starts: ReadonlySet<string>;
  readonly results: ReadonlySet<string>;
  readonly structure: boolean;
  readonly challenge: boolean;
}

function mergeChanges(changes: readonly Change[]): MergedChanges {
  const all = (name: 'trials' | 'starts' | 'results') => new Set(changes.flatMap((change) => change[name]));
  return {
    trials: all('trials'),
    starts: all('starts'),
    results: all('results'),
    structure: changes.some(({ structure }) => structure),
    challenge: changes.some(({ challenge }) => challenge),
  };
}

/** A list longer than this (characters of JSON) is named instead of sent to everyone. */
const MAX_LIST_BYTES = 64 * 1024;

/** Rows beyond which a list is not even looked at: none so long is short enough. */
const MAX_ROWS = 1000;

/** Characters of all lists of one frame, and its trials: what is beyond is fetched by those who show it. */
const MAX_FRAME_BYTES = 160 * 1024;
const MAX_TRIALS = 200;

/** Characters that a frame still has room for. */
interface Room {
  left: number;
}

async function listed<T extends ResultList | StartList>(
  oids: Iterable<string>,
  room: Room,
  rowsOf: (oid: string) => number,
  read: (oid: string) => Promise<T | undefined>,
): Promise<{ kept: T[]; refetch: string[] }> {
  const remaining: T[] = [];
  const refetch: string[] = [];
  for (const oid of oids) {
    if (room.left <= 0 || rowsOf(oid) > MAX_ROWS) {
      refetch.push(oid);
      continue;
    }
    const list = await read(oid);
    if (list === undefined) continue;
    const { length } = JSON.stringify(list);
    if (length > Math.min(MAX_LIST_BYTES, room.left)) {
      refetch.push(oid);
      continue;
    }
    room.left -= length;
    remaining.push(list);
  }
  return { kept: remaining, refetch };
}

async function build(db: Db, programme: Programme, changes: MergedChanges): Promise<ChangeEvent> {
  const { trialByOid, groupByOid } = programme;
  const room: Room = { left: MAX_FRAME_BYTES };
  const results = await listed(
    changes.results,
    room,
    (oid) => trialByOid.get(oid)?.results ?? 0,
    async (oid) => {
      const trial = trialByOid.get(oid);
      return trial && readResultList(db, programme, trial);
    },
  );
  const starts = await listed(
    changes.starts,
    room,
    (oid) => trialByOid.get(oid)?.starts ?? groupByOid.get(oid)?.entries ?? 0,
    async (oid) => {
      const of = trialByOid.get(oid) ?? groupByOid.get(oid);
      return of && readStartList(db, of);
    },
  );
  const trials = [...changes.trials].flatMap((oid) => trialByOid.get(oid) ?? []);
  const liveStates = await readLiveStates(db, programme.challenge.oid);
  const field = [];
  for (const trial of trials.slice(0, MAX_TRIALS)) {
    const live = liveStates.get(trial.oid);
    if (live === undefined || trial.status !== TRIAL_STATUS.running) continue;
    field.push({ oid: trial.oid, ...(await shownField(db, trial, [], live)) });
  }
  const many = trials.length > MAX_TRIALS;
  return {
    revision: programme.challenge.revision,
    trials: many ? [] : trials,
    results: results.kept,
    starts: starts.kept,
    refetch: [...new Set([...results.refetch, ...starts.refetch])],
    ...(field.length === 0 ? {} : { field }),
    structure: changes.structure || many,
    challenge: changes.challenge,
  };
}

/** The event for a reader who has seen a revision. */
export type Missed =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'change'; readonly event: ChangeEvent }
  /** What came in between is not known any more, or no longer to be seen: everything is fetched again. */
  | { readonly kind: 'reset'; readonly revision: number };

/** What changed after a revision, with its present content. */
export async function readMissed(ctx: Context, chOID: string, after: number): Promise<Missed> {
  const lost: Missed = { kind: 'reset', revision: after };
  if (ctx.revisions.find(chOID)?.visible !== true) return lost;
  return ctx.store.snapshot(async (tx) => {
    const programme = await ctx.programmes.read(tx, chOID);
    const { revision } = programme.challenge;
    if (revision === after) return { kind: 'nothing' };
    const changes = revision > after ? await readChanges(tx, chOID, after) : [];
    // One change for each revision, or some are gone.
    if (changes.length === 0 || changes.length !== revision - after) return { kind: 'reset', revision };
    return { kind: 'change', event: await build(tx, programme, mergeChanges(changes)) };
  });
}
