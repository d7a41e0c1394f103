import type { Db } from '../../store/db.ts';
import { listTrials, updateTrial } from '../../store/lists/trials.ts';
import type { TrialFieldsImage } from '../../store/lists/undo-images.ts';
import type { TrialTable } from '../../store/schema.ts';
import type { AffectedTrial } from '../planning/plan-write.ts';
import { sentFields } from './write-upload.ts';

type Fields = Partial<TrialTable>;

const pick = (row: TrialTable, names: readonly (keyof TrialTable)[]): Fields =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

/** What a write is about to change of trials that are there, besides their lists. */
export function imageTrialFields(trials: readonly AffectedTrial[]): TrialFieldsImage[] {
  return trials.flatMap(({ plan }) => {
    const { oid, stored, sent } = plan;
    if (stored === undefined || sent === undefined) return [];
    const next: Fields = sentFields(sent, plan);
    const names = (Object.keys(next) as (keyof TrialTable)[]).filter((name) => next[name] !== stored[name]);
    if (names.length === 0) return [];
    const after = Object.fromEntries(names.map((name) => [name, next[name]]));
    return [{ oid, before: pick(stored, names), after }];
  });
}

/** Gives trials the fields that an act changed; one that was changed again since stays. Gives the oids of those that change. */
export async function restoreTrialFields(
  db: Db,
  chOID: string,
  images: readonly TrialFieldsImage[],
): Promise<readonly string[]> {
  if (images.length === 0) return [];
  const stored = new Map((await listTrials(db, chOID)).map((trial) => [trial.oid, trial]));
  const restored: string[] = [];
  for (const { oid, before, after } of images) {
    const row = stored.get(oid);
    const names = (Object.keys(before) as (keyof TrialTable)[]).filter((name) => row?.[name] === after[name]);
    if (row === undefined || names.length === 0) continue;
    await updateTrial(db, oid, Object.fromEntries(names.map((name) => [name, before[name]])));
    restored.push(oid);
  }
  return restored;
}
