import { isRelayEvent, marksAlike, parseTrialUid } from 'shared-domain';
import { refusalAt } from '../../../base/refusal.ts';
import type { Db } from '../../../store/db.ts';
import { readFacts } from '../../../store/live/facts.ts';
import type { TrialTable } from '../../../store/schema.ts';
import type { StoredTrials } from '../../planning/stored-trials.ts';

/**
 * A trial under another uid: the same trial of another event, round or heat (Q3). Refused where another has that uid,
 * where its lists would not fit the new event, and of a combined event while parts name it.
 */
export async function recode(tx: Db, row: TrialTable, uid: string, stored: StoredTrials): Promise<TrialTable> {
  if (uid === row.uid) return row;
  const code = parseTrialUid(uid);
  if (code === undefined) {
    const example = 'six digits of the event number, variant, category, round and heat, as in 000100-0-55-f1';
    throw refusalAt('invalid request', '$.uid', `${JSON.stringify(uid)} is no uid of a trial (${example})`);
  }
  const conflict = (why: string) => refusalAt('conflict', '$.uid', why);
  const other = stored.trials.get(uid);
  if (other !== undefined) throw conflict(`${uid} is already ${JSON.stringify(other.name)}`);
  const parts = [...stored.trials.values()].filter(({ combined }) => combined === row.uid);
  if (parts.length > 0) throw conflict(`${row.uid} is a combined event, and ${parts.length} trials are parts of it`);
  if (!marksAlike(code, row) && (row.results > 0 || (await readFacts(tx, row.oid)).length > 0)) {
    throw conflict('the trial has results of another kind of event; delete them first');
  }
  if (isRelayEvent(code) !== isRelayEvent(row) && row.starts > 0) {
    const whom = isRelayEvent(row) ? 'teams' : 'athletes';
    throw conflict(`the start list of the trial is of ${whom}; empty it first`);
  }
  const { g0, g1, category, round, heat } = code;
  return { ...row, uid, g0, g1, category, round, heat };
}
