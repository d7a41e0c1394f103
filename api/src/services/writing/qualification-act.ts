import { readActs } from '../../store/lists/official-acts.ts';
import type { OfficialActTable } from '../../store/secretariat-tables.ts';
import { newAct } from '../sheets/acts.ts';
import { parseDets, type Sheet, type SheetResult } from '../sheets/sheet.ts';
import type { EntryState } from './write-entry.ts';

/**
 * The act (kind `round`) after which the server computes who qualifies. It is made with the first result that does not come by an
 * upload, when the trial has a rule, the round has no act yet and no row came with its own Q or q.
 * @returns it alone, or nothing
 */
export async function planQualificationAct(
  { db, challenge, organiser, now }: EntryState,
  { trial, results }: Pick<Sheet, 'trial'> & { readonly results: readonly Pick<SheetResult, 'sent'>[] },
): Promise<OfficialActTable[]> {
  if (trial === undefined || parseDets(trial).qualifying === undefined) return [];
  if (results.some(({ sent }) => sent.qualified !== undefined)) return [];
  const { trial_group: group, round } = trial;
  if ((await readActs(db, [group])).some((act) => act.round === round)) return [];
  return [newAct('round', { challenge: challenge.oid, list: group, round }, {}, organiser, now)];
}
