import type { EventRef } from '../discipline/event-ref.ts';
import { hasRank } from '../result/rank-display.ts';
import type { RankInput } from './rank-input.ts';
import { rankResults } from './rank-results.ts';

/** A result list of an event: its round and heat, and its rows with the places of the list. */
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
 * Places of an event, list by list and row by row: over timed finals by mark, each heat's places as they are in a single final, and
 * those of a B final after all of the A final. An event whose final has no list yet has no places.
 * @example listEventPlaces([{ round: 'h', heat: 1, rows: [{ prf: { v: 10_000, u: 'ms', st: 1 }, rank: 1 }] }], { g0: 100, g1: '0' }) // [[undefined]]
 */
export function listEventPlaces(lists: readonly EventList[], event: EventRef): (number | undefined)[][] {
  if (isTimedFinals(lists)) {
    const ranks = rankResults(
      lists.flatMap(({ rows }) => rows),
      event,
      { acrossHeats: true },
    );
    let from = 0;
    return lists.map(({ rows }) => {
      const own = ranks.slice(from, from + rows.length);
      from += rows.length;
      return own.map(({ rank }) => (hasRank(rank, ranks.length) ? rank : undefined));
    });
  }
  const places = lists.map(({ rows }): (number | undefined)[] => rows.map(() => undefined));
  let before = 0;
  const finals = [...lists.entries()].filter(([, { round }]) => round === 'f').sort(([, a], [, b]) => a.heat - b.heat);
  for (const [at, { rows }] of finals) {
    const own = rows.map(({ rank }) => (rank !== undefined && rank < 1000 ? before + rank : undefined));
    places[at] = own;
    before += own.filter((place) => place !== undefined).length;
  }
  return places;
}
