import { compareRounds, isRoundLetter } from 'shared-domain';
import type { ProgrammeTrial } from '../../api/programme.ts';

/** An event with its trials in the order they are run. */
export interface PickGroup {
  readonly oid: string;
  readonly name: string;
  readonly trials: readonly ProgrammeTrial[];
}

const order = (a: ProgrammeTrial, b: ProgrammeTrial): number =>
  (isRoundLetter(a.round) && isRoundLetter(b.round) ? compareRounds(a.round, b.round) : 0) ||
  a.g0 - b.g0 ||
  a.heat - b.heat;

/** The programme by events, in the order of their first start. */
export function makeGroups(trials: readonly ProgrammeTrial[]): PickGroup[] {
  return [...Map.groupBy(trials, ({ gOID }) => gOID)].map(([oid, own]) => ({
    oid,
    name: own[0]?.group ?? '',
    trials: own.toSorted(order),
  }));
}

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
