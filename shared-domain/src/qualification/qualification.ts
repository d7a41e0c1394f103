import type { RankInput } from '../ranking/rank-input.ts';
import type { QualificationReason, TieReason } from './qualification-reason.ts';
import type { QualifiedCode } from './qualified-code.ts';

/** A row of a heat or pool; its id is its own in the whole round. */
export interface QualifyingRow extends RankInput {
  readonly id: string;
  /** The judge's place in the heat, which stands before that of the rules. */
  readonly judged?: number | undefined;
}

/** One heat or pool of the round. */
export interface QualifyingHeat {
  readonly rows: readonly QualifyingRow[];
  /** As it is announced; its place in the list, from 1, when absent. */
  readonly number?: number;
  /** False while its result is missing: the rows are then its start list. No rows at all: anybody may still run in it. */
  readonly complete?: boolean;
  /** Times read to 0.001 s; when absent, told from the times: one that is no whole hundredth says yes. */
  readonly thousandths?: boolean;
  /** Run again on the referee's order: nobody qualifies by place in it, its times count. */
  readonly rerun?: boolean;
}

/** What officials decided: an athlete taken on by the referee or the jury, lots drawn among athletes who tie (TR 21.2). */
export type QualifyingDecision =
  | { readonly code: 'qR' | 'qJ'; readonly id: string; readonly by?: string; readonly reason?: string }
  | { readonly code: 'qD'; readonly tied: readonly string[]; readonly chosen: readonly string[]; readonly by: string };

/** Equal to the thousandth at the end: all go on, or lots are drawn because there are no lanes for all (TR 21.2). */
export const TIE_CHOICES = ['all', 'draw'] as const;

/** What becomes of a tie that no time parts: one of `TIE_CHOICES`. */
export type TieChoice = (typeof TIE_CHOICES)[number];

/** Races: so many by place in each heat and so many by time in all, either may be 0 (TR 20.8). */
export interface TrackRule {
  readonly places: number;
  readonly times: number;
  /** Default `all`; `draw` leaves the tie open until a `qD` decision speaks of it. */
  readonly ties?: TieChoice;
  /** How many the referee lets go on by time; when absent, `times` less those that a tie on place took on beyond plan. */
  readonly timesGranted?: number;
  readonly decisions?: readonly QualifyingDecision[];
}

/** Field events: all who reach the standard (mm), or the best up to the wanted number, 12 unless regulated (TR 25.9–25.15). */
export interface FieldRule {
  readonly standard?: number;
  readonly wanted?: number;
  readonly decisions?: readonly QualifyingDecision[];
}

/** What becomes of one row. No code and certain: out for sure. */
export interface RowQualification {
  readonly id: string;
  readonly qualified?: QualifiedCode;
  /** Nothing that missing heats may bring can change it. */
  readonly certain: boolean;
  readonly why: QualificationReason;
}

/** How many go on by time and why it is not the planned number (TR 20.8): a proposal that the referee can change. */
export interface TimesProposal {
  readonly planned: number;
  readonly proposed: number;
  /** Heats, by number, in which a tie on place took on more than planned, and how many more. */
  readonly tiesOnPlace: readonly { readonly heat: number; readonly extra: number }[];
  readonly changedByReferee: boolean;
}

/** What becomes of every row of the round, aligned with its heats and their rows. */
export interface RoundQualification {
  readonly heats: readonly (readonly RowQualification[])[];
  /** Athletes who tie for the last places and are neither in nor out until somebody decides. */
  readonly openTies: readonly TieReason[];
  /** Decisions that speak of nobody, or of a tie that is none. */
  readonly refused: readonly QualifyingDecision[];
}

/** What becomes of a round of races (TR 20.8). */
export interface TrackQualification extends RoundQualification {
  /** Places of all heats and times. */
  readonly planned: number;
  readonly times: TimesProposal;
}

/** What becomes of a qualification of a field event (TR 25.9–25.15). */
export interface FieldQualification extends RoundQualification {
  /** How many should go on. */
  readonly wanted: number;
  /** How many reached the standard. */
  readonly reached: number;
}

/**
 * The number of a heat as announced, else its place in the list, from 1; `index` counts from 0.
 * @example heatNumber({ rows: [] }, 0) // 1
 */
export function heatNumber(heat: QualifyingHeat, index: number): number {
  return heat.number ?? index + 1;
}
