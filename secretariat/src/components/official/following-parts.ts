import { findPartStatus, TRIAL_STATUS } from 'shared-domain';
import type { ProgrammeTrial } from '../../api/programme.ts';

/** The parts of a combined event that become official with it; none for another trial. */
export const listPartsToMakeOfficial = (
  { uid, status: from }: Pick<ProgrammeTrial, 'uid' | 'status'>,
  programme: readonly ProgrammeTrial[],
): readonly ProgrammeTrial[] =>
  programme.filter(
    (part) => part.dets.combined === uid && findPartStatus(part, { from, to: TRIAL_STATUS.official }) !== part.status,
  );
