import type { EventRef } from '../discipline/event-ref.ts';
import { sortIntoTies } from '../ranking/ties.ts';
import type { TrackRule } from './qualification.ts';
import type { TieNeed } from './qualification-reason.ts';
import { hasOnlyDisplayedPrecision, type Runner } from './runner.ts';
import { type DecidedTie, type DrawnLots, decideTie } from './tie-decision.ts';

/** Who qualifies by place in one heat. */
export interface PlaceQualifiers {
  readonly qualifiedWithoutTie: readonly Runner[];
  /** The tie for the last place and its outcome. */
  readonly tie?: DecidedTie & { readonly runners: readonly Runner[] };
  /** The other runners, who may still qualify by time. */
  readonly others: readonly Runner[];
  /** How many more than planned qualified through a tie. */
  readonly extra: number;
}

/** What the tie still needs; undefined where it is known to be real: times read to the thousandth, or the order of finish given (TR 21.1). */
function findTieNeed(samePlace: readonly Runner[], event: EventRef): TieNeed | undefined {
  if (samePlace.every(({ row }) => (row.judgedPlace ?? row.rank) !== undefined)) return undefined;
  if (hasOnlyDisplayedPrecision(event)) return 'order';
  return samePlace.every(({ exact }) => exact) ? undefined : 'thousandths';
}

/** The first `places` runners of one heat; a tie for the last of them is decided or stays open (TR 20.8, 21.2). */
export function qualifyByPlace(
  runners: readonly Runner[],
  places: number,
  event: EventRef,
  rule: TrackRule,
  draws: readonly DrawnLots[],
): PlaceQualifiers {
  const qualifiedWithoutTie: Runner[] = [];
  const others: Runner[] = [];
  let extra = 0;
  let tie: PlaceQualifiers['tie'];
  for (const samePlace of sortIntoTies(runners, (a, b) => a.place - b.place)) {
    const [first] = samePlace;
    const spots = places - qualifiedWithoutTie.length;
    if (first === undefined) continue;
    if (tie || spots <= 0) others.push(...samePlace);
    else if (samePlace.length <= spots) qualifiedWithoutTie.push(...samePlace);
    else {
      const lastPlaceTie = {
        on: 'place',
        mark: first.time,
        spots,
        tied: samePlace.map(({ row }) => row.id),
        needs: findTieNeed(samePlace, event),
      } as const;
      const decided = decideTie(lastPlaceTie, rule.ties ?? 'all', draws);
      tie = { ...decided, runners: samePlace };
      if (decided.reason.outcome === 'all') extra = samePlace.length - spots;
      if (decided.lots) others.push(...samePlace.filter(({ row }) => !decided.lots?.chosen.includes(row.id)));
    }
  }
  return { qualifiedWithoutTie, others, extra, ...(tie && { tie }) };
}
