import { isFieldEvent, isTrackEvent } from '../discipline/event-ref.ts';

export const VARIANT_KINDS = { H: 'hurdles', S: 'steeple', W: 'walk' } as const;
export const VARIANT_PLACES = { I: 'indoor', R: 'road', T: 'trail' } as const;

/** Hurdle and barrier heights by their number in centimetres; neither cutting nor rounding gives it from metres (decision 3). */
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

/** The variant of a trial's uid taken apart: `HP106I` is hurdles of 1.067 m indoors, `P800` an implement of 800 g. */
export interface Variant {
  readonly kind?: (typeof VARIANT_KINDS)[keyof typeof VARIANT_KINDS];
  /** Hurdle height, as its number of centimetres. */
  readonly height?: number;
  /** Weight of the implement, grams. */
  readonly grams?: number;
  readonly place?: (typeof VARIANT_PLACES)[keyof typeof VARIANT_PLACES];
}

const PATTERN = /^([HSW])?(?:P([1-9]\d{0,4}))?([IRT])?$/;

/** Reads a variant (decision 3); undefined when it is none. @example parseVariant('WR') // { kind: 'walk', place: 'road' } */
export function parseVariant(text: string): Variant | undefined {
  if (text === '0') return {};
  const match = text === '' ? null : PATTERN.exec(text);
  if (!match) return undefined;
  const [, kind, number, place] = match;
  const amount = number === undefined ? undefined : Number(number);
  const hurdles = kind === 'H' || kind === 'S';
  if (amount !== undefined && kind === 'W') return undefined;
  if (amount !== undefined && hurdles && HURDLE_HEIGHTS[amount] === undefined) return undefined;
  return {
    ...(kind !== undefined && { kind: VARIANT_KINDS[kind as keyof typeof VARIANT_KINDS] }),
    ...(amount !== undefined && (hurdles ? { height: amount } : { grams: amount })),
    ...(place !== undefined && { place: VARIANT_PLACES[place as keyof typeof VARIANT_PLACES] }),
  };
}

export function makeVariant(variant: Variant): string {
  const kind = { hurdles: 'H', steeple: 'S', walk: 'W' } as const;
  const place = { indoor: 'I', road: 'R', trail: 'T' } as const;
  const amount = variant.height ?? variant.grams;
  const text =
    (variant.kind ? kind[variant.kind] : '') +
    (amount === undefined ? '' : `P${amount}`) +
    (variant.place ? place[variant.place] : '');
  return text === '' ? '0' : text;
}

/** Hurdles, walks and roads are races; an implement belongs to a throw. */
export function variantFits(g0: number, variant: Variant): boolean {
  if (variant.kind !== undefined && !isTrackEvent(g0)) return false;
  if (variant.grams !== undefined && !isFieldEvent(g0)) return false;
  return true;
}
