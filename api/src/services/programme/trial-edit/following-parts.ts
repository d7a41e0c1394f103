import { findPartStatus, type TrialStatus } from 'shared-domain';
import type { TrialTable } from '../../../store/schema.ts';
import type { StoredTrials } from '../../planning/stored-trials.ts';
import type { TrialEdit } from './trial-edit.ts';

/** A part of a combined event whose status changes with that of its combined event. */
interface FollowingPart {
  readonly row: TrialTable;
  readonly status: TrialStatus;
}

/** The parts that become official, or unofficial again, with the trial that an edit changes; none where it is no combined event. */
export function listFollowingParts(
  { trials }: StoredTrials,
  { uid, status: from }: TrialTable,
  { status: to }: TrialEdit,
): FollowingPart[] {
  if (to === undefined) return [];
  return [...trials.values()].flatMap((row) => {
    if (row.combined !== uid) return [];
    const own = row.status as TrialStatus;
    const status = findPartStatus({ status: own, results: row.results }, { from: from as TrialStatus, to });
    return status === own ? [] : [{ row, status }];
  });
}

/** What the log says of a part: which trial it is. */
export const describePart = ({ oid, uid, name }: TrialTable) => ({ oid, uid, name });
