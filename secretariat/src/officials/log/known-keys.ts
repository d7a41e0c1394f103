import type { DeviceTrial } from 'shared-domain/live-input';
import type { WriteFact } from './fact-log.ts';

/** Fields of facts that name athletes by the keys of their rows; a correction has them in what it brings. */
const NAMING_FIELDS: readonly string[] = ['row', 'bib', 'next', 'who', 'with'];

/**
 * A fact that says of which changes of keys its console knew, where it names an athlete: bibs that were exchanged meanwhile then move it to
 * nobody else. `trials` are the lists of which the fact has its keys, of the instant at which a key was pressed: the fact itself is made
 * later, while the disk is written.
 */
export const noteKnownKeys =
  (make: WriteFact, trials: readonly Pick<DeviceTrial, 'oid' | 'renumbered'>[]): WriteFact =>
  (makeId, before) => {
    const fact = make(makeId, before);
    const trial = trials.find(({ oid }) => oid === fact.trialOID);
    const isNoted = 'renumbered' in fact;
    if (trial === undefined || isNoted || !NAMING_FIELDS.some((field) => field in fact)) return fact;
    return { ...fact, renumbered: trial.renumbered?.length ?? 0 };
  };
