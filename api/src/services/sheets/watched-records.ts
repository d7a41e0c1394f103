import { isCombined, isFieldEvent, listTrialTargets } from 'shared-domain';
import type { DeviceAnswer, Trial } from 'shared-domain/contract';
import type { Db } from '../../store/db.ts';
import type { Context } from '../context/context.ts';
import type { Programme } from '../context/programme.ts';
import { readMadeRecords } from './made-records.ts';
import { readStartRows } from './result-lists.ts';
import { type AtRevision, createRevisionReads } from './revision-reads.ts';
import { makeRowKeys } from './row-key.ts';

type WatchedRecord = NonNullable<DeviceAnswer['trials'][number]['watched']>[number];
type RecordsByTrial = ReadonlyMap<string, readonly WatchedRecord[]>;

const readOnce = createRevisionReads<RecordsByTrial>();

/** The marks that would be records of somebody of a start list, with whose; `list` is another one with the same athletes, that of a part of a combined event. */
export async function readTrialWatched(
  db: Db,
  programme: Programme,
  { oid, g0, g1, category, dets }: Trial,
  list = oid,
): Promise<WatchedRecord[]> {
  const { kind } = programme.challenge;
  const records = programme.findComparedRecords(g0);
  if (records.length === 0) return [];
  // Its own marks are counted by the device, which has them first.
  const made = await readMadeRecords(db, programme, g0, oid);
  const starts = await readStartRows(db, list);
  const keys = makeRowKeys(starts);
  const targets = starts.flatMap((start, at) =>
    listTrialTargets(records, start, { g0, g1, category, dets, kind }, made).map((target) => ({
      target,
      row: keys[at] ?? '',
    })),
  );
  const groups = Map.groupBy(targets, ({ target }) => JSON.stringify(target));
  return [...groups.values()].flatMap((same): WatchedRecord[] => {
    const [first] = same;
    if (first === undefined) return [];
    const rows = same.map(({ row }) => row);
    return [{ ...first.target, ...(rows.length === starts.length ? {} : { rows }) }];
  });
}

/** The marks that would be records in the field events of a competition: a judge's device says them without a network too. */
export const readWatchedRecords = (
  { programmes }: Pick<Context, 'programmes'>,
  db: Db,
  challenge: AtRevision,
): Promise<RecordsByTrial> =>
  readOnce({ programmes }, challenge, async () => {
    const programme = await programmes.readUncached(db, challenge.oid);
    const records = new Map<string, readonly WatchedRecord[]>();
    for (const trial of programme.trials) {
      if (!isFieldEvent(trial.g0) || isCombined(trial.g0)) continue;
      const watched = await readTrialWatched(db, programme, trial);
      if (watched.length > 0) records.set(trial.oid, watched);
    }
    return records;
  });
