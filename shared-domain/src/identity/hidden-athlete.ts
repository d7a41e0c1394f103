/** The name of an athlete whom an organiser has hidden (Q30). */
export const HIDDEN_ATHLETE = { last: 'ATHLETE', first: 'Anonyme' } as const;

/** Fields of a row that identify an athlete. */
interface NamedRow {
  readonly last: string;
  readonly first?: string | undefined;
  readonly auid?: unknown;
  readonly dob?: unknown;
}

/**
 * A copy of a row for a hidden athlete (Q30): the name becomes `ATHLETE Anonyme`, the athlete's id and birth date are removed, and
 * everything else stays.
 * @example hideAthlete({ rank: 1, last: 'VALMOREL', first: 'Inès' }) // { rank: 1, last: 'ATHLETE', first: 'Anonyme' }
 */
export function hideAthlete<Row extends NamedRow>(row: Row): Omit<Row, 'auid' | 'dob'> {
  const { auid: _auid, dob: _dob, ...otherFields } = row;
  return { ...otherFields, ...HIDDEN_ATHLETE };
}

/**
 * Whether a row has the name of a hidden athlete.
 * @example isHiddenAthlete({ last: 'ATHLETE', first: 'Anonyme' }) // true
 */
export function isHiddenAthlete({ last, first }: Pick<NamedRow, 'last' | 'first'>): boolean {
  return last === HIDDEN_ATHLETE.last && first === HIDDEN_ATHLETE.first;
}
