import type { Sex } from '../category/category.ts';
import { findLegs, isRelayNumber } from '../discipline/relays.ts';

/**
 * Order of the sexes in a mixed relay: man, woman, man, woman (item 58 of shared-domain/docs/technical-rules.md; year of
 * the change not confirmed).
 */
export const MIXED_LEGS: ReadonlyMap<number, readonly (1 | 2)[]> = new Map([[4400, [1, 2, 1, 2]]]);

/**
 * Sex of each leg in order: that of the category, or as the rule orders a mixed relay. Undefined for an event that is no relay,
 * and where no rule sets it.
 * @example findLegSexes(4400, 3) // [1, 2, 1, 2]
 */
export function findLegSexes(g0: number, sex: Sex): readonly (1 | 2)[] | undefined {
  if (!isRelayNumber(g0) || sex === 0) return undefined;
  if (sex === 3) return MIXED_LEGS.get(g0);
  return findLegs(g0)?.map(() => sex);
}

/** A leg run by an athlete of the wrong sex; legs count from 1. */
export interface LegWarning {
  readonly leg: number;
  readonly expected: 1 | 2;
  readonly found: 1 | 2;
}

/**
 * Legs run by an athlete of the wrong sex (item 58 of shared-domain/docs/technical-rules.md), as warnings; unknown sexes, missing
 * and surplus legs give none.
 * @example checkLegs(4400, 3, [2, 1, 1, 2])[0] // { leg: 1, expected: 1, found: 2 }
 */
export function checkLegs(g0: number, sex: Sex, athletes: readonly (Sex | undefined)[]): readonly LegWarning[] {
  const legs = findLegSexes(g0, sex) ?? [];
  return legs.flatMap((expected, n) => {
    const found = athletes[n];
    const isKnownSex = found === 1 || found === 2;
    return isKnownSex && found !== expected ? [{ leg: n + 1, expected, found }] : [];
  });
}
