import type { RoundQualification, RowQualification } from '../qualification/qualification.ts';

/** The next best of a round who did not go on. Equal ones share a place. */
export interface Reserve {
  readonly id: string;
  /** From 1. */
  readonly place: number;
  /** ms or mm. */
  readonly mark: number;
}

/** Those who lost by lots stand before all others. */
function positionOf({ qualified, certain, why }: RowQualification): { position: number; mark: number } | undefined {
  if (qualified !== undefined || !certain) return undefined;
  if (why.by === 'time' || why.by === 'mark') return { position: why.position, mark: why.mark };
  return why.by === 'tie' && why.outcome === 'drawn' ? { position: 0, mark: why.mark } : undefined;
}

/**
 * Who comes next when one of those who qualified does not start (world championships since 2023): the best of those who
 * are out for certain, over all heats, best first; equal ones by id, sharing their place.
 * @example listReserves(qualifyTrack([{ rows: [{ id: '31', prf: { st: 2 } }] }], { g0: 400, g1: '0' }, { places: 1, times: 0 }))
 * // []
 */
export function listReserves({ heats }: RoundQualification): Reserve[] {
  const next = heats
    .flat()
    .flatMap((row) => {
      const position = positionOf(row);
      return position ? [{ id: row.id, ...position }] : [];
    })
    .toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
  return next.map(({ id, position, mark }) => ({
    id,
    mark,
    place: next.findIndex((other) => other.position === position) + 1,
  }));
}

/**
 * The start list with the reserve in the very lane and line of the one who does not start: no new draw. As it was when
 * nobody of that id is in it, or the reserve is already.
 * @example fillLane([{ id: '7' }, { id: '4' }], '4', '9') // [{ id: '7' }, { id: '9' }]
 */
export function fillLane<T extends { readonly id: string }>(list: readonly T[], leaving: string, reserve: string): T[] {
  if (list.some(({ id }) => id === reserve)) return [...list];
  return list.map((athlete) => (athlete.id === leaving ? { ...athlete, id: reserve } : athlete));
}
