import { readActs } from '../../store/lists/official-acts.ts';
import type { OfficialActTable } from '../../store/secretariat-tables.ts';
import { createAct } from '../sheets/acts.ts';
import { parseDets, type Sheet, type SheetResult } from '../sheets/sheet.ts';
import type { ManualEditState } from './manual-edit.ts';

/**
 * The act (kind `round`) after which the server computes who qualifies. It is added with the first result that is not from an upload,
 * where the trial has a rule, the round has no act yet and no row was sent with a Q or q.
 * @returns a list of this act, or an empty list
 */
export async function planQualificationAct(
  { db, challenge, organiser, now }: ManualEditState,
  { trial, results }: Pick<Sheet, 'trial'> & { readonly results: readonly Pick<SheetResult, 'sent'>[] },
): Promise<OfficialActTable[]> {
  if (trial === undefined || parseDets(trial).qualifying === undefined) return [];
  if (results.some(({ sent }) => sent.qualified !== undefined)) return [];
  const { trial_group: group, round } = trial;
  if ((await readActs(db, [group])).some((act) => act.round === round)) return [];
  return [createAct('round', { challenge: challenge.oid, list: group, round }, {}, organiser, now)];
}
