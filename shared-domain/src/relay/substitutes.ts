import { findCategory } from '../category/site-categories.ts';
import type { IsoDate } from '../challenge/zoned-day.ts';

/** How many athletes beyond the first four a relay team may use after its first round. */
export interface RelaySubstituteRule {
  readonly edition: string;
  /** First day on which it applies; absent for the oldest. */
  readonly from?: IsoDate;
  readonly substitutes: number;
  /** Event numbers it applies to; absent: all. */
  readonly events?: readonly number[];
  /** It does not apply to mixed relays. */
  readonly exceptMixed?: true;
}

const OLDEST_RULE: RelaySubstituteRule = { edition: 'before 2024', substitutes: 2 };

/**
 * Substitutes in relays by edition of TR 24.10, oldest first. The start of the 2024 edition on 1 January and the rule text of the
 * 2026 limit are not confirmed.
 */
export const RELAY_SUBSTITUTES: readonly RelaySubstituteRule[] = [
  OLDEST_RULE,
  { edition: '2024', from: '2024-01-01', substitutes: 4 },
  { edition: '2026', from: '2026-01-01', substitutes: 2, events: [4100, 4400], exceptMixed: true },
];

/** A relay of a competition; `date`: day of the competition or an instant with its offset. */
export interface RelayOnDay {
  readonly g0: number;
  readonly date: IsoDate;
  readonly mixed?: boolean;
}

/**
 * The rule that applies to a relay on a day (TR 24.10).
 * @example findSubstituteRule({ g0: 4100, date: '2016-08-18' }).substitutes // 2
 */
export function findSubstituteRule({ g0, date, mixed = false }: RelayOnDay): RelaySubstituteRule {
  const isInForce = ({ from = '', events, exceptMixed }: RelaySubstituteRule): boolean =>
    date >= from && (events === undefined || events.includes(g0)) && !(mixed && exceptMixed === true);
  return RELAY_SUBSTITUTES.findLast(isInForce) ?? OLDEST_RULE;
}

/**
 * How many substitutes a team may use; the category tells whether the relay is mixed (TR 24.10).
 * @example countSubstitutes({ g0: 4200, date: '2026-06-13', category: 56 }) // 4
 */
export function countSubstitutes({
  category,
  ...relay
}: Omit<RelayOnDay, 'mixed'> & { readonly category: number }): number {
  return findSubstituteRule({ ...relay, mixed: findCategory(category)?.sex === 3 }).substitutes;
}
