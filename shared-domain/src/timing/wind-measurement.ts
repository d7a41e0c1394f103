import { type EventRef, LONG_JUMP, TRIPLE_JUMP } from '../discipline/event-ref.ts';
import { needsWind } from '../trial/list-type.ts';

/** Start of the measurement: the gun, the first runner entering the straight, the athlete passing a mark in the run-up. */
export const WIND_READING_STARTS = ['gun', 'straight', 'run-up'] as const;

/** How the wind is measured in one event. */
export interface WindReading {
  readonly g0: number;
  readonly hurdles: boolean;
  /** Seconds over which the wind is averaged. */
  readonly seconds: number;
  readonly from: (typeof WIND_READING_STARTS)[number];
  /** Metres from the mark to the board; a shorter run-up is measured from its start (TR 29.10). */
  readonly mark?: number;
  /** The rule that says so, and the year from which it has that number: consoles say both with the proposed time. */
  readonly rule: string;
  readonly year: number;
}

/** The numbering of World Athletics from 2019 on. */
const [RACES, JUMPS] = [
  { rule: 'TR 17', year: 2019 },
  { rule: 'TR 29.10', year: 2019 },
] as const;

/**
 * How the wind is measured by default; a meet may change it. World Athletics TR 17 and TR 29 in the numbering from 2019 on, from other
 * sources: the rulebook itself was not seen.
 */
export const WIND_READINGS: readonly WindReading[] = [
  { g0: 50, hurdles: false, seconds: 5, from: 'gun', ...RACES },
  { g0: 60, hurdles: false, seconds: 5, from: 'gun', ...RACES },
  { g0: 100, hurdles: false, seconds: 10, from: 'gun', ...RACES },
  { g0: 100, hurdles: true, seconds: 13, from: 'gun', ...RACES },
  { g0: 110, hurdles: true, seconds: 13, from: 'gun', ...RACES },
  { g0: 200, hurdles: false, seconds: 10, from: 'straight', ...RACES },
  { g0: LONG_JUMP, hurdles: false, seconds: 5, from: 'run-up', mark: 40, ...JUMPS },
  { g0: TRIPLE_JUMP, hurdles: false, seconds: 5, from: 'run-up', mark: 35, ...JUMPS },
];

/**
 * How the wind of an event is measured; undefined where it is not (indoors, outside a stadium, above 200 m) and where the table has no
 * row: 80 m and other youth distances, 200 m hurdles.
 * @example findWindReading({ g0: 110, g1: 'HP106' })?.seconds // 13
 */
export function findWindReading(event: EventRef, table = WIND_READINGS): WindReading | undefined {
  if (!needsWind(event)) return undefined;
  const hurdles = event.g1.startsWith('H');
  return table.find((reading) => reading.g0 === event.g0 && reading.hurdles === hurdles);
}
