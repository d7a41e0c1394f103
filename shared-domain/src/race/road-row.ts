import type { GroupRanks } from '../ranking/rank-by-category-and-sex.ts';
import type { RankInput, Ranking } from '../ranking/rank-input.ts';

/** A finisher of a road, cross or trail race: `prf.v` is the gun time, `prf.z` the net time, which does not affect the ranking. */
export interface RoadRow extends RankInput {
  /** Position at the finish line, from 1; it orders equal whole seconds. */
  readonly sequence?: number | undefined;
}

/** Overall place and gap, places in the sex and the category. */
export type RoadRanking = Ranking & GroupRanks;
