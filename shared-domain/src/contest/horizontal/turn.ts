import type { HorizontalAttempt } from '../../performance/attempts.ts';
import type { ContestAbsence } from '../absence.ts';
import { findNextInOrder } from '../next-in-order.ts';
import type { Exclusion } from './contest.ts';
import { applyCut, reverseOrder, type SeriesList } from './cut.ts';
import type { HorizontalRules } from './rules.ts';

/** The absence of each athlete, in starting order; undefined for those who take part. */
type AbsenceList = readonly (ContestAbsence | undefined)[];

/** Indexes of the athletes still in, in order, the last round of that order, and the index of the next athlete (-1 for nobody). */
export interface SeriesTurn {
  readonly order: readonly number[];
  readonly orderUntilRound: number;
  readonly next: number;
}

/** Whether an athlete may take another attempt within the first `rounds`. */
function canTakeAttempt(series: readonly HorizontalAttempt[], rounds: number, standard?: number): boolean {
  if (series.length >= rounds || series.some(({ r }) => r === 'r')) return false;
  return !hasStandard(series, standard);
}

/** Whether an athlete has reached the standard of a qualification, mm, and so takes no more attempts (TR 25.15). */
export function hasStandard(series: readonly HorizontalAttempt[], standard = Number.POSITIVE_INFINITY): boolean {
  return series.some(({ r, v }) => r === 'o' && (v ?? 0) >= standard);
}

/** The round of the last attempt that was no pass: later passes may have been announced beforehand. */
function findLastAttemptRound(series: readonly HorizontalAttempt[]): number {
  return series.findLastIndex(({ r }) => r !== '-') + 1;
}

/** The next athlete of a round; one who missed the turn is called once all others have finished the round. */
function findNextInRound(
  order: readonly number[],
  series: SeriesList,
  lastRound: number,
  { standard, absences }: { readonly standard: number | undefined; readonly absences: AbsenceList },
): number {
  const findSeries = (index: number) => series[index] ?? [];
  const openIndexes = order.filter(
    (index) => absences[index] !== 'scratched' && canTakeAttempt(findSeries(index), lastRound, standard),
  );
  const round = Math.min(...openIndexes.map((index) => findSeries(index).length));
  const waitingIndexes = openIndexes.filter((index) => findSeries(index).length === round);
  const turnIndex = findNextInOrder(order, (index) => {
    const attempts = findSeries(index);
    return {
      attemptCount: attempts.length,
      lastAttemptRound: findLastAttemptRound(attempts),
      hasAttemptLeft: waitingIndexes.includes(index),
    };
  });
  return order[turnIndex] ?? waitingIndexes[0] ?? -1;
}

/**
 * Whose turn it is in a long or triple jump or a throw, with the cuts and reversals of the rules (TR 25.6). Series and absences in
 * starting order: nobody waits for those who are absent, and those without an attempt take no place in a cut; those who are disqualified
 * take none in a cut that is made later.
 * @example findSeriesTurn([[{ r: 'x' }], []], findHorizontalRules()) // { order: [0, 1], orderUntilRound: 3, next: 1 }
 */
export function findSeriesTurn(
  series: SeriesList,
  rules: HorizontalRules,
  absences: AbsenceList = [],
  exclusions: readonly Exclusion[] = [],
): SeriesTurn {
  const { attemptCount, cuts, reorderAfter, standard } = rules;
  const breakRounds = [...cuts.map(({ after }) => after), ...reorderAfter].filter((after) => after < attemptCount);
  const stageEnds = [...new Set(breakRounds), attemptCount].sort((a, b) => a - b);
  const exclusionRounds = new Map(exclusions.map(({ index, round }) => [index, round]));
  let field: readonly number[] = series.flatMap((attempts, index) =>
    absences[index] === undefined || attempts.length > 0 ? [index] : [],
  );
  for (const lastRound of stageEnds) {
    const order = field.filter((index) => !exclusionRounds.has(index));
    const next = findNextInRound(order, series, lastRound, { standard, absences });
    if (next >= 0 || lastRound === attemptCount) return { order, orderUntilRound: lastRound, next };
    // A cut that others have gone on from stays as it was made, with whoever has been disqualified since.
    field = field.filter((index) => (exclusionRounds.get(index) ?? attemptCount) > lastRound);
    const cut = cuts.find(({ after }) => after === lastRound);
    if (cut !== undefined) field = applyCut(field, series, cut, rules);
    if (reorderAfter.includes(lastRound)) field = reverseOrder(field, series, lastRound, rules);
  }
  return { order: [], orderUntilRound: attemptCount, next: -1 };
}
