import { findHorizontalRules } from 'shared-domain';
import type { Trial } from 'shared-domain/contract';

/** The rules that a trial is held by, as it is set. */
export const readFieldRules = ({ round, dets }: Trial) =>
  findHorizontalRules({
    round,
    trials: dets.nbTries,
    standard: dets.qualifying?.standard,
    cuts: dets.cuts,
    reorderAfter: dets.reorderAfter,
  });
