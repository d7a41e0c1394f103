import { findPublicRecordState } from 'shared-domain';
import type { BoardRecord } from 'shared-domain/contract';
import type { Db } from '../../store/db.ts';
import type { Context } from '../context/context.ts';
import { readTrialRecords } from './trial-records.ts';

type RecordsByTrial = ReadonlyMap<string, readonly BoardRecord[]>;

interface Read {
  readonly revision: number;
  readonly records: RecordsByTrial;
}

/** What was read last, by competition: all boards ask for the same, and it changes with the competition's revision alone. */
const reads = new WeakMap<Context['programmes'], Map<string, Read>>();
const MAX_READS = 50;

/** The records of a competition's results as a screen may say them: nothing of a possible one, nothing of a national one before its word. */
export async function readBoardRecords(
  { programmes }: Pick<Context, 'programmes'>,
  db: Db,
  { oid: chOID, revision }: { readonly oid: string; readonly revision: number },
): Promise<RecordsByTrial> {
  const known = reads.get(programmes) ?? new Map<string, Read>();
  reads.set(programmes, known);
  const before = known.get(chOID);
  if (before?.revision === revision) return before.records;
  const programme = await programmes.readUncached(db, chOID);
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
  known.delete(chOID);
  known.set(chOID, { revision, records });
  const [oldest] = known.keys();
  if (known.size > MAX_READS && oldest !== undefined) known.delete(oldest);
  return records;
}
