/**
 * What a report is about: a step on the line of a bend, running inside the kerb, a hurdle, the take-over zone, leaving the lane before the
 * break line, a hindrance, help, something else; a penalty that comes too late to be served in the zone (TR 54.7.3); an athlete's
 * protest (TR 8); conduct, for which a referee shows a card (TR 7); two athletes in each other's lane or with each other's bib, which the
 * secretariat may exchange in the start list.
 */
export const REPORT_MATTERS = [
  'line',
  'inside',
  'hurdle',
  'exchange',
  'cutIn',
  'hindrance',
  'help',
  'other',
  'penalty',
  'protest',
  'conduct',
  'swap',
] as const;

/** One of `REPORT_MATTERS`. */
export type ReportMatter = (typeof REPORT_MATTERS)[number];

/**
 * What a referee decides on a report: nothing follows (`file`), the note `L`, a yellow or a red card, disqualification, the athlete goes
 * on (`qR`), the attempt or the race is held again, or nothing is decided yet and the athlete goes on under protest.
 */
export const REFEREE_DECISIONS = ['file', 'L', 'YC', 'RC', 'DQ', 'qR', 'again', 'underProtest'] as const;

/** One of `REFEREE_DECISIONS`. */
export type RefereeDecision = (typeof REFEREE_DECISIONS)[number];

/** Decisions that take the athlete out of the result: a red card does too (TR 7.1). */
export const EXCLUDING_DECISIONS: readonly RefereeDecision[] = ['DQ', 'RC'];

/** Parts of a lap, from the finish line on. */
export const TRACK_PARTS = ['firstBend', 'backStraight', 'secondBend', 'homeStraight'] as const;

/** One of `TRACK_PARTS`. */
export type TrackPart = (typeof TRACK_PARTS)[number];

/** A bend of the standard oval, m (facilities manual: straights of 84.39 m, bends of 36.50 m radius). */
const BEND_M = 115.61;
const HALF_LAP_M = 200;

/**
 * The part of a lap of 400 m, by metres after the finish line.
 * @example findTrackPart(245) // 'secondBend'
 */
export function findTrackPart(metres: number): TrackPart {
  const isFirstHalf = metres < HALF_LAP_M;
  const isInBend = metres - (isFirstHalf ? 0 : HALF_LAP_M) < BEND_M;
  if (isFirstHalf) return isInBend ? 'firstBend' : 'backStraight';
  return isInBend ? 'secondBend' : 'homeStraight';
}
