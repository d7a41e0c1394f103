import type { EventRef } from '../discipline/event-ref.ts';
import type { Attempts } from '../performance/attempts.ts';
import type { Performance } from '../performance/performance.ts';

/** One event of a combined event as an athlete leaves it: a mark or what stands in its place, and the attempts if known. */
export interface CombinedMark {
  readonly prf: Performance;
  readonly attempts?: Attempts | undefined;
  /** Its points where they are known already, by the tables of the athlete's own category and sex. */
  readonly points?: number | undefined;
}

/** An athlete of a combined event. */
export interface CombinedRow {
  /** By event of the programme, in its order; undefined as long as the event is not held or its result not known, a dash likewise. In an official event both are a DNS. */
  readonly marks: readonly (CombinedMark | undefined)[];
  /** Disqualified from the whole combined event, for conduct and the like: a single event's DQ scores 0 and no more. */
  readonly disqualified?: boolean;
}

/** Points of a mark, undefined where the event has no table; `scoreCombinedPart` by default. */
export type PointsOf = (event: EventRef, sex: 1 | 2, prf: Performance) => number | undefined;

/** The competition an athlete is scored in: its events in their order, the sex whose tables count. */
export interface Programme {
  readonly events: readonly EventRef[];
  readonly sex: 1 | 2;
  /** By event: its results are official, so that who has no mark in it did not start it. */
  readonly official?: readonly boolean[];
}
