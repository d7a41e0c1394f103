import { CROSS, countCombinedDisciplines, type EventRef, isCombined, isFieldEvent, isTrackEvent } from './event-ref.ts';

/** First letter of a variant: how a race is run, or `L` (lancers) for a combined event of throws only. */
export const VARIANT_KINDS = { H: 'hurdles', S: 'steeple', W: 'walk', F: 'wheelchair', L: 'throws' } as const;

/** Last letter of a variant: where the event is held. */
export const VARIANT_PLACES = { I: 'indoor', R: 'road', T: 'trail' } as const;

/** Metres of hurdles and barriers by their number, about their centimetres: rounding does not always give it (Q3). */
export const HURDLE_HEIGHTS: Readonly<Record<number, string>> = {
  106: '1.067',
  99: '0.991',
  91: '0.914',
  84: '0.838',
  76: '0.762',
  68: '0.686',
  65: '0.650',
  60: '0.600',
  55: '0.550',
  50: '0.500',
};

/** The parts of a variant of a trial's uid: `HP106I` is hurdles of 1.067 m indoors, `P800` an implement of 800 g. */
export interface Variant {
  readonly kind?: (typeof VARIANT_KINDS)[keyof typeof VARIANT_KINDS];
  /** Number of the hurdle height, a key of HURDLE_HEIGHTS. */
  readonly height?: number;
  /** Weight of the implement, grams. */
  readonly grams?: number;
  readonly place?: (typeof VARIANT_PLACES)[keyof typeof VARIANT_PLACES];
}

const VARIANT_PATTERN = /^([HSWFL])?(?:P([1-9]\d{0,4}))?([IRT])?$/;

/** Reads a variant (Q3); undefined for a bad one. @example parseVariant('WR') // { kind: 'walk', place: 'road' } */
export function parseVariant(text: string): Variant | undefined {
  if (text === '0') return {};
  const match = text === '' ? null : VARIANT_PATTERN.exec(text);
  if (!match) return undefined;
  const [, kind, number, place] = match;
  const amount = number === undefined ? undefined : Number(number);
  const hasBarriers = kind === 'H' || kind === 'S';
  if (amount !== undefined && kind !== undefined && !hasBarriers) return undefined;
  if (amount !== undefined && hasBarriers && HURDLE_HEIGHTS[amount] === undefined) return undefined;
  return {
    ...(kind !== undefined && { kind: VARIANT_KINDS[kind as keyof typeof VARIANT_KINDS] }),
    ...(amount !== undefined && (hasBarriers ? { height: amount } : { grams: amount })),
    ...(place !== undefined && { place: VARIANT_PLACES[place as keyof typeof VARIANT_PLACES] }),
  };
}

const KIND_LETTERS = { hurdles: 'H', steeple: 'S', walk: 'W', wheelchair: 'F', throws: 'L' } as const;
const PLACE_LETTERS = { indoor: 'I', road: 'R', trail: 'T' } as const;

/** The inverse of `parseVariant`; `0` for a variant without any part. @example makeVariant({ kind: 'hurdles', height: 84 }) // 'HP84' */
export function makeVariant(variant: Variant): string {
  const amount = variant.height ?? variant.grams;
  const text =
    (variant.kind ? KIND_LETTERS[variant.kind] : '') +
    (amount === undefined ? '' : `P${amount}`) +
    (variant.place ? PLACE_LETTERS[variant.place] : '');
  return text === '' ? '0' : text;
}

/** Field events are numbered 9000xx, below this number (P3.12). */
const FIRST_UNUSED_NUMBER = 900_100;

/**
 * Whether an event number may have a variant: hurdles, walks, wheelchairs and roads are for races, an implement is for field events,
 * `L` for combined events (Q3). False for a number that is no event.
 * @example canHaveVariant(900005, { grams: 6000 }) // true
 */
export function canHaveVariant(g0: number, variant: Variant): boolean {
  if (isCombined(g0) && countCombinedDisciplines(g0) === undefined) return false;
  if (g0 >= FIRST_UNUSED_NUMBER) return false;
  if (variant.kind === 'throws') return isCombined(g0);
  if (g0 === CROSS && variant.kind !== undefined) return false;
  if (isFieldEvent(g0) && (variant.place === 'road' || variant.place === 'trail')) return false;
  if (variant.kind !== undefined && !isTrackEvent(g0)) return false;
  if (variant.grams !== undefined && !isFieldEvent(g0)) return false;
  return true;
}

/** A hurdle's height in mm by its number; undefined for an unknown number. @example findHurdleMillimetres(106) // 1067 */
export function findHurdleMillimetres(number: number): number | undefined {
  const metres = HURDLE_HEIGHTS[number];
  return metres === undefined ? undefined : Number(metres.replace('.', ''));
}

/**
 * Whether two events are of the same distance or contest and the same kind: the implement, the heights and the place of the event may differ.
 * @example isSameDiscipline({ g0: 110, g1: 'HP106' }, { g0: 110, g1: 'H' }) // true
 */
export function isSameDiscipline(one: EventRef, other: EventRef): boolean {
  return one.g0 === other.g0 && parseVariant(one.g1)?.kind === parseVariant(other.g1)?.kind;
}
