import type { SeedingMethod } from './compose-heats.ts';
import type { Draw } from './draw.ts';
import type { LaneDraw } from './draw-lanes.ts';
import type { LaneClass } from './lane-preset.ts';
import type { Swap, Together } from './team-mates.ts';
import type { VenueLanes } from './venue-lanes.ts';

/** How lanes are drawn: all at once (first rounds), or by lane groups (later rounds) (TR 20.4). */
export const LANE_DRAWS = ['lots', 'groups'] as const;

/** Running order of composed heats: drawn by lots, or with the best heat first or last. */
export const HEAT_ORDERS = ['draw', 'bestFirst', 'bestLast'] as const;

/** How a round is seeded. */
export interface SeedingOptions {
  /** Number of heats; at least one, at most one for each athlete. */
  readonly heats: number;
  /** Seed of all draws: the same seed repeats them. */
  readonly seed: string;
  /** Default `serpentine`. */
  readonly method?: SeedingMethod;
  /** Strength by entry marks (default), or by places and times of the previous round. */
  readonly by?: 'mark' | 'round';
  /** Lanes of the track; absent for long races and field events: the order of the list is drawn. */
  readonly lanes?: number;
  /** Class of the lane groups; absent: lots for all lanes. */
  readonly laneClass?: LaneClass | undefined;
  /** Default `groups` after a round, `lots` by entry marks. */
  readonly laneDraw?: (typeof LANE_DRAWS)[number];
  readonly venue?: VenueLanes;
  /** Default `bestLast` in packs, else `draw` (TR 20.3). */
  readonly heatOrder?: (typeof HEAT_ORDERS)[number];
}

/** A line of a start list. */
export interface SeededAthlete {
  readonly id: string;
  /** Rank by strength, from 1. */
  readonly seed: number;
  /** Order in the list, from 1: by lane, else as drawn. */
  readonly odr: number;
  readonly lane?: number;
}

/** A heat and its athletes. */
export interface SeededHeat {
  readonly number: number;
  readonly athletes: readonly SeededAthlete[];
}

/** A warning to the organiser: an athlete entered twice, more athletes than lanes, no lane groups for this number of lanes. */
export type SeedingWarning =
  | { readonly warning: 'same athlete twice'; readonly id: string }
  | { readonly warning: 'more athletes than lanes'; readonly heat: number; readonly without: readonly string[] }
  | { readonly warning: 'no lane groups'; readonly heat: number; readonly lanes: number };

/** Heats with their start lists, and the log of draws and swaps, which names heats by number. */
export interface Seeding {
  readonly heats: readonly SeededHeat[];
  readonly draws: readonly (Draw | LaneDraw)[];
  readonly swaps: readonly Swap[];
  readonly together: readonly Together[];
  readonly warnings: readonly SeedingWarning[];
}
