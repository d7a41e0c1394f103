import type { EventRef } from '../discipline/event-ref.ts';
import { comparePerformances } from '../performance/compare-performances.ts';
import { isMark, type Performance } from '../performance/performance.ts';

/** A result of an athlete at the competition. */
export interface AthleteResult {
  readonly trial: string;
  readonly group: string;
  readonly round: string;
  readonly event: EventRef;
  /** When its trial was, ISO 8601. */
  readonly date: string;
  readonly rank?: number | undefined;
  readonly prf: Performance;
  readonly qualified?: string | undefined;
}

/** What an announcer says of an athlete before a start. */
export interface AthleteForm<T extends AthleteResult> {
  /** The best mark in this event at the competition. */
  readonly best?: T | undefined;
  /** Places in the rounds before, the first one first. */
  readonly rounds: readonly T[];
  /** Results in other events, the newest first. */
  readonly others: readonly T[];
}

const MAX_OTHERS = 3;

/**
 * What an athlete has done at the competition before a trial.
 * @example findAthleteForm({ oid: 'F', group: 'G', event: { g0: 100, g1: '0' } }, [{ trial: 'H', group: 'G', round: 'h',
 *   event: { g0: 100, g1: '0' }, date: '2026-06-13T12:00:00Z', rank: 1, prf: { v: 11_580, u: 'ms', st: 1 } }]).rounds.length // 1
 */
export function findAthleteForm<T extends AthleteResult>(
  trial: { readonly oid: string; readonly group: string; readonly event: EventRef },
  results: readonly T[],
): AthleteForm<T> {
  const earlier = results.filter((one) => one.trial !== trial.oid);
  const same = earlier.filter(({ event }) => event.g0 === trial.event.g0 && event.g1 === trial.event.g1);
  const [best] = same
    .filter(({ prf }) => isMark(prf))
    .toSorted((a, b) => comparePerformances(a.prf, b.prf, true, trial.event));
  const byDate = (a: T, b: T) => Date.parse(a.date) - Date.parse(b.date);
  return {
    ...(best !== undefined && { best }),
    rounds: earlier.filter(({ group }) => group === trial.group).toSorted(byDate),
    others: earlier
      .filter(({ group }) => group !== trial.group)
      .toSorted((a, b) => byDate(b, a))
      .slice(0, MAX_OTHERS),
  };
}
