import { isCombined, listEventPlaces, readEvent } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import type { Programme } from '../context/programme.ts';
import type { TrialRows } from './challenge-lists.ts';

interface EventPlace {
  /** The place in the event: over timed finals by mark, in a B final after those of the A final. */
  readonly place?: number;
  /** Rows of the event with that place. */
  readonly tied: number;
  /** Result rows of the event; absent without a place. */
  readonly listLength?: number;
}

/** The places of result rows in their events. */
export interface EventPlaces {
  readonly find: (row: ResultRow) => EventPlace;
}

const NO_PLACE: EventPlace = { tied: 1 };

/** Ranks every event of a competition except parts of combined events. The result only knows the row objects of `lists`. */
export function findEventPlaces({ challenge }: Programme, lists: readonly TrialRows[]): EventPlaces {
  const places = new Map<ResultRow, EventPlace>();
  const rankedLists = lists.filter(({ trial }) => trial.dets.combined === undefined || isCombined(trial.g0));
  for (const eventLists of Map.groupBy(rankedLists, ({ trial }) => trial.gOID).values()) {
    const [first] = eventLists;
    if (first === undefined) continue;
    const event = readEvent(first.trial, challenge.kind);
    const placesByList = listEventPlaces(
      eventLists.map(({ trial, rows }) => ({ round: trial.round, heat: trial.heat, rows })),
      event,
    );
    const counts = new Map<number, number>();
    for (const place of placesByList.flat()) if (place !== undefined) counts.set(place, (counts.get(place) ?? 0) + 1);
    const listLength = eventLists.reduce((sum, { rows }) => sum + rows.length, 0);
    eventLists.forEach(({ rows }, listIndex) => {
      rows.forEach((row, index) => {
        const place = placesByList[listIndex]?.[index];
        if (place !== undefined) places.set(row, { place, tied: counts.get(place) ?? 1, listLength });
      });
    });
  }
  return { find: (row) => places.get(row) ?? NO_PLACE };
}
