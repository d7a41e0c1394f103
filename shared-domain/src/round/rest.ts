/** Least rest between the last heat of a round and the first of the next, by distance (TR 20.7, not confirmed). */
export const REST = {
  edition: 'not confirmed',
  upTo: [
    { metres: 200, minutes: 45 },
    { metres: 1000, minutes: 90 },
  ],
} as const;

/** Least rest between two parts of a combined event, minutes (TR 39.7). */
export const COMBINED_REST = 30;

/**
 * Minutes of rest after a race of so many metres, or `day`: the next round is on another day (TR 20.7, not confirmed).
 * @example restBetweenRounds(400) // 90
 */
export function restBetweenRounds(metres: number): number | 'day' {
  return REST.upTo.find((row) => metres <= row.metres)?.minutes ?? 'day';
}

/** A timetable that leaves less rest than asked for. */
export interface RestWarning {
  /** Minutes asked for, or another day. */
  readonly wanted: number | 'day';
  /** Whole minutes the timetable gives; negative when the rounds overlap. */
  readonly given: number;
}

/** End of a round's last heat and start of the next round: ms since 1970 and the day in the competition's own time zone. */
export interface RoundTime {
  readonly at: number;
  readonly day: string;
}

/**
 * Warns when the timetable leaves too little rest between two rounds (TR 20.7, not confirmed): a warning only. Undefined
 * when there is enough, or when a time is not known (no number).
 * @example checkRest(200, { at: 0, day: '2026-06-14' }, { at: 40 * 60_000, day: '2026-06-14' })
 * // { wanted: 45, given: 40 }
 */
export function checkRest(metres: number, ended: RoundTime, next: RoundTime): RestWarning | undefined {
  const wanted = restBetweenRounds(metres);
  const given = Math.floor((next.at - ended.at) / 60_000);
  if (Number.isNaN(given)) return undefined;
  const enough = wanted === 'day' ? next.day > ended.day : given >= wanted;
  return enough ? undefined : { wanted, given };
}
