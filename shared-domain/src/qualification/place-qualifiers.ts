import type { EventRef } from '../discipline/event-ref.ts';
import { sortIntoTies } from '../ranking/ties.ts';
import type { TrackRule } from './qualification.ts';
import type { TieNeed } from './qualification-reason.ts';
import { isShownAsRead, type Runner } from './runner.ts';
import { type DecidedTie, type DrawnLots, decideTie } from './tie-decision.ts';

/** Who qualifies by place in one heat. */
export interface PlaceQualifiers {
  readonly qualified: readonly Runner[];
  /** The tie for the last place and its outcome. */
  readonly tie?: DecidedTie & { readonly runners: readonly Runner[] };
  /** The other runners, who may still qualify by time. */
  readonly others: readonly Runner[];
  /** How many more than planned qualified through a tie. */
  readonly extra: number;
}

/** What the tie still needs; undefined where the photo finish was read and the tie is real (TR 21.1). */
function findTieNeed(tied: readonly Runner[], event: EventRef): TieNeed | undefined {
  if (tied.every(({ row }) => (row.judged ?? row.rank) !== undefined)) return undefined;
  if (isShownAsRead(event)) return 'order';
  return tied.every(({ exact }) => exact) ? undefined : 'thousandths';
}

/** The first `places` runners of one heat; a tie for the last of them is decided or stays open (TR 20.8, 21.2). */
export function qualifyByPlace(
  runners: readonly Runner[],
  places: number,
  event: EventRef,
  rule: TrackRule,
  draws: readonly DrawnLots[],
): PlaceQualifiers {
  const qualified: Runner[] = [];
  const others: Runner[] = [];
  let extra = 0;
  let tie: PlaceQualifiers['tie'];
  for (const tied of sortIntoTies(runners, (a, b) => a.place - b.place)) {
    const [first] = tied;
    const spots = places - qualified.length;
    if (first === undefined) continue;
    if (tie || spots <= 0) others.push(...tied);
    else if (tied.length <= spots) qualified.push(...tied);
    else {
      const lastPlaceTie = {
        on: 'place',
        mark: first.time,
        spots,
        tied: tied.map(({ row }) => row.id),
        needs: findTieNeed(tied, event),
      } as const;
      const decided = decideTie(lastPlaceTie, rule.ties ?? 'all', draws);
      tie = { ...decided, runners: tied };
      if (decided.reason.outcome === 'all') extra = tied.length - spots;
      if (decided.lots) others.push(...tied.filter(({ row }) => !decided.lots?.chosen.includes(row.id)));
    }
  }
  return { qualified, others, extra, ...(tie && { tie }) };
}
