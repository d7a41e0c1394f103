import { isOfficial, isPublished } from '../trial/trial-status.ts';

/**
 * How sure what is announced is: official; published and not official; of an event that goes on; a possible record, which nobody announces;
 * one that is subject to ratification; a list with a protest that waits.
 */
export const CERTAINTIES = ['official', 'unofficial', 'provisional', 'possible', 'pending', 'protest'] as const;

/** One of `CERTAINTIES`. */
export type Certainty = (typeof CERTAINTIES)[number];

/**
 * How sure the marks of a trial are.
 * @example findCertainty({ status: 15 }) // 'unofficial'
 */
export function findCertainty({
  status,
  isUnderProtest = false,
}: {
  readonly status: number;
  readonly isUnderProtest?: boolean | undefined;
}): Certainty {
  if (isUnderProtest) return 'protest';
  if (isOfficial(status)) return 'official';
  return isPublished(status) ? 'unofficial' : 'provisional';
}
