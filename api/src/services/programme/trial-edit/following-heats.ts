import { makeGroupUid, parseTrialUid } from 'shared-domain';
import type { TrialTable } from '../../../store/schema.ts';
import type { StoredTrials } from '../../planning/stored-trials.ts';
import { parseDets } from '../../sheets/sheet.ts';
import type { TrialEdit } from './trial-edit.ts';

/** A trial that changes with another one, and how. */
interface FollowingHeat {
  readonly row: TrialTable;
  readonly edit: Pick<TrialEdit, 'dets'>;
}

const findGroupUid = (uid: string): string | undefined => {
  const event = parseTrialUid(uid);
  return event && makeGroupUid(event);
};

const isSameList = (one: readonly number[] = [], other: readonly number[] = []): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The other heats and rounds of the event of a trial, where an edit changes the categories that it is for: one contest has the same in each. */
export function listFollowingHeats(
  { trials }: StoredTrials,
  row: TrialTable,
  { dets, uid = row.uid }: TrialEdit,
): FollowingHeat[] {
  if (dets === undefined || row.combined !== null || findGroupUid(uid) !== findGroupUid(row.uid)) return [];
  const { categories } = dets;
  if (isSameList(categories, parseDets(row).categories)) return [];
  return [...trials.values()].flatMap((other) => {
    if (other.oid === row.oid || other.combined !== null || other.trial_group !== row.trial_group) return [];
    const { categories: before, ...details } = parseDets(other);
    if (isSameList(categories, before)) return [];
    return [{ row: other, edit: { dets: { ...details, ...(categories && { categories }) } } }];
  });
}
