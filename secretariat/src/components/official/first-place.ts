import {
  type EventRef,
  type FirstPlaceTie,
  findFirstPlaceTie,
  findListType,
  type RankInput,
  readVerticalOptions,
} from 'shared-domain';
import type { Trial } from 'shared-domain/contract';

/** The tie for first place among the rows of a trial; undefined where there is none. */
export function findTrialTie(
  rows: readonly RankInput[],
  event: EventRef,
  { round, dets }: Pick<Trial, 'round' | 'dets'>,
): FirstPlaceTie | undefined {
  if (findListType(event) !== 'vertical') return undefined;
  return findFirstPlaceTie(rows, event, dets.heights ?? [], readVerticalOptions({ round, dets }));
}
