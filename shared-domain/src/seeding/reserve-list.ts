import type { RoundQualification, RowQualification } from '../qualification/qualification.ts';

/** A reserve: one of the best who did not qualify. Equal ones share a place. */
export interface Reserve {
  readonly id: string;
  /** From 1. */
  readonly place: number;
  /** ms or mm. */
  readonly mark: number;
}

/** Position among the reserves: athletes who lost a draw of lots come first; undefined for others than reserves. */
function findReservePosition({
  qualified,
  certain,
  why,
}: RowQualification): { position: number; mark: number } | undefined {
  if (qualified !== undefined || !certain) return undefined;
  if (why.by === 'time' || why.by === 'mark') return { position: why.position, mark: why.mark };
  return why.by === 'tie' && why.outcome === 'drawn' ? { position: 0, mark: why.mark } : undefined;
}

/**
 * Reserves, best first, for qualifiers who do not start (world championships since 2023): the athletes who are certainly out, over
 * all heats; equal ones share a place and are sorted by id.
 * @example listReserves(qualifyTrack([{ rows: [{ id: '31', prf: { st: 2 } }] }], { g0: 400, g1: '0' }, { places: 1, times: 0 }))
 * // []
 */
export function listReserves({ heats }: RoundQualification): Reserve[] {
  const reserves = heats
    .flat()
    .flatMap((row) => {
      const position = findReservePosition(row);
      return position ? [{ id: row.id, ...position }] : [];
    })
    .toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
  return reserves.map(({ id, position, mark }) => ({
    id,
    mark,
    place: reserves.findIndex((other) => other.position === position) + 1,
  }));
}

/**
 * The start list with the reserve in the place and lane of the athlete who leaves, without a new draw. Unchanged where the athlete
 * is not in it, or the reserve already is.
 * @example fillLane([{ id: '7' }, { id: '4' }], '4', '9') // [{ id: '7' }, { id: '9' }]
 */
export function fillLane<T extends { readonly id: string }>(list: readonly T[], leaving: string, reserve: string): T[] {
  if (list.some(({ id }) => id === reserve)) return [...list];
  return list.map((athlete) => (athlete.id === leaving ? { ...athlete, id: reserve } : athlete));
}
