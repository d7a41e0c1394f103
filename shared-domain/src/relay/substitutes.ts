import { findCategory } from '../category/site-categories.ts';
import type { IsoDate } from '../challenge/zoned-day.ts';

/** How many athletes beyond the first four a relay team may use after its first round. */
export interface RelaySubstituteRule {
  readonly edition: string;
  /** First day on which it holds; absent for the oldest. */
  readonly from?: IsoDate;
  readonly substitutes: number;
  /** Event numbers it is for, all when absent. */
  readonly events?: readonly number[];
  /** It leaves mixed relays as they were. */
  readonly notMixed?: true;
}

const OLDEST: RelaySubstituteRule = { edition: 'before 2024', substitutes: 2 };

/**
 * Substitutes in relays by edition of TR 24.10, oldest first. That the 2024 edition holds from the first of January, and
 * the rule text of the 2026 limit, are not confirmed.
 */
export const RELAY_SUBSTITUTES: readonly RelaySubstituteRule[] = [
  OLDEST,
  { edition: '2024', from: '2024-01-01', substitutes: 4 },
  { edition: '2026', from: '2026-01-01', substitutes: 2, events: [4100, 4400], notMixed: true },
];

/** A relay of a competition: event number, day or instant of the meet's own offset, mixed or not. */
export interface RelayOnDay {
  readonly g0: number;
  readonly date: IsoDate;
  readonly mixed?: boolean;
}

/**
 * The rule that holds for a relay on a day (TR 24.10); before 2024 the oldest one.
 * @example findSubstituteRule({ g0: 4100, date: '2016-08-18' }).substitutes // 2
 */
export function findSubstituteRule({ g0, date, mixed = false }: RelayOnDay): RelaySubstituteRule {
  const holds = ({ from = '', events, notMixed }: RelaySubstituteRule): boolean =>
    date >= from && (events === undefined || events.includes(g0)) && !(mixed && notMixed === true);
  return RELAY_SUBSTITUTES.findLast(holds) ?? OLDEST;
}

/**
 * Substitutes that a team of a trial may name; its category says whether the relay is mixed (TR 24.10).
 * @example countSubstitutes({ g0: 4200, date: '2026-06-13', category: 56 }) // 4
 */
export function countSubstitutes({
  category,
  ...relay
}: Omit<RelayOnDay, 'mixed'> & { readonly category: number }): number {
  return findSubstituteRule({ ...relay, mixed: findCategory(category)?.sex === 3 }).substitutes;
}
