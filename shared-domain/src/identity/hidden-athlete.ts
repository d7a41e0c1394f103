/** The name of an athlete whom an organiser has hidden (Q30). */
export const HIDDEN_ATHLETE = { last: 'ATHLETE', first: 'Anonyme' } as const;

/** Fields of a row that tell who an athlete is. */
interface NamedRow {
  readonly last: string;
  readonly first?: string | undefined;
  readonly auid?: unknown;
  readonly dob?: unknown;
}

/**
 * A row of a hidden athlete (Q30): the name becomes `ATHLETE Anonyme`, the athlete's id and birth date are gone, and
 * everything else stays, rank and mark first. The row given stays as it is.
 * @example hideAthlete({ rank: 1, last: 'VALMOREL', first: 'Inès' }) // { rank: 1, last: 'ATHLETE', first: 'Anonyme' }
 */
export function hideAthlete<Row extends NamedRow>(row: Row): Omit<Row, 'auid' | 'dob'> {
  const { auid: _auid, dob: _dob, ...otherFields } = row;
  return { ...otherFields, ...HIDDEN_ATHLETE };
}

/**
 * Whether a row already bears the name of a hidden athlete.
 * @example isHiddenAthlete({ last: 'ATHLETE', first: 'Anonyme' }) // true
 */
export function isHiddenAthlete({ last, first }: Pick<NamedRow, 'last' | 'first'>): boolean {
  return last === HIDDEN_ATHLETE.last && first === HIDDEN_ATHLETE.first;
}
