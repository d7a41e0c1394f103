import type { OwnRanks } from '../ranking/rank-across.ts';
import type { RankInput, Ranking } from '../ranking/rank-input.ts';

/** A finisher of a road, cross or trail race: `prf.v` the gun time, `prf.z` the net time, which is shown and ranks nobody. */
export interface RoadRow extends RankInput {
  /** Position over the finish line, from 1: it keeps the order of equal whole seconds. */
  readonly sequence?: number | undefined;
}

/** Scratch place and gap, places in the own sex and category. */
export type RoadRanking = Ranking & OwnRanks;
