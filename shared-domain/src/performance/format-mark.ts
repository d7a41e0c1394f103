import type { EventRef } from '../discipline/event-ref.ts';
import { formatTimeParts, timeParts } from './format-time.ts';
import { type Performance, statusCode, type Unit } from './performance.ts';
import { shownDistance, shownTime, shownValue, timeStep, unitOf } from './shown-value.ts';

/** Event codes up to this one show seconds and hundredths, however long (specification 9). */
const SECONDS_ONLY_TO = 400;

/** Metres of a distance cut to the centimetre, none after the point above 1000 m. @example formatDistance(7459) // '7.45' */
export function formatDistance(mm: number): string {
  const shown = shownDistance(mm);
  return mm > 1_000_000 ? String(shown / 1000) : `${Math.floor(shown / 1000)}.${centimetres(shown)}`;
}

function centimetres(mm: number): string {
  return String(Math.floor((mm % 1000) / 10)).padStart(2, '0');
}

/** A bar. @example formatHeight(1750) // '1.75' */
export function formatHeight(mm: number): string {
  return formatDistance(mm);
}

function formatTime(ms: number, event: EventRef): string {
  const text = formatTimeParts(
    timeParts(shownTime(ms, event), timeStep(event), event.g0 <= SECONDS_ONLY_TO && event.g0 > 1),
  );
  return text;
}

/**
 * A mark as it is written everywhere, in both languages (specification 9, decisions 13 and 28); the code of its status
 * when it is none. Times round up, distances are cut, a hand time has one decimal and an `h`.
 * @example formatMark({ v: 9801, u: 'ms', st: 1 }, { g0: 100, g1: '0' }) // '9.81'
 */
export function formatMark(prf: Performance, event: EventRef): string {
  const shown = shownValue(prf, event);
  if (shown === undefined) return statusCode(prf) ?? '';
  switch (prf.u ?? unitOf(event)) {
    case 'mm':
      return formatDistance(shown);
    case 'pts':
      return String(shown);
    default:
      return event.hand === true && timeStep(event) === 100 ? `${formatTime(shown, event)}h` : formatTime(shown, event);
  }
}

/** The second value of a mark, the net time of a road race; empty without one. */
export function formatNet(prf: Performance, event: EventRef): string {
  return prf.z === undefined ? '' : formatMark({ v: prf.z, u: prf.u, st: 1 }, event);
}

/**
 * The distance to the leader: times behind are written with +, metres and points short with a true minus.
 * @example formatGap(80, 'ms', { g0: 100, g1: '0' }) // '+0.08', formatGap(70, 'pts', …) // '−70'
 */
export function formatGap(gap: number, unit: Unit, event: EventRef): string {
  const size = Math.abs(gap);
  const behind = gap >= 0;
  if (unit === 'mm') return `${behind ? '−' : '+'}${formatDistance(size)}`;
  if (unit === 'pts') return `${behind ? '−' : '+'}${size}`;
  const step = timeStep(event);
  const parts = timeParts(shownTime(size, event), step, event.g0 <= SECONDS_ONLY_TO && event.g0 > 1);
  const bare = step === 1000 && parts.hours === 0 && parts.minutes === 0;
  const text = bare ? `0:${String(parts.seconds).padStart(2, '0')}` : formatTimeParts(parts);
  return `${behind ? '+' : '−'}${text}`;
}
