/**
 * An event, as the rules need it: `g0` and `g1` are the event number and the variant of a trial's uid, `hand` a hand-timed race.
 * `road` and `indoor` come from the competition, for variants that do not tell: it is outside a stadium (kinds road, cross, trail), or
 * under a roof.
 */
export interface EventRef {
  readonly g0: number;
  readonly g1: string;
  readonly hand?: boolean | undefined;
  readonly road?: boolean | undefined;
  readonly indoor?: boolean | undefined;
}

/** Event number of a cross-country race of whatever length (P3.12). */
export const CROSS = 1;

/** Event number of the high jump (P3.12). */
export const HIGH_JUMP = 900_001;

/** Event number of the pole vault (P3.12). */
export const POLE_VAULT = 900_002;

/** Event number of the long jump (P3.12). */
export const LONG_JUMP = 900_003;

/** Event number of the triple jump (P3.12). */
export const TRIPLE_JUMP = 900_004;

/** Event number of the shot put (P3.12). */
export const SHOT = 900_005;

/** Event number of the discus throw (P3.12). */
export const DISCUS = 900_006;

/** Event number of the hammer throw (P3.12). */
export const HAMMER = 900_007;

/** Event number of the javelin throw (P3.12). */
export const JAVELIN = 900_008;
/** Event number of the heavy hammer or the medicine ball. */
export const HEAVY_HAMMER = 900_009;

const FIRST_COMBINED = 800_000;
const FIRST_FIELD = 900_000;

/** Field events are numbered from 900000 on (P3.12). @example isFieldEvent(900001) // true */
export function isFieldEvent(g0: number): boolean {
  return g0 >= FIRST_FIELD;
}

/** Combined events are 8000nn, nn the number of disciplines (P3.12). @example isCombined(800010) // true */
export function isCombined(g0: number): boolean {
  return g0 >= FIRST_COMBINED && g0 < FIRST_FIELD;
}

/** A race: event numbers below 800000 (P3.12). @example isTrackEvent(4100) // true */
export function isTrackEvent(g0: number): boolean {
  return g0 < FIRST_COMBINED;
}

/** High jump or pole vault. @example isVerticalJump(900002) // true */
export function isVerticalJump(g0: number): boolean {
  return g0 === HIGH_JUMP || g0 === POLE_VAULT;
}

/** Long or triple jump. @example isHorizontalJump(900003) // true */
export function isHorizontalJump(g0: number): boolean {
  return g0 === LONG_JUMP || g0 === TRIPLE_JUMP;
}

/** A field event that is not a jump; also one with an unknown number. @example isThrow(900005) // true */
export function isThrow(g0: number): boolean {
  return isFieldEvent(g0) && !isVerticalJump(g0) && !isHorizontalJump(g0);
}

/**
 * A race partly or wholly outside the stadium (TR 19.24.5): by the variant, which ends in R or T, a cross, or by the competition.
 * @example isOutsideStadium({ g0: 10000, g1: 'R' }) // true
 */
export function isOutsideStadium(event: EventRef): boolean {
  const lastCharacter = event.g1.charCodeAt(event.g1.length - 1);
  return lastCharacter === 82 /* R */ || lastCharacter === 84 /* T */ || event.road === true || event.g0 === CROSS;
}

/**
 * An event under a roof: by the variant, which ends in I, or by the competition (Q3).
 * @example isIndoor({ g0: 60, g1: 'I' }) // true
 */
export function isIndoor(event: EventRef): boolean {
  return event.indoor === true || event.g1.endsWith('I');
}

/** Number of a combined event of so many disciplines, 3 to 10. @example makeCombinedNumber(3) // 800003 */
export function makeCombinedNumber(disciplines: number): number {
  return FIRST_COMBINED + disciplines;
}

/** Number of disciplines of a combined event, 8000nn with nn from 3 to 10; undefined for any other number. @example countCombinedDisciplines(800007) // 7 */
export function countCombinedDisciplines(g0: number): number | undefined {
  const count = g0 - FIRST_COMBINED;
  return Number.isInteger(count) && count >= 3 && count <= 10 ? count : undefined;
}
