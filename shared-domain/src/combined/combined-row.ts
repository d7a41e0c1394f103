import type { EventRef } from '../discipline/event-ref.ts';
import type { Attempts } from '../performance/attempts.ts';
import type { Performance } from '../performance/performance.ts';

/** An athlete's result in one event of a combined event: the mark or a status such as DNS, and the attempts if known. */
export interface CombinedMark {
  readonly prf: Performance;
  readonly attempts?: Attempts | undefined;
  /** Its points where they are computed already, from the tables of the athlete's own category and sex. */
  readonly points?: number | undefined;
}

/** An athlete of a combined event. */
export interface CombinedRow {
  /** In the order of the programme; undefined, or a dash, while the result is not known. In an official event both count as DNS. */
  readonly marks: readonly (CombinedMark | undefined)[];
  /** Disqualified from the whole combined event, as for conduct; a DQ in a single event only scores 0 there. */
  readonly isDisqualified?: boolean;
}

/** Computes the points of a mark; undefined where the event has no table. */
export type ScorePart = (event: EventRef, sex: 1 | 2, prf: Performance) => number | undefined;

/** A combined event: its events in order, and the sex whose tables count. */
export interface Programme {
  readonly events: readonly EventRef[];
  readonly sex: 1 | 2;
  /** For each event whether its results are official: then an athlete without a result did not start in it. */
  readonly isEventOfficial?: readonly boolean[];
}
