import type { ProgrammeTrial } from '../../api/programme.ts';
import type { ProgrammeGroup } from '../../api/programme-groups.ts';

export { groupByEvent, type ProgrammeGroup } from '../../api/programme-groups.ts';

/** A list to show: the start list of a trial, or the commitments of an event (without `trial`). */
export interface PickedList {
  readonly oid: string;
  readonly group: ProgrammeGroup;
  readonly trial?: ProgrammeTrial;
}

/** The lists with these oids, in their order; unknown oids are left out. */
export function findPickedLists(oids: readonly string[], groups: readonly ProgrammeGroup[]): PickedList[] {
  return oids.flatMap((oid): PickedList[] => {
    for (const group of groups) {
      if (group.oid === oid) return [{ oid, group }];
      const trial = group.trials.find((one) => one.oid === oid);
      if (trial !== undefined) return [{ oid, group, trial }];
    }
    return [];
  });
}
