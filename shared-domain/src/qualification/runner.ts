import { type EventRef, isOutsideStadium } from '../discipline/event-ref.ts';
import { isMark } from '../performance/performance.ts';
import { roundTime } from '../performance/shown-value.ts';
import { rankResults } from '../ranking/rank-results.ts';
import { RANK_CLASS } from '../result/rank-display.ts';
import type { QualifyingHeat, QualifyingRow } from './qualification.ts';

/** A runner with a place in a finished heat, who may qualify. */
export interface Runner {
  readonly row: QualifyingRow;
  /** Index of the heat. */
  readonly heat: number;
  readonly place: number;
  /** Time for the comparison, ms: as read, or as shown where it is not read more exactly (by hand, outside a stadium). */
  readonly time: number;
  /** The time as shown, ms. */
  readonly shown: number;
  /** Whether `time` is exact; otherwise thousandths may still separate equal times. */
  readonly exact: boolean;
  readonly isByHand: boolean;
}

/** Whether times are read only as exactly as they are shown: by hand and outside a stadium (TR 19.8, 19.24.5). */
export function hasOnlyDisplayedPrecision(event: EventRef): boolean {
  return event.hand === true || isOutsideStadium(event);
}

/** The event as one heat was timed. */
export function findHeatEvent({ hand }: QualifyingHeat, event: EventRef): EventRef {
  return hand === undefined ? event : { ...event, hand };
}

/** Whether times were read to the thousandth: as stated, or seen from a time that is not a whole hundredth. */
function hasThousandths({ thousandths, rows }: QualifyingHeat): boolean {
  return thousandths ?? rows.some(({ prf }) => isMark(prf) && prf.v % 10 !== 0);
}

/** Runners of a finished heat, aligned with its rows; undefined for guests, athletes out of competition or without a mark. */
export function listRunners(heat: QualifyingHeat, index: number, roundEvent: EventRef): (Runner | undefined)[] {
  const event = findHeatEvent(heat, roundEvent);
  const isByHand = event.hand === true;
  const isAsDisplayed = hasOnlyDisplayedPrecision(event);
  const exact = isAsDisplayed || hasThousandths(heat);
  const rankings = rankResults(heat.rows, event);
  return heat.rows.map((row, at) => {
    const rankedPlace = rankings[at]?.rank;
    if (rankedPlace === undefined || rankedPlace >= RANK_CLASS || !isMark(row.prf)) return undefined;
    const place = row.judgedPlace ?? rankedPlace;
    const shown = roundTime(row.prf.v, event);
    return { row, heat: index, place, time: isAsDisplayed ? shown : row.prf.v, shown, exact, isByHand };
  });
}

/**
 * Order of two runners for a place by time: negative where `a` is ahead, 0 where equal as exactly as times are read, undefined
 * where thousandths are needed. Within one heat the order of finish decides.
 */
export function compareRunners(a: Runner, b: Runner): number | undefined {
  if (a.shown !== b.shown) return a.shown - b.shown;
  if (a.heat === b.heat && a.place !== b.place) return a.place - b.place;
  if (a.exact && b.exact) return a.time - b.time;
  return a.heat === b.heat && a.row.rank !== undefined && b.row.rank !== undefined ? 0 : undefined;
}
