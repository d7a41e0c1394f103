import { findHorizontalRules } from 'shared-domain';
import type { Trial } from 'shared-domain/contract';

/** The rules of a horizontal jump or a throw by the settings of its trial. */
export const readFieldRules = ({ round, dets }: Trial) =>
  findHorizontalRules({
    round,
    attemptCount: dets.nbTries,
    standard: dets.qualifying?.standard,
    cuts: dets.cuts,
    reorderAfter: dets.reorderAfter,
  });
