import type { RefusedFact } from './refused-fact.ts';

/** The rule on running in lanes. Results cite it as 163.3; the current number is derived from that and not confirmed. */
export const LANE_RULE = 'TR17.3';

/** One step on or over the lane line on a bend, reported by an umpire. */
export interface LaneStep {
  /** Bib or oid; in a relay that of the team. */
  readonly entrant: string;
  /** uid of the round in which it happened. */
  readonly round: string;
}

/** Steps of one entrant. */
export interface LaneRecord {
  /** The round whose result shows `L`. */
  readonly firstStepRound: string;
  /** Set after the second step: the round of the disqualification. */
  readonly disqualified?: { readonly round: string; readonly rule: string };
}

/** Entrants by bib or oid, and the refused facts. */
export interface LaneSteps {
  readonly entrants: ReadonlyMap<string, LaneRecord>;
  readonly refused: readonly RefusedFact<'already disqualified'>[];
}

/**
 * Lane steps over all rounds of one event: the first is shown as `L`, the second disqualifies, also in a later round; relays are
 * counted per team (TR 17, since November 2021).
 * @example countLaneSteps([{ entrant: '7', round: 'h1' }, { entrant: '7', round: 's1' }]).entrants.get('7')?.disqualified
 * // { round: 's1', rule: 'TR17.3' }
 */
export function countLaneSteps(facts: readonly LaneStep[], { rule = LANE_RULE } = {}): LaneSteps {
  const entrants = new Map<string, LaneRecord>();
  const refused: RefusedFact<'already disqualified'>[] = [];
  facts.forEach(({ entrant, round }, index) => {
    const record = entrants.get(entrant);
    if (!record) entrants.set(entrant, { firstStepRound: round });
    else if (record.disqualified) refused.push({ index, reason: 'already disqualified' });
    else entrants.set(entrant, { ...record, disqualified: { round, rule } });
  });
  return { entrants, refused };
}
