import type { EventRef } from '../discipline/event-ref.ts';
import { sortIntoTies } from '../ranking/ties.ts';
import type { TrackRule } from './qualification.ts';
import type { TieNeed } from './qualification-reason.ts';
import { isReadAsShown, type Runner } from './runner.ts';
import { decideTie, type LotsDrawn, type TieDecided } from './tie-decision.ts';

/** Who goes on by place in one heat. */
export interface PlaceQualifiers {
  readonly qualified: readonly Runner[];
  /** In because of a tie, or out of it, or waiting for somebody to decide it. */
  readonly tie?: TieDecided & { readonly runners: readonly Runner[] };
  /** Those left for the places by time. */
  readonly others: readonly Runner[];
  /** How many more than planned a tie took on. */
  readonly extra: number;
}

/** The picture was read, or its operator gave equal places: the tie is real (TR 21.1). */
function needOf(tied: readonly Runner[], event: EventRef): TieNeed | undefined {
  if (tied.every(({ row }) => (row.judged ?? row.rank) !== undefined)) return undefined;
  if (isReadAsShown(event)) return 'order';
  return tied.every(({ exact }) => exact) ? undefined : 'thousandths';
}

/** The first `places` of one heat; a tie that goes beyond them is decided or stays open (TR 20.8, 21.2). */
export function qualifyByPlace(
  runners: readonly Runner[],
  places: number,
  event: EventRef,
  rule: TrackRule,
  draws: readonly LotsDrawn[],
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
      const found = {
        on: 'place',
        mark: first.time,
        spots,
        tied: tied.map(({ row }) => row.id),
        needs: needOf(tied, event),
      } as const;
      const decided = decideTie(found, rule.ties ?? 'all', draws);
      tie = { ...decided, runners: tied };
      if (decided.reason.outcome === 'all') extra = tied.length - spots;
      if (decided.lots) others.push(...tied.filter(({ row }) => !decided.lots?.chosen.includes(row.id)));
    }
  }
  return { qualified, others, extra, ...(tie && { tie }) };
}
