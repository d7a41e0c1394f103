/** Minimum rest between the last heat of a round and the first of the next, by distance (TR 20.7, not confirmed). */
export const MIN_REST = {
  edition: 'not confirmed',
  upTo: [
    { metres: 200, minutes: 45 },
    { metres: 1000, minutes: 90 },
  ],
} as const;

/** Minimum rest between two parts of a combined event (TR 39.7). */
export const MIN_COMBINED_REST_MINUTES = 30;

/**
 * Minimum rest after a race of that distance in minutes, or `day` for the next day (TR 20.7, not confirmed).
 * @example findMinRest(400) // 90
 */
export function findMinRest(metres: number): number | 'day' {
  return MIN_REST.upTo.find((row) => metres <= row.metres)?.minutes ?? 'day';
}

/** Too little rest in the timetable. */
export interface RestWarning {
  /** Required minutes, or `day` for the next day. */
  readonly wanted: number | 'day';
  /** Whole minutes in the timetable; negative where the rounds overlap. */
  readonly given: number;
}

/** An instant in ms since 1970, and its ISO day in the competition's time zone. */
export interface RoundTime {
  readonly at: number;
  readonly day: string;
}

/**
 * Warns where the timetable leaves too little rest between the end of a round and the next one (TR 20.7, not confirmed). Undefined
 * where it is enough or a time is NaN.
 * @example checkRest(200, { at: 0, day: '2026-06-14' }, { at: 40 * 60_000, day: '2026-06-14' })
 * // { wanted: 45, given: 40 }
 */
export function checkRest(metres: number, ended: RoundTime, next: RoundTime): RestWarning | undefined {
  const wanted = findMinRest(metres);
  const given = Math.floor((next.at - ended.at) / 60_000);
  if (Number.isNaN(given)) return undefined;
  const hasEnough = wanted === 'day' ? next.day > ended.day : given >= wanted;
  return hasEnough ? undefined : { wanted, given };
}
