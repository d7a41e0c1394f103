import type { Db } from '../../store/db.ts';
import { listTrials, updateTrial } from '../../store/lists/trials.ts';
import type { TrialFieldsImage } from '../../store/lists/undo-images.ts';
import type { TrialTable } from '../../store/schema.ts';
import type { AffectedTrial } from '../planning/plan-write.ts';
import { buildTrialColumns } from './write-upload.ts';

type Fields = Partial<TrialTable>;

const pickFields = (row: TrialTable, names: readonly (keyof TrialTable)[]): Fields =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

/** The fields of stored trials that a write is about to change, before and after. */
export function buildTrialFieldsImage(trials: readonly AffectedTrial[]): TrialFieldsImage[] {
  return trials.flatMap(({ plan }) => {
    const { oid, stored, sent } = plan;
    if (stored === undefined || sent === undefined) return [];
    const next: Fields = buildTrialColumns(sent, plan);
    const names = (Object.keys(next) as (keyof TrialTable)[]).filter((name) => next[name] !== stored[name]);
    if (names.length === 0) return [];
    const after = Object.fromEntries(names.map((name) => [name, next[name]]));
    return [{ oid, before: pickFields(stored, names), after }];
  });
}

/** Restores fields of trials, except those that were changed again since. @returns the oids of the trials that changed */
export async function restoreTrialFields(
  db: Db,
  chOID: string,
  images: readonly TrialFieldsImage[],
): Promise<readonly string[]> {
  if (images.length === 0) return [];
  const stored = new Map((await listTrials(db, chOID)).map((trial) => [trial.oid, trial]));
  const restoredOids: string[] = [];
  for (const { oid, before, after } of images) {
    const row = stored.get(oid);
    const names = (Object.keys(before) as (keyof TrialTable)[]).filter((name) => row?.[name] === after[name]);
    if (row === undefined || names.length === 0) continue;
    await updateTrial(db, oid, Object.fromEntries(names.map((name) => [name, before[name]])));
    restoredOids.push(oid);
  }
  return restoredOids;
}
