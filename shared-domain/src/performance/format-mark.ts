import type { EventRef } from '../discipline/event-ref.ts';
import type { Unit } from '../discipline/unit.ts';
import { MINUS } from '../text/minus.ts';
import { formatTimeWithSigns, padTwoDigits } from './format-time.ts';
import { findStatusCode, MARK_STATUS } from './mark-status.ts';
import { type MarkOptions, type MarkSigns, readSigns } from './mark-style.ts';
import { isMark, type Performance } from './performance.ts';
import { findTimeStep, findUnit, hasWholeMetres, isShownInSeconds, roundUp } from './shown-value.ts';

function formatWithSigns(mm: number, signs: MarkSigns): string {
  const metres = Math.floor(mm / 1000);
  if (hasWholeMetres(mm)) return metres + signs.loneMetre;
  return metres + signs.metre + padTwoDigits(Math.floor((mm % 1000) / 10));
}

/**
 * A distance in mm, in metres cut to the centimetre, without decimals above 1000 m (P9.3, TR 29.9).
 * @example formatDistance(7459) // '7.45'
 */
export function formatDistance(mm: number, options?: MarkOptions): string {
  return formatWithSigns(mm, readSigns(options));
}

/** A height in mm, written like a distance. @example formatHeight(1750) // '1.75' */
export function formatHeight(mm: number, options?: MarkOptions): string {
  return formatDistance(mm, options);
}

/**
 * A mark as it is written in both languages (P9.3, Q13 and Q28), else the code of its status; '' for a valid status without a value.
 * Times are rounded up, distances cut, an unknown unit is treated like ms, a hand time has one decimal and an `h`. The options are the
 * reader's own.
 * @example formatMark({ v: 9801, u: 'ms', st: 1 }, { g0: 100, g1: '0' }) // '9.81'
 */
export function formatMark(prf: Performance, event: EventRef, options?: MarkOptions): string {
  if (!isMark(prf)) return findStatusCode(prf) ?? '';
  const { v } = prf;
  const signs = readSigns(options);
  switch (prf.u ?? findUnit(event)) {
    case 'mm':
      return formatWithSigns(v, signs);
    case 'pts':
      return String(Math.floor(v));
    default: {
      const step = findTimeStep(event);
      const text = formatTimeWithSigns(roundUp(v, step), step, isShownInSeconds(event), signs);
      return event.hand === true && step === 100 ? `${text}h` : text;
    }
  }
}

/**
 * A value, in the unit of the event, written like a mark; '' without a value.
 * @example formatValue(7459, { g0: 900_003, g1: '0' }) // '7.45'
 */
export function formatValue(v: number | undefined, event: EventRef, options?: MarkOptions): string {
  return formatMark({ v, st: MARK_STATUS.mark }, event, options);
}

/**
 * A personal or season's best of before, which keeps its hundredths in a race timed by hand: how it was timed is not known; '' without one.
 * @example formatBest(11_450, { g0: 100, g1: '0', hand: true }) // '11.45'
 */
export function formatBest(v: number | undefined, event: EventRef, options?: MarkOptions): string {
  return formatValue(v, { ...event, hand: false }, options);
}

/**
 * The second value of a mark, the net time of a road race in ms (TR 19.24), written like the first; '' without one.
 * @example formatNet({ v: 1930000, z: 1910000, u: 'ms', st: 1 }, { g0: 10000, g1: 'R' }) // '31:50'
 */
export function formatNet(prf: Performance, event: EventRef, options?: MarkOptions): string {
  return formatMark({ v: prf.z, u: prf.u, st: MARK_STATUS.mark }, event, options);
}

/** The sign of a gap: + for more time, − for fewer metres or points. */
function findGapSign(gap: number, unit: Unit): string {
  const isWorse = unit === 'mm' || unit === 'pts' ? gap < 0 : gap >= 0;
  return isWorse ? '+' : MINUS;
}

/**
 * The gap to the leader, in ms, mm or points: `+` before a time, a true minus before metres and points.
 * @example formatGap(80, 'ms', { g0: 100, g1: '0' }) // '+0.08'
 */
export function formatGap(gap: number, unit: Unit, event: EventRef, options?: MarkOptions): string {
  const sign = findGapSign(gap, unit);
  const absoluteGap = Math.abs(gap);
  const signs = readSigns(options);
  if (unit === 'mm') return sign + formatWithSigns(absoluteGap, signs);
  if (unit === 'pts') return sign + absoluteGap;
  const step = findTimeStep(event);
  const roundedMs = roundUp(absoluteGap, step);
  if (step === 1000 && roundedMs < 60_000) return `${sign}0${signs.minute}${padTwoDigits(roundedMs / 1000)}`;
  return sign + formatTimeWithSigns(roundedMs, step, isShownInSeconds(event), signs);
}
