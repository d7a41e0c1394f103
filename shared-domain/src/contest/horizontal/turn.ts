import type { HorizontalAttempt } from '../../performance/attempts.ts';
import { findNextInOrder } from '../next-in-order.ts';
import { applyCut, reverseOrder, type SeriesList } from './cut.ts';
import type { HorizontalRules } from './rules.ts';

/** Who is in the contest, in the present order, up to which round that order holds, and who is next (-1 for nobody). Indexes. */
export interface SeriesTurn {
  readonly order: readonly number[];
  readonly until: number;
  readonly next: number;
}

/** Whether a series may have another trial within the first `rounds`. */
function isOpen(series: readonly HorizontalAttempt[], rounds: number, standard?: number): boolean {
  if (series.length >= rounds || series.some(({ r }) => r === 'r')) return false;
  return !hasStandard(series, standard);
}

/** Has reached the standard of a qualification, mm, and takes no more trials (TR 25.15). */
export function hasStandard(series: readonly HorizontalAttempt[], standard = Number.POSITIVE_INFINITY): boolean {
  return series.some(({ r, v }) => r === 'o' && (v ?? 0) >= standard);
}

/** Passes at the end may have been said beforehand. */
function actedIn(series: readonly HorizontalAttempt[]): number {
  return series.findLastIndex(({ r }) => r !== '-') + 1;
}

/** One who has let the turn go by is called once all others have finished the round. */
function nextUntil(order: readonly number[], series: SeriesList, until: number, standard: number | undefined): number {
  const seriesAt = (index: number) => series[index] ?? [];
  const open = order.filter((index) => isOpen(seriesAt(index), until, standard));
  const round = Math.min(...open.map((index) => seriesAt(index).length));
  const waiting = open.filter((index) => seriesAt(index).length === round);
  const inTurn = findNextInOrder(order, (index) => {
    const own = seriesAt(index);
    return { taken: own.length, acted: actedIn(own), open: waiting.includes(index) };
  });
  return order[inTurn] ?? waiting[0] ?? -1;
}

/**
 * Whose turn it is in a long or triple jump or a throw: round by round in the order, cut and turned round where the rules say
 * so (TR 25.6). Series in starting order.
 * @example findSeriesTurn([[{ r: 'x' }], []], findHorizontalRules()) // { order: [0, 1], until: 3, next: 1 }
 */
export function findSeriesTurn(series: SeriesList, rules: HorizontalRules): SeriesTurn {
  const { trials, cuts, reorderAfter, standard } = rules;
  const breaks = [...cuts.map(({ after }) => after), ...reorderAfter].filter((after) => after < trials);
  const ends = [...new Set(breaks), trials].sort((a, b) => a - b);
  let order: readonly number[] = series.map((_, index) => index);
  for (const until of ends) {
    const next = nextUntil(order, series, until, standard);
    if (next >= 0 || until === trials) return { order, until, next };
    const cut = cuts.find(({ after }) => after === until);
    if (cut !== undefined) order = applyCut(order, series, cut, rules);
    if (reorderAfter.includes(until)) order = reverseOrder(order, series, until, rules);
  }
  return { order, until: trials, next: -1 };
}
