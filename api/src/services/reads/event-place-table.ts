import { isCombined, listEventPlaces, readEvent } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import type { Programme } from '../context/programme.ts';
import type { TrialRows } from './challenge-lists.ts';

interface Place {
  /** The place in the event: over timed finals by mark, of a B final after those of the A final. */
  readonly place?: number;
  /** Rows of the event with that place. */
  readonly tied: number;
}

/** The place of a row in its event. */
export interface Places {
  readonly of: (row: ResultRow) => Place;
}

const NONE: Place = { tied: 1 };

/** The places of every event of a competition, its rows by the objects of `lists`; parts of a combined event have none of their own. */
export function findPlaces({ challenge }: Programme, lists: readonly TrialRows[]): Places {
  const places = new Map<ResultRow, Place>();
  const whole = lists.filter(({ trial }) => trial.dets.combined === undefined || isCombined(trial.g0));
  for (const own of Map.groupBy(whole, ({ trial }) => trial.gOID).values()) {
    const [first] = own;
    if (first === undefined) continue;
    const event = readEvent(first.trial, challenge.kind);
    const found = listEventPlaces(
      own.map(({ trial, rows }) => ({ round: trial.round, heat: trial.heat, rows })),
      event,
    );
    const counts = new Map<number, number>();
    for (const place of found.flat()) if (place !== undefined) counts.set(place, (counts.get(place) ?? 0) + 1);
    own.forEach(({ rows }, at) => {
      rows.forEach((row, index) => {
        const place = found[at]?.[index];
        if (place !== undefined) places.set(row, { place, tied: counts.get(place) ?? 1 });
      });
    });
  }
  return { of: (row) => places.get(row) ?? NONE };
}
