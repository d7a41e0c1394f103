import type { EventRef } from '../event-ref.ts';
import { makeVariant, parseVariant } from '../variant.ts';
import { hurdleHeightFor } from './hurdle-height.ts';
import { implementWeightFor } from './implement-weight.ts';

/**
 * The variant of a category's event with its height or weight, which are part of the event's identity and of a record
 * (technical rules 59); the variant as it stands where none is known. Undefined when it does not parse.
 * @example variantFor({ g0: 60, g1: 'HI' }, 56) // 'HP84I'
 */
export function variantFor(event: EventRef, category: number): string | undefined {
  const variant = parseVariant(event.g1);
  if (variant === undefined) return undefined;
  const height = hurdleHeightFor(event, category)?.number;
  const grams = implementWeightFor(event, category)?.grams;
  return makeVariant({ ...variant, ...(height !== undefined && { height }), ...(grams !== undefined && { grams }) });
}
