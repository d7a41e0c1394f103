import type { RankInput } from '../ranking/rank-input.ts';
import type { QualificationReason, TieReason } from './qualification-reason.ts';
import type { QualifiedCode } from './qualified-code.ts';

/** A row of a heat or pool; its id is unique in the round. */
export interface QualifyingRow extends RankInput {
  readonly id: string;
  /** Place in the heat set by a judge, in place of the computed one. */
  readonly judgedPlace?: number | undefined;
}

/** One heat or pool of the round. */
export interface QualifyingHeat {
  readonly rows: readonly QualifyingRow[];
  /** The announced number; by default the position in the list, from 1. */
  readonly number?: number;
  /** False while the result is missing: the rows are then the start list. Without rows the entries are unknown. */
  readonly complete?: boolean;
  /** Whether times were read to 0.001 s; by default, whether any time is not a whole hundredth. */
  readonly thousandths?: boolean;
  /** Whether its times were taken by hand; by default as the event says. */
  readonly hand?: boolean;
  /** A re-run ordered by the referee: nobody qualifies by place in it, but its times count. */
  readonly rerun?: boolean;
}

/** A decision of officials: an athlete advanced by the referee or the jury, or lots drawn among tied athletes (TR 21.2). */
export type QualifyingDecision =
  | { readonly code: 'qR' | 'qJ'; readonly id: string; readonly by?: string; readonly reason?: string }
  | { readonly code: 'qD'; readonly tied: readonly string[]; readonly chosen: readonly string[]; readonly by: string };

/** Ties to the thousandth: all qualify, or lots are drawn because there are too few lanes (TR 21.2). */
export const TIE_CHOICES = ['all', 'draw'] as const;

/** How a tie to the thousandth is resolved: one of `TIE_CHOICES`. */
export type TieChoice = (typeof TIE_CHOICES)[number];

/** Races: `places` of each heat, and `times` by time over all heats; either may be 0 (TR 20.8). */
export interface TrackRule {
  readonly places: number;
  readonly times: number;
  /** Default `all`; with `draw` a tie stays open until a `qD` decision resolves it. */
  readonly ties?: TieChoice;
  /** How many the referee lets qualify by time; by default `times` less the extra qualifiers of ties on place. */
  readonly timesGranted?: number;
  readonly decisions?: readonly QualifyingDecision[];
}

/** Field events: all who reach `standard` (mm), or the best up to `wanted`, by default 12 (TR 25.9–25.15). */
export interface FieldRule {
  readonly standard?: number;
  readonly wanted?: number;
  readonly decisions?: readonly QualifyingDecision[];
}

/** Qualification of one row. A row that is certain and has no code does not qualify. */
export interface RowQualification {
  readonly id: string;
  readonly qualified?: QualifiedCode;
  /** Results that are still missing cannot change it. */
  readonly certain: boolean;
  readonly why: QualificationReason;
}

/** How many qualify by time, and why not the planned number (TR 20.8): a proposal that the referee can change. */
export interface TimesProposal {
  readonly planned: number;
  readonly proposed: number;
  /** Heats in which a tie on place qualified `extra` more than planned. */
  readonly tiesOnPlace: readonly { readonly heat: number; readonly extra: number }[];
  readonly changedByReferee: boolean;
}

/** Qualification of every row of a round, aligned with its heats and their rows. */
export interface RoundQualification {
  readonly heats: readonly (readonly RowQualification[])[];
  /** Ties for the last places that are not decided yet. */
  readonly openTies: readonly TieReason[];
  /** Decisions about nobody of the round, or about a tie that does not exist. */
  readonly refused: readonly QualifyingDecision[];
}

/** Qualification from a round of races (TR 20.8). */
export interface TrackQualification extends RoundQualification {
  /** Planned number of qualifiers, by place and by time. */
  readonly planned: number;
  readonly times: TimesProposal;
}

/** Qualification from a qualifying round of a field event (TR 25.9–25.15). */
export interface FieldQualification extends RoundQualification {
  /** How many should qualify. */
  readonly wanted: number;
  /** How many reached the standard. */
  readonly reached: number;
}

/**
 * The announced number of a heat, else its position in the list, from 1; `index` counts from 0.
 * @example findHeatNumber({ rows: [] }, 0) // 1
 */
export function findHeatNumber(heat: QualifyingHeat, index: number): number {
  return heat.number ?? index + 1;
}
