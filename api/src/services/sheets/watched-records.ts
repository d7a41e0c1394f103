import { findContestEvent, findScopeGaps, isCombined, isFieldEvent, makeRecordKey, readEvent } from 'shared-domain';
import type { DeviceAnswer, Trial } from 'shared-domain/contract';
import type { Db } from '../../store/db.ts';
import type { Context } from '../context/context.ts';
import type { Programme } from '../context/programme.ts';
import { readStartRows } from './result-lists.ts';
import { type AtRevision, createRevisionReads } from './revision-reads.ts';

export type WatchedRecord = NonNullable<DeviceAnswer['trials'][number]['watched']>[number];
type RecordsByTrial = ReadonlyMap<string, readonly WatchedRecord[]>;

const readOnce = createRevisionReads<RecordsByTrial>();

/** The records that somebody of a start list may hold, each once, without who holds it. */
async function readTrialWatched(
  db: Db,
  { challenge, findComparedRecords }: Programme,
  trial: Trial,
): Promise<WatchedRecord[]> {
  const records = findComparedRecords(trial.g0);
  if (records.length === 0) return [];
  const starts = await readStartRows(db, trial.oid);
  const contest = {
    event: findContestEvent(readEvent(trial, challenge.kind), trial.category),
    category: trial.category,
  };
  const found = records.filter((record) => starts.some((start) => findScopeGaps(record, start, contest) !== undefined));
  return [...new Map(found.map((record) => [makeRecordKey(record), record])).values()].map(
    ({ kind, scope, event, v, method, surface }) => ({
      kind,
      event,
      v,
      ...(scope === undefined ? {} : { scope }),
      ...(method === undefined ? {} : { method }),
      ...(surface === undefined ? {} : { surface }),
    }),
  );
}

/** The records that athletes of the field events of a competition may beat: a judge's device works out the marks they take, without a network too. */
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
