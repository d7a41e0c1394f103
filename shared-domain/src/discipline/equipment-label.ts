import { type EventRef, isFieldEvent, JAVELIN } from './event-ref.ts';
import { HURDLE_HEIGHTS, parseVariant } from './variant.ts';

/** A weight in grams below one kilogram, else in kilograms, the same in every language. @example formatGrams(7260) // '7.26 kg' */
export function formatGrams(grams: number): string {
  return grams < 1000 ? `${grams} g` : `${grams / 1000} kg`;
}

/** A weight as it is usual in the event: a javelin's always in grams. */
const formatThrowWeight = (grams: number, g0: number): string => (g0 === JAVELIN ? `${grams} g` : formatGrams(grams));

/**
 * Weight of the implement or height of the hurdles, the same in every language; undefined when the variant has neither.
 * @example formatEquipment({ g0: 110, g1: 'HP106' }) // '1.067 m'
 */
export function formatEquipment(event: EventRef): string | undefined {
  const variant = parseVariant(event.g1);
  if (variant?.height !== undefined) return `${HURDLE_HEIGHTS[variant.height]} m`;
  if (variant?.grams !== undefined && isFieldEvent(event.g0)) return formatThrowWeight(variant.grams, event.g0);
  return undefined;
}
