import { makeGroupUid, parseTrialUid } from 'shared-domain';
import type { UploadTrial } from 'shared-domain/contract';
import type { UploadLists } from '../read/read-upload.ts';

/** Most trials (P11.7) and rows of a chunk; the lists of one trial are never split, so a single trial may have more rows. */
export const MAX_CHUNK_TRIALS = 50;
const MAX_CHUNK_ROWS = 2000;

export interface Chunk {
  readonly lists: UploadLists;
  /** Number of trials, and of uids with lists whose trial is not in the upload. */
  readonly trials: number;
  readonly rows: number;
}

/** What is never split: a trial with the uids of its lists, or one uid with lists whose trial is not in the upload. */
interface Unit {
  readonly trial?: UploadTrial;
  readonly uids: readonly string[];
}

/** Parts come after the combined event that they are parts of: the server refuses a part whose combined event it does not know. */
const sortPartsLast = (trials: readonly UploadTrial[]): UploadTrial[] =>
  trials.toSorted((a, b) => Number(a.dets?.combined !== undefined) - Number(b.dets?.combined !== undefined));

/** A trial with its lists; an event's commitments go with the first trial of it that is sent. */
function makeUnits({ trialsData = [], startlists = {}, resultlists = {} }: UploadLists): Unit[] {
  const unclaimed = new Set([...Object.keys(startlists), ...Object.keys(resultlists)]);
  const claimLists = (uid: string): string[] => (unclaimed.delete(uid) ? [uid] : []);
  const units: Unit[] = sortPartsLast(trialsData).map((trial) => {
    const parsed = parseTrialUid(trial.uid);
    return {
      trial,
      uids: [...claimLists(trial.uid), ...(parsed === undefined ? [] : claimLists(makeGroupUid(parsed)))],
    };
  });
  return [...units, ...[...unclaimed].map((uid) => ({ uids: [uid] }))];
}

/** Splits an upload into chunks; each can fail and be sent again by itself. */
export function makeChunks(lists: UploadLists): Chunk[] {
  const { startlists = {}, resultlists = {} } = lists;
  const chunks: Chunk[] = [];
  let units: Unit[] = [];
  let rows = 0;
  const closeChunk = () => {
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
    const unitRows = unit.uids.reduce(
      (sum, uid) => sum + (startlists[uid]?.length ?? 0) + (resultlists[uid]?.length ?? 0),
      0,
    );
    if (units.length >= MAX_CHUNK_TRIALS || (units.length > 0 && rows + unitRows > MAX_CHUNK_ROWS)) closeChunk();
    units.push(unit);
    rows += unitRows;
  }
  closeChunk();
  return chunks;
}
