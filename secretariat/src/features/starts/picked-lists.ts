import type { ProgrammeTrial } from '../../api/programme.ts';
import type { PickGroup } from '../../api/programme-groups.ts';

export { makeGroups, type PickGroup } from '../../api/programme-groups.ts';

/** A list that is shown: of a trial, or the commitments of an event. */
export interface PickedList {
  readonly oid: string;
  readonly group: PickGroup;
  readonly trial?: ProgrammeTrial;
}

/** The lists of the address, in its order; an oid that is none any more is left out. */
export function pickedLists(oids: readonly string[], groups: readonly PickGroup[]): PickedList[] {
  return oids.flatMap((oid): PickedList[] => {
    for (const group of groups) {
      if (group.oid === oid) return [{ oid, group }];
      const trial = group.trials.find((one) => one.oid === oid);
      if (trial !== undefined) return [{ oid, group, trial }];
    }
    return [];
  });
}
