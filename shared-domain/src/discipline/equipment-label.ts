import { formatDecimal } from '../text/decimal-sign.ts';
import type { Language } from '../text/language.ts';
import { type EventRef, isFieldEvent, JAVELIN } from './event-ref.ts';
import { HURDLE_HEIGHTS, parseVariant } from './variant.ts';

/** A weight in grams below one kilogram, else in kilograms with the decimal sign of the language. @example formatGrams(7260, 'fr') // '7,26 kg' */
export function formatGrams(grams: number, language: Language): string {
  return grams < 1000 ? `${grams} g` : `${formatDecimal(grams / 1000, language)} kg`;
}

/** A weight as it is usual in the event: a javelin's always in grams. */
const formatThrowWeight = (grams: number, g0: number, language: Language): string =>
  g0 === JAVELIN ? `${grams} g` : formatGrams(grams, language);

/**
 * Weight of the implement with the decimal sign of the language, or height of the hurdles, the same in every one; undefined when the
 * variant has neither.
 * @example formatEquipment({ g0: 110, g1: 'HP106' }, 'fr') // '1.067 m'
 */
export function formatEquipment(event: EventRef, language: Language): string | undefined {
  const variant = parseVariant(event.g1);
  if (variant?.height !== undefined) return `${HURDLE_HEIGHTS[variant.height]} m`;
  if (variant?.grams !== undefined && isFieldEvent(event.g0))
    return formatThrowWeight(variant.grams, event.g0, language);
  return undefined;
}
