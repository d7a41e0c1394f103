import { isFieldEvent } from '../discipline/event-ref.ts';
import type { FoldedTrialView } from '../live-input/device-view.ts';
import type { OverlayPart } from './board-address.ts';
import type { Freeze } from './freeze.ts';
import { describeList } from './list-picture.ts';

/** One strip: a part, and of a list which page. */
export interface OverlayStop {
  readonly part: OverlayPart;
  readonly page: number;
}

const FIELD_PARTS = ['athlete', 'classement', 'record'] as const;
const RACE_PARTS = ['depart', 'resultat', 'record'] as const;

/** The strips that there are of a trial, in the order in which `next` goes through them. */
export function listOverlayStops(folded: FoldedTrialView, freeze: Freeze, rows: number): readonly OverlayStop[] {
  const isField = isFieldEvent(folded.trial.g0);
  return (isField ? FIELD_PARTS : RACE_PARTS).flatMap((part): OverlayStop[] => {
    if (part === 'athlete') return [{ part, page: 0 }];
    const list = describeList(part === 'record' ? (isField ? 'classement' : 'resultat') : part, folded, freeze);
    if (part === 'record') return list.rows.some(({ record }) => record !== undefined) ? [{ part, page: 0 }] : [];
    if (list.rows.length === 0 || (part === 'resultat' && list.kind === 'lanes')) return [];
    return Array.from({ length: Math.ceil(list.rows.length / rows) }, (_, page) => ({ part, page }));
  });
}

/** The strip after so many steps from the first page of a part; the part itself where it is none of them. */
export function chooseOverlayStop(stops: readonly OverlayStop[], part: OverlayPart, steps: number): OverlayStop {
  const start = Math.max(
    0,
    stops.findIndex((stop) => stop.part === part),
  );
  return stops[(start + steps) % stops.length] ?? { part, page: 0 };
}
