import { type EventRef, isOutsideStadium } from '../discipline/event-ref.ts';
import { findDistance } from '../discipline/relays.ts';
import { isTimedRace } from '../discipline/timed-race.ts';
import type { Unit } from '../discipline/unit.ts';
import { isMark, type Performance } from './performance.ts';

/** Above this distance, mm, a mark has no decimals (P9.3). */
const MAX_CENTIMETRE_MM = 1_000_000;

/** Above this distance, m, the track is timed in tenths (Q13; in the rules not confirmed). */
const MAX_HUNDREDTHS_METRES = 10_000;

/** Races up to this distance show seconds without minutes (P9.3). */
const MAX_SECONDS_ONLY_METRES = 400;

/** ms: hundredths, tenths, whole seconds. */
export type TimeStep = 10 | 100 | 1000;

/**
 * Unit of the marks of an event, by the number bands of P9.4; a number from 100,000 on that is no timed race is a race over that many
 * metres (Q3).
 * @example findUnit({ g0: 100060, g1: 'R' }) // 'mm'
 */
export function findUnit({ g0 }: EventRef): Unit {
  if (g0 < 100_000) return 'ms';
  if (g0 < 800_000) return isTimedRace(g0) ? 'mm' : 'ms';
  if (g0 < 900_000) return 'pts';
  return g0 < 1_000_000 ? 'mm' : 'ms';
}

/**
 * Step to which a time is rounded up, ms: whole seconds outside a stadium, tenths by hand or on the track beyond
 * 10,000 m (not confirmed in the rules), hundredths on the track (Q13, TR 19.8, 19.23, 19.24.5).
 * @example findTimeStep({ g0: 100, g1: '0' }) // 10
 */
export function findTimeStep(event: EventRef): TimeStep {
  if (isOutsideStadium(event)) return 1000;
  if (event.hand === true) return 100;
  // No relay with a lower number is longer, so that most races need no look-up of relays.
  return event.g0 > MAX_HUNDREDTHS_METRES && findDistance(event) > MAX_HUNDREDTHS_METRES ? 100 : 10;
}

/**
 * Whether a race shows seconds without minutes, `65.32` (P9.3).
 * @example isShownInSeconds({ g0: 400, g1: '0' }) // true
 */
export function isShownInSeconds({ g0 }: EventRef): boolean {
  return g0 > 1 && g0 <= MAX_SECONDS_ONLY_METRES;
}

/**
 * Rounds a time up to a whole step, both in ms (TR 19.23).
 * @example roundUp(9801, 10) // 9810
 */
export function roundUp(ms: number, step: TimeStep): number {
  return Math.ceil(ms / step) * step;
}

/**
 * Rounds a time, in ms, up to the step of the event (Q13, TR 19.23).
 * @example roundTime(9801, { g0: 100, g1: '0' }) // 9810
 */
export function roundTime(ms: number, event: EventRef): number {
  return roundUp(ms, findTimeStep(event));
}

/**
 * Cuts a distance, in mm, to the centimetre (TR 29.9), above 1000 m to the metre (P9.3).
 * @example roundDistance(7459) // 7450
 */
export function roundDistance(mm: number): number {
  const step = hasWholeMetres(mm) ? 1000 : 10;
  return Math.floor(mm / step) * step;
}

/**
 * Whether a distance, in mm, is above 1000 m, so that no decimals are shown (P9.3).
 * @example hasWholeMetres(1_000_010) // true
 */
export function hasWholeMetres(mm: number): boolean {
  return mm > MAX_CENTIMETRE_MM;
}

/**
 * A mark’s value rounded as it is shown, in the same unit, an unknown one like ms; undefined for no mark (Q13).
 * @example roundAsShown({ v: 9801, u: 'ms', st: 1 }, { g0: 100, g1: '0' }) // 9810
 */
export function roundAsShown(prf: Performance, event: EventRef): number | undefined {
  if (!isMark(prf)) return undefined;
  switch (prf.u ?? findUnit(event)) {
    case 'mm':
      return roundDistance(prf.v);
    case 'pts':
      return Math.floor(prf.v);
    default:
      return roundTime(prf.v, event);
  }
}
