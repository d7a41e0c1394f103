import type { EventRef } from '../event-ref.ts';
import { makeVariant, parseVariant } from '../variant.ts';
import { findHurdleHeight } from './hurdle-height.ts';
import { findImplementWeight } from './implement-weight.ts';

/**
 * The variant of a category's event with its height or weight, which are part of the event's identity and of a record
 * (item 59 of shared-domain/docs/technical-rules.md);
 * the variant unchanged where none is known. Undefined when it does not parse.
 * @example findVariant({ g0: 60, g1: 'HI' }, 56) // 'HP84I'
 */
export function findVariant(event: EventRef, category: number): string | undefined {
  const variant = parseVariant(event.g1);
  if (variant === undefined) return undefined;
  const height = findHurdleHeight(event, category)?.number;
  const grams = findImplementWeight(event, category)?.grams;
  return makeVariant({ ...variant, ...(height !== undefined && { height }), ...(grams !== undefined && { grams }) });
}
