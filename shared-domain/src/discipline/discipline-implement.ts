import type { Language } from '../text/language.ts';
import { type EventRef, isFieldEvent, JAVELIN } from './event-ref.ts';
import { HURDLE_HEIGHTS, parseVariant } from './variant.ts';

/** Javelins are known by their grams, everything else by kilograms from one kilogram on. */
function weight(grams: number, g0: number): string {
  if (g0 === JAVELIN || grams < 1000) return `${grams} g`;
  return `${grams / 1000} kg`;
}

/**
 * Weight of the implement or height of the hurdles; undefined when the variant does not say. The same in every
 * language.
 * @example formatImplement({ g0: 110, g1: 'HP106' }) // '1.067 m'
 */
export function formatImplement(event: EventRef, _language?: Language): string | undefined {
  const variant = parseVariant(event.g1);
  if (variant?.height !== undefined) return `${HURDLE_HEIGHTS[variant.height]} m`;
  if (variant?.grams !== undefined && isFieldEvent(event.g0)) return weight(variant.grams, event.g0);
  return undefined;
}
