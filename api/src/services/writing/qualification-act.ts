import { readActs } from '../../store/lists/official-acts.ts';
import type { OfficialActTable } from '../../store/secretariat-tables.ts';
import { newAct } from '../sheets/acts.ts';
import { parseDets, type Sheet, type SheetResult } from '../sheets/sheet.ts';
import type { EntryState } from './write-entry.ts';

/**
 * The act by which the server begins to compute who goes on: at the first result by hand of a round that has a rule, unless the rows
 * came with their Q and q.
 */
export async function qualificationAct(
  { db, challenge, organiser, now }: EntryState,
  { trial, results }: Pick<Sheet, 'trial'> & { readonly results: readonly Pick<SheetResult, 'sent'>[] },
): Promise<OfficialActTable[]> {
  if (trial === undefined || parseDets(trial).qualifying === undefined) return [];
  if (results.some(({ sent }) => sent.qualified !== undefined)) return [];
  const { trial_group: list, round } = trial;
  if ((await readActs(db, [list])).some((act) => act.round === round)) return [];
  return [newAct('round', { challenge: challenge.oid, list, round }, {}, organiser, now)];
}
