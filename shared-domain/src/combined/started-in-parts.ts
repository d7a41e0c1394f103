import { isCombined } from '../discipline/event-ref.ts';

interface CombinedTrial {
  readonly g0: number;
  readonly uid: string;
}

interface PartTrial {
  /** `combined`: the uid of the combined event that a trial is a part of. */
  readonly dets: { readonly combined?: string | undefined };
}

/**
 * Whether a trial is a combined event that is started in its parts (TR 39): some of them are among these trials.
 * @example isStartedInParts({ g0: 800010, uid: 'D' }, [{ dets: { combined: 'D' } }]) // true
 */
export function isStartedInParts({ g0, uid }: CombinedTrial, trials: readonly PartTrial[]): boolean {
  return isCombined(g0) && trials.some(({ dets }) => dets.combined === uid);
}
