import type { ChangeEvent, ResultList, StartList } from 'shared-domain/contract';
import type { PendingChange } from '../live/pending.ts';
import type { Db } from '../store/db.ts';
import type { Context } from './context.ts';
import type { Programme } from './programme.ts';
import { readResultList, readStartList } from './result-lists.ts';

/** A list longer than this (characters of JSON) is named instead of sent to everyone. */
const LONGEST_LIST = 64 * 1024;

/** Rows beyond which a list is not even looked at: none so long is short enough. */
const MOST_ROWS = 1000;

/** Characters of all lists of one frame, and its trials: what is beyond is fetched by those who show it. */
const LONGEST_FRAME = 160 * 1024;
const MOST_TRIALS = 200;

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
  const kept: T[] = [];
  const refetch: string[] = [];
  for (const oid of oids) {
    if (room.left <= 0 || rowsOf(oid) > MOST_ROWS) {
      refetch.push(oid);
      continue;
    }
    const list = await read(oid);
    if (list === undefined) continue;
    const { length } = JSON.stringify(list);
    if (length > Math.min(LONGEST_LIST, room.left)) {
      refetch.push(oid);
      continue;
    }
    room.left -= length;
    kept.push(list);
  }
  return { kept, refetch };
}

async function build(db: Db, programme: Programme, pending: PendingChange): Promise<ChangeEvent> {
  const { trialByOid, groupByOid } = programme;
  const room: Room = { left: LONGEST_FRAME };
  const results = await listed(
    pending.results,
    room,
    (oid) => trialByOid.get(oid)?.results ?? 0,
    async (oid) => {
      const trial = trialByOid.get(oid);
      return trial && readResultList(db, programme, trial);
    },
  );
  const starts = await listed(
    pending.starts,
    room,
    (oid) => trialByOid.get(oid)?.starts ?? groupByOid.get(oid)?.entries ?? 0,
    async (oid) => {
      const of = trialByOid.get(oid) ?? groupByOid.get(oid);
      return of && readStartList(db, of);
    },
  );
  const trials = [...pending.trials].flatMap((oid) => trialByOid.get(oid) ?? []);
  const many = trials.length > MOST_TRIALS;
  return {
    // Not the database's, which may hold a later change that this frame does not list.
    revision: pending.revision,
    trials: many ? [] : trials,
    results: results.kept,
    starts: starts.kept,
    refetch: [...new Set([...results.refetch, ...starts.refetch])],
    structure: pending.structure || many,
    challenge: pending.challenge,
  };
}

/** The frame that tells some changes as they stand now; undefined when the challenge is no longer to be seen. */
export async function readChangeEvent(
  ctx: Context,
  chOID: string,
  pending: PendingChange,
): Promise<ChangeEvent | undefined> {
  if (ctx.revisions.of(chOID)?.visible !== true) return undefined;
  return ctx.store.transaction(async (tx) => build(tx, await ctx.programmes.read(tx, chOID), pending));
}
