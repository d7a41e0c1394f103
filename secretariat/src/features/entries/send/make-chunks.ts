import { makeGroupUid, parseTrialUid } from 'shared-domain';
import type { UploadTrial } from 'shared-domain/contract';
import type { SentLists } from '../read/read-upload.ts';

/** Trials of one sending (P11.7), and rows, so that a road race does not go as one. */
export const CHUNK_TRIALS = 50;
const CHUNK_ROWS = 2000;

export interface Chunk {
  readonly lists: SentLists;
  /** Trials, or events with commitments only, that this sending speaks of. */
  readonly trials: number;
  readonly rows: number;
}

interface Unit {
  readonly trial?: UploadTrial;
  readonly uids: readonly string[];
}

/** Parts come after the combined event that they are parts of: the server refuses a part of nothing. */
const partsLast = (trials: readonly UploadTrial[]): UploadTrial[] =>
  trials.toSorted((a, b) => Number(a.dets?.combined !== undefined) - Number(b.dets?.combined !== undefined));

/** A trial with its lists; an event's commitments go with the first trial of it that is sent. */
function makeUnits({ trialsData = [], startlists = {}, resultlists = {} }: SentLists): Unit[] {
  const waiting = new Set([...Object.keys(startlists), ...Object.keys(resultlists)]);
  const take = (uid: string): string[] => (waiting.delete(uid) ? [uid] : []);
  const units: Unit[] = partsLast(trialsData).map((trial) => {
    const parsed = parseTrialUid(trial.uid);
    return { trial, uids: [...take(trial.uid), ...(parsed === undefined ? [] : take(makeGroupUid(parsed)))] };
  });
  return [...units, ...[...waiting].map((uid) => ({ uids: [uid] }))];
}

/** An upload in sendings that can each fail and be sent again by themselves. */
export function makeChunks(lists: SentLists): Chunk[] {
  const { startlists = {}, resultlists = {} } = lists;
  const chunks: Chunk[] = [];
  let units: Unit[] = [];
  let rows = 0;
  const close = () => {
    if (units.length === 0) return;
    const uids = units.flatMap((unit) => unit.uids);
    const pick = <T>(all: Record<string, T>) =>
      Object.fromEntries(uids.flatMap((uid) => (all[uid] === undefined ? [] : [[uid, all[uid] as T]])));
    const trialsData = units.flatMap(({ trial }) => (trial === undefined ? [] : [trial]));
    chunks.push({
      lists: { trialsData, startlists: pick(startlists), resultlists: pick(resultlists) },
      trials: units.length,
      rows,
    });
    units = [];
    rows = 0;
  };
  for (const unit of makeUnits(lists)) {
    const own = unit.uids.reduce(
      (sum, uid) => sum + (startlists[uid]?.length ?? 0) + (resultlists[uid]?.length ?? 0),
      0,
    );
    if (units.length >= CHUNK_TRIALS || (units.length > 0 && rows + own > CHUNK_ROWS)) close();
    units.push(unit);
    rows += own;
  }
  close();
  return chunks;
}
