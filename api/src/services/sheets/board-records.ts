import { findPublicRecordState } from 'shared-domain';
import type { BoardRecord } from 'shared-domain/contract';
import type { Db } from '../../store/db.ts';
import type { Context } from '../context/context.ts';
import { type AtRevision, createRevisionReads } from './revision-reads.ts';
import { readTrialRecords } from './trial-records.ts';

type RecordsByTrial = ReadonlyMap<string, readonly BoardRecord[]>;

const readOnce = createRevisionReads<RecordsByTrial>();

/** The records of a competition's results as a screen may say them: nothing of a possible one, nothing of a national one before its word. */
export const readBoardRecords = (
  { programmes }: Pick<Context, 'programmes'>,
  db: Db,
  challenge: AtRevision,
): Promise<RecordsByTrial> =>
  readOnce({ programmes }, challenge, async () => {
    const programme = await programmes.readUncached(db, challenge.oid);
    const records = new Map<string, readonly BoardRecord[]>();
    for (const trial of programme.trials) {
      const shown = (await readTrialRecords(db, programme, trial)).flatMap((one): BoardRecord[] => {
        const { row, kind, scope, relation, v } = one;
        const state = findPublicRecordState(one.state, kind, one.word);
        if (state === undefined || relation === undefined) return [];
        return [{ row, kind, relation, state, v, ...(scope === undefined ? {} : { scope }) }];
      });
      if (shown.length > 0) records.set(trial.oid, shown);
    }
    return records;
  });
