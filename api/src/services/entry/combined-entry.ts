import { isCombined } from 'shared-domain';
import type { startEdit } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import type { TrialTable } from '../../store/schema.ts';
import type { StoredTrials } from '../planning/stored-trials.ts';

type Edit = z.output<typeof startEdit>;

/**
 * Edits that add a late entry of a combined event to its parts too: to the shortest start list of each part that has been drawn and
 * has no results.
 */
export function listPartEdits(edit: Edit, { trials }: Pick<StoredTrials, 'trials'>): Edit[] {
  if (edit.op !== 'add') return [];
  const allTrials = [...trials.values()];
  const combinedEvent = allTrials.find(({ oid }) => oid === edit.trial);
  if (combinedEvent === undefined || !isCombined(combinedEvent.g0)) return [];
  const disciplines = Map.groupBy(
    allTrials.filter(({ combined }) => combined === combinedEvent.uid),
    ({ g0, g1 }) => `${g0}-${g1}`,
  );
  const { lane: _, odr: __, ...entry } = edit.entry;
  return [...disciplines.values()].flatMap((heats) => {
    const isOpen = heats.some(({ starts }) => starts > 0) && heats.every(({ results }) => results === 0);
    const [shortest] = heats.toSorted((a: TrialTable, b: TrialTable) => a.starts - b.starts || a.heat - b.heat);
    return isOpen && shortest !== undefined ? [{ op: 'add' as const, trial: shortest.oid, entry }] : [];
  });
}
