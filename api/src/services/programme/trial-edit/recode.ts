import { findCategory, hasSameMarkType, isRelayEvent, parseTrialUid } from 'shared-domain';
import { parseBodies } from '../../../base/parse-bodies.ts';
import { refusalAt } from '../../../base/refusal.ts';
import type { Db } from '../../../store/db.ts';
import { readSentStarts } from '../../../store/lists/lists.ts';
import type { SentStart } from '../../../store/lists/sent-rows.ts';
import { readFacts } from '../../../store/live/facts.ts';
import type { TrialTable } from '../../../store/schema.ts';
import type { StoredTrials } from '../../planning/stored-trials.ts';
import { requireSex } from '../../sheets/list-event.ts';

/**
 * Lets a list follow its event to another category. Those who are of the other sex already, as in a race of both, stay where the sex of
 * the event stays.
 * @throws Refusal `conflict` where somebody in the list is of the other sex than the event becomes
 */
export async function requireSexOfEntries(
  tx: Db,
  list: string,
  before: number,
  { uid, category }: Pick<TrialTable, 'uid' | 'category'>,
): Promise<void> {
  if (findCategory(before)?.sex === findCategory(category)?.sex) return;
  for (const entry of parseBodies<SentStart>(await readSentStarts(tx, list))) requireSex({ uid }, entry, '$.uid');
}

/**
 * Gives a trial another uid, that is, another event, round or heat (Q3). Refused where another trial has that uid, where the lists
 * would not fit the new event or somebody in them is of the other sex, and for a combined event that has parts.
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
  await requireSexOfEntries(tx, row.oid, row.category, { uid, category });
  return { ...row, uid, g0, g1, category, round, heat };
}
