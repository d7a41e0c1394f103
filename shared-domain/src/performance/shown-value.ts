import { type EventRef, isOutsideStadium } from '../discipline/event-ref.ts';
import { raceDistance } from '../discipline/relays.ts';
import { isMark, type Performance, type Unit } from './performance.ts';

/** Above this distance a mark has no decimals (specification 9). */
const WHOLE_METRES_FROM = 1_000_000;

/** Unit of an event's marks when the mark does not say it (specification 9, units by event code). */
export function unitOf({ g0 }: EventRef): Unit {
  if (g0 < 100_000) return 'ms';
  if (g0 < 800_000) return 'mm';
  return g0 < 900_000 ? 'pts' : 'mm';
}

/**
 * Step to which a time is rounded up, ms: whole seconds outside a stadium, tenths by hand or on the track beyond
 * 10,000 m, hundredths on the track (decision 13, TR 19.8, 19.23, 19.24.5).
 */
export function timeStep(event: EventRef): 10 | 100 | 1000 {
  if (isOutsideStadium(event)) return 1000;
  return event.hand === true || raceDistance(event.g0) > 10_000 ? 100 : 10;
}

/** Times round up to the step of the event; whole milliseconds, never binary fractions. @example 9801 → 9810 on the track */
export function shownTime(ms: number, event: EventRef): number {
  const step = timeStep(event);
  return Math.ceil(ms / step) * step;
}

/** Distances are cut down to the centimetre (TR 29.9), above 1000 m to the metre. @example 7459 → 7450 */
export function shownDistance(mm: number): number {
  const step = mm > WHOLE_METRES_FROM ? 1000 : 10;
  return Math.floor(mm / step) * step;
}

/** A mark's value as it is read, in the same unit; undefined for what is no mark. */
export function shownValue(prf: Performance, event: EventRef): number | undefined {
  if (!isMark(prf)) return undefined;
  switch (prf.u ?? unitOf(event)) {
    case 'mm':
      return shownDistance(prf.v);
    case 'pts':
      return Math.floor(prf.v);
    default:
      return shownTime(prf.v, event);
  }
}
