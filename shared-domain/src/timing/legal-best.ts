import type { HorizontalAttempt } from '../performance/attempts.ts';
import { findBestAttempt, findValidAttempts, type ValidAttempt } from '../performance/best-attempt.ts';
import { isWindLegal } from '../performance/wind.ts';

/** The best attempt with any wind, which ranks, and the best one with legal wind. */
export interface WindBests {
  readonly ranking?: ValidAttempt;
  readonly legal?: ValidAttempt;
}

/**
 * The best attempts of a horizontal jump, with any wind and with up to +2.0 m/s (CR 31.14), the first of equal ones; absent where
 * there is none. An attempt without a reading is not legal (Q17).
 * @example findLegalBest([{ v: 8120, r: 'o', w: 2.6 }, { v: 8050, r: 'o', w: 1.1 }])
 * // { ranking: { index: 0, v: 8120, w: 2.6 }, legal: { index: 1, v: 8050, w: 1.1 } }
 */
export function findLegalBest(attempts: readonly HorizontalAttempt[]): WindBests {
  const valid = findValidAttempts(attempts);
  const ranking = findBestAttempt(valid);
  const legal = findBestAttempt(valid.filter(({ w }) => isWindLegal(w)));
  return { ...(ranking && { ranking }), ...(legal && { legal }) };
}
