import type { ProgrammeTrial } from '../../api/programme.ts';
import type { ProgrammeGroup } from '../../api/programme-groups.ts';

export { groupByEvent, type ProgrammeGroup } from '../../api/programme-groups.ts';

/** A list that the user chose to see: the start list of a trial, or, without `trial`, the entries of an event. */
export interface SelectedList {
  readonly oid: string;
  readonly group: ProgrammeGroup;
  readonly trial?: ProgrammeTrial;
}

/** The lists with these oids, in their order; unknown oids are left out. */
export function findSelectedLists(oids: readonly string[], groups: readonly ProgrammeGroup[]): SelectedList[] {
  return oids.flatMap((oid): SelectedList[] => {
    for (const group of groups) {
      if (group.oid === oid) return [{ oid, group }];
      const trial = group.trials.find((one) => one.oid === oid);
      if (trial !== undefined) return [{ oid, group, trial }];
    }
    return [];
  });
}
