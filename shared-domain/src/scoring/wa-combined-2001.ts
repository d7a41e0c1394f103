/** One event of a combined-events table: points = a × distance from b, raised to c; decimals as printed. */
export interface CombinedFormula {
  readonly sex: 1 | 2;
  readonly g0: number;
  readonly hurdles?: true;
  /** What is measured, and in what: a time in seconds, a jump in centimetres, a throw in metres. */
  readonly kind: 'time' | 'jump' | 'throw';
  readonly a: string;
  readonly b: string;
  readonly c: string;
}

export const WA_COMBINED_2001_EDITION = 'IAAF Scoring Tables for Combined Events 2001 (April 2004 reprint)';

/**
 * Official rows of the edition above, read from openath/athlib (Apache-2.0) and checked against every cell of the
 * Rio 2016 decathlon and heptathlon. Extensions by other bodies are left out.
 */
export const WA_COMBINED_2001: readonly CombinedFormula[] = [
  { sex: 1, g0: 60, kind: 'time', a: '58.015', b: '11.5', c: '1.81' },
  { sex: 1, g0: 100, kind: 'time', a: '25.4347', b: '18.0', c: '1.81' },
  { sex: 1, g0: 200, kind: 'time', a: '5.8425', b: '38.0', c: '1.81' },
  { sex: 1, g0: 400, kind: 'time', a: '1.53775', b: '82.0', c: '1.81' },
  { sex: 1, g0: 1000, kind: 'time', a: '0.08713', b: '305.5', c: '1.85' },
  { sex: 1, g0: 1500, kind: 'time', a: '0.03768', b: '480.0', c: '1.85' },
  { sex: 1, g0: 60, hurdles: true, kind: 'time', a: '20.5173', b: '15.5', c: '1.92' },
  { sex: 1, g0: 110, hurdles: true, kind: 'time', a: '5.74352', b: '28.5', c: '1.92' },
  { sex: 1, g0: 900_003, kind: 'jump', a: '0.14354', b: '220.0', c: '1.4' },
  { sex: 1, g0: 900_001, kind: 'jump', a: '0.8465', b: '75.0', c: '1.42' },
  { sex: 1, g0: 900_002, kind: 'jump', a: '0.2797', b: '100.0', c: '1.35' },
  { sex: 1, g0: 900_005, kind: 'throw', a: '51.39', b: '1.5', c: '1.05' },
  { sex: 1, g0: 900_006, kind: 'throw', a: '12.91', b: '4.0', c: '1.1' },
  { sex: 1, g0: 900_008, kind: 'throw', a: '10.14', b: '7.0', c: '1.08' },
  { sex: 2, g0: 100, kind: 'time', a: '17.857', b: '21.0', c: '1.81' },
  { sex: 2, g0: 200, kind: 'time', a: '4.99087', b: '42.5', c: '1.81' },
  { sex: 2, g0: 400, kind: 'time', a: '1.34285', b: '91.7', c: '1.81' },
  { sex: 2, g0: 800, kind: 'time', a: '0.11193', b: '254.0', c: '1.88' },
  { sex: 2, g0: 1500, kind: 'time', a: '0.02883', b: '535.0', c: '1.88' },
  { sex: 2, g0: 100, hurdles: true, kind: 'time', a: '9.23076', b: '26.7', c: '1.835' },
  { sex: 2, g0: 900_003, kind: 'jump', a: '0.188807', b: '210.0', c: '1.41' },
  { sex: 2, g0: 900_001, kind: 'jump', a: '1.84523', b: '75.0', c: '1.348' },
  { sex: 2, g0: 900_002, kind: 'jump', a: '0.44125', b: '100.0', c: '1.35' },
  { sex: 2, g0: 900_005, kind: 'throw', a: '56.0211', b: '1.5', c: '1.05' },
  { sex: 2, g0: 900_006, kind: 'throw', a: '12.3311', b: '3.0', c: '1.1' },
  { sex: 2, g0: 900_008, kind: 'throw', a: '15.9803', b: '3.8', c: '1.04' },
  { sex: 2, g0: 60, hurdles: true, kind: 'time', a: '20.0479', b: '17.0', c: '1.835' },
];
