import { hasSameMarkType, isRelayEvent, parseTrialUid } from 'shared-domain';
import { refusalAt } from '../../../base/refusal.ts';
import type { Db } from '../../../store/db.ts';
import { readFacts } from '../../../store/live/facts.ts';
import type { TrialTable } from '../../../store/schema.ts';
import type { StoredTrials } from '../../planning/stored-trials.ts';

/**
 * Gives a trial another uid, that is, another event, round or heat (Q3). Refused where another trial has that uid, where the lists
 * would not fit the new event, and for a combined event that has parts.
 */
export async function recodeTrial(tx: Db, row: TrialTable, uid: string, stored: StoredTrials): Promise<TrialTable> {
  if (uid === row.uid) return row;
  const code = parseTrialUid(uid);
  if (code === undefined) {
    const example = 'six digits of the event number, variant, category, round and heat, as in 000100-0-55-f1';
    throw refusalAt('invalid request', '$.uid', `${JSON.stringify(uid)} is no uid of a trial (${example})`);
  }
  const createConflict = (why: string) => refusalAt('conflict', '$.uid', why);
  const other = stored.trials.get(uid);
  if (other !== undefined) throw createConflict(`${uid} is already ${JSON.stringify(other.name)}`);
  const parts = [...stored.trials.values()].filter(({ combined }) => combined === row.uid);
  if (parts.length > 0)
    throw createConflict(`${row.uid} is a combined event, and ${parts.length} trials are parts of it`);
  if (!hasSameMarkType(code, row) && (row.results > 0 || (await readFacts(tx, row.oid)).length > 0)) {
    throw createConflict('the trial has results of another kind of event; delete them first');
  }
  if (isRelayEvent(code) !== isRelayEvent(row) && row.starts > 0) {
    const participants = isRelayEvent(row) ? 'teams' : 'athletes';
    throw createConflict(`the start list of the trial is of ${participants}; empty it first`);
  }
  const { g0, g1, category, round, heat } = code;
  return { ...row, uid, g0, g1, category, round, heat };
}
