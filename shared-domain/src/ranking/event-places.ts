import type { EventRef } from '../discipline/event-ref.ts';
import { hasPlainPlaces, hasRank, RANK_CLASS } from '../result/rank-display.ts';
import type { RankInput } from './rank-input.ts';
import { rankResults } from './rank-results.ts';

/** A result list of an event; the ranks of its rows are those in the list. */
export interface EventList {
  readonly round: string;
  readonly heat: number;
  readonly rows: readonly RankInput[];
}

/** Whether several heats of an only final are ranked together by their marks: timed finals (TR 20.9). @example isTimedFinals([{ round: 'f' }, { round: 'f' }]) // true */
export function isTimedFinals(lists: readonly Pick<EventList, 'round'>[]): boolean {
  return lists.length > 1 && lists.every(({ round }) => round === 'f');
}

/**
 * Places in an event, aligned with the lists and their rows: timed finals are ranked together by mark; a B final's places follow
 * those of the A final. Rows of earlier rounds have none.
 * @example listEventPlaces([{ round: 'h', heat: 1, rows: [{ prf: { v: 10_000, u: 'ms', st: 1 }, rank: 1 }] }], { g0: 100, g1: '0' }) // [[undefined]]
 */
export function listEventPlaces(lists: readonly EventList[], event: EventRef): (number | undefined)[][] {
  if (isTimedFinals(lists)) {
    const ranks = rankResults(
      lists.flatMap(({ rows }) => rows),
      event,
      { heatComparison: 'asShown' },
    );
    let from = 0;
    return lists.map(({ rows }) => {
      const listPlaces = ranks.slice(from, from + rows.length);
      from += rows.length;
      return listPlaces.map(({ rank }) => (hasRank(rank, ranks.length) ? rank : undefined));
    });
  }
  const places = lists.map(({ rows }): (number | undefined)[] => rows.map(() => undefined));
  let placesAhead = 0;
  const finals = [...lists.entries()].filter(([, { round }]) => round === 'f').sort(([, a], [, b]) => a.heat - b.heat);
  for (const [at, { rows }] of finals) {
    const end = hasPlainPlaces(rows.length) ? Number.POSITIVE_INFINITY : RANK_CLASS;
    const listPlaces = rows.map(({ rank }) => (rank !== undefined && rank < end ? placesAhead + rank : undefined));
    places[at] = listPlaces;
    placesAhead += listPlaces.filter((place) => place !== undefined).length;
  }
  return places;
}
