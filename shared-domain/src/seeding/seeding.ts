import type { SeedingMethod } from './compose-heats.ts';
import type { Draw } from './draw.ts';
import type { LaneDraw } from './draw-lanes.ts';
import type { LaneClass } from './lane-preset.ts';
import type { Swap, Together } from './team-mates.ts';
import type { VenueLanes } from './venue-lanes.ts';

/** How lanes are drawn: all at once, a first round, or by groups of rank, later rounds (TR 20.4). */
export const LANE_DRAWS = ['lots', 'groups'] as const;

/** In which order composed heats are run: drawn after their composition, or with the best athletes first or last. */
export const HEAT_ORDERS = ['draw', 'bestFirst', 'bestLast'] as const;

/** How a round is seeded. */
export interface SeedingOptions {
  /** How many; at least one, at most one for each athlete. */
  readonly heats: number;
  /** Of all its draws: the same seed repeats them. */
  readonly seed: string;
  /** Default `serpentine`. */
  readonly method?: SeedingMethod;
  /** Order of strength by entry marks (default), or by places and times of the round before. */
  readonly by?: 'mark' | 'round';
  /** Lanes of the track, cut to a whole number; without it no lanes are given and the order of the list is drawn: long races, field events. */
  readonly lanes?: number;
  /** Whose lane groups hold; absent, lots for all lanes. */
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
  /** Place in the order of strength, from 1. */
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

/** What the organiser should know: an athlete entered twice, more athletes than lanes, no groups known for so many lanes. */
export type SeedingWarning =
  | { readonly warning: 'same athlete twice'; readonly id: string }
  | { readonly warning: 'more athletes than lanes'; readonly heat: number; readonly without: readonly string[] }
  | { readonly warning: 'no lane groups'; readonly heat: number; readonly lanes: number };

/** Heats with their start lists, and the log that repeats and proves them. Heats are named by their number. */
export interface Seeding {
  readonly heats: readonly SeededHeat[];
  readonly draws: readonly (Draw | LaneDraw)[];
  readonly swaps: readonly Swap[];
  readonly together: readonly Together[];
  readonly warnings: readonly SeedingWarning[];
}
