import type { DeviceTrial } from 'shared-domain/live-input';
import type { WriteFact } from './fact-log.ts';

/** Fields of facts that name athletes by the keys of their rows; a correction has them in what it brings. */
const NAMING_FIELDS: readonly string[] = ['row', 'bib', 'next', 'who', 'with'];

/**
 * A fact that says of which changes of keys this device knows, where it names an athlete: bibs that were exchanged meanwhile then move it to
 * nobody else.
 */
export const noteKnownKeys =
  (make: WriteFact, findTrial: (oid: string) => Pick<DeviceTrial, 'renumbered'> | undefined): WriteFact =>
  (makeId) => {
    const fact = make(makeId);
    const trial = findTrial(fact.trialOID);
    if (trial === undefined || !NAMING_FIELDS.some((field) => field in fact)) return fact;
    return { ...fact, renumbered: trial.renumbered?.length ?? 0 };
  };
