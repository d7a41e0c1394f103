import type { HorizontalAttempt } from '../performance/attempts.ts';
import { shownDistance } from '../performance/shown-value.ts';
import { windLegal } from '../performance/wind.ts';

/** A valid attempt and its place in the series, from 0. */
export interface PlacedAttempt {
  readonly index: number;
  readonly v: number;
  readonly w?: number | undefined;
}

/** The attempt that ranks, and the best one with a legal wind; often the same. */
export interface WindBests {
  readonly ranking?: PlacedAttempt;
  readonly legal?: PlacedAttempt;
}

const isBetter = (a: PlacedAttempt, b: PlacedAttempt | undefined): boolean =>
  b === undefined || shownDistance(a.v) > shownDistance(b.v);

/**
 * The best attempt of a horizontal jump whatever its wind, which ranks, and the best one up to +2.0 m/s beside it
 * (CR 31.14), the first of equal ones. An attempt without a reading is not known to be legal (Q17). Neither is
 * there without a valid attempt.
 * @example legalBest([{ v: 8120, r: 'o', w: 2.6 }, { v: 8050, r: 'o', w: 1.1 }])
 * // { ranking: { index: 0, v: 8120, w: 2.6 }, legal: { index: 1, v: 8050, w: 1.1 } }
 */
export function legalBest(attempts: readonly HorizontalAttempt[]): WindBests {
  let ranking: PlacedAttempt | undefined;
  let legal: PlacedAttempt | undefined;
  attempts.forEach(({ v, r, w }, index) => {
    if (r !== 'o' || v === undefined) return;
    const attempt = { index, v, w };
    if (isBetter(attempt, ranking)) ranking = attempt;
    if (windLegal(w) && isBetter(attempt, legal)) legal = attempt;
  });
  return { ...(ranking && { ranking }), ...(legal && { legal }) };
}
