import type { EventRef } from '../discipline/event-ref.ts';
import { hasPlainPlaces, RANK_CLASS } from '../result/rank-display.ts';
import { findParticipation } from './mark-order.ts';
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

/** Places over all lists by mark; none for guests. */
function rankTogether(lists: readonly EventList[], event: EventRef): (number | undefined)[][] {
  const ranks = rankResults(
    // Whether a rank is a guest's follows from the length of its own list.
    lists.flatMap(({ rows }) => rows.map((row) => ({ ...row, standing: findParticipation(row, rows.length) }))),
    event,
    { heatComparison: 'asShown' },
  );
  const end = hasPlainPlaces(ranks.length) ? Number.POSITIVE_INFINITY : RANK_CLASS;
  let from = 0;
  return lists.map(({ rows }) => {
    const listRanks = ranks.slice(from, from + rows.length);
    from += rows.length;
    return listRanks.map(({ rank, standing }) =>
      rank !== undefined && rank < end && standing === undefined ? rank : undefined,
    );
  });
}

/**
 * Places in an event, aligned with the lists and their rows: timed finals are ranked together by mark; a B final's places follow
 * those of the A final. Rows of earlier rounds have none.
 * @example listEventPlaces([{ round: 'h', heat: 1, rows: [{ prf: { v: 10_000, u: 'ms', st: 1 }, rank: 1 }] }], { g0: 100, g1: '0' }) // [[undefined]]
 */
export function listEventPlaces(lists: readonly EventList[], event: EventRef): (number | undefined)[][] {
  if (isTimedFinals(lists)) return rankTogether(lists, event);
  return listFinalPlaces(lists);
}

/** Places of finals behind earlier rounds: those of the B final follow those of the A final. */
function listFinalPlaces(lists: readonly EventList[]): (number | undefined)[][] {
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

/**
 * Places in one round over all its heats or pools, aligned with the lists and their rows: by mark, ties as the rules of the event have
 * them (TR 25.22, TR 26.8); in finals behind earlier rounds the B final's places follow those of the A final. None for guests.
 * @example listRoundPlaces([{ round: 'h', heat: 1, rows: [{ prf: { v: 10_000, u: 'ms', st: 1 }, rank: 1 }] }], { g0: 100, g1: '0' }, { hasEarlierRound: false }) // [[1]]
 */
export function listRoundPlaces(
  lists: readonly EventList[],
  event: EventRef,
  { hasEarlierRound }: { readonly hasEarlierRound: boolean },
): (number | undefined)[][] {
  const isFinal = lists.every(({ round }) => round === 'f');
  return isFinal && hasEarlierRound ? listFinalPlaces(lists) : rankTogether(lists, event);
}
