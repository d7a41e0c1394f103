import type { EventRef } from '../event-ref.ts';
import { makeVariant, parseVariant } from '../variant.ts';
import { findHurdleHeight } from './hurdle-height.ts';
import { findImplementWeight } from './implement-weight.ts';

/**
 * The variant of an event with the hurdle height or the implement weight of a category (item 59 of
 * shared-domain/docs/technical-rules.md); unchanged where none is known. Undefined when the event's variant does not parse.
 * @example findCategoryVariant({ g0: 60, g1: 'HI' }, 56) // 'HP84I'
 */
export function findCategoryVariant(event: EventRef, category: number): string | undefined {
  const variant = parseVariant(event.g1);
  if (variant === undefined) return undefined;
  const height = findHurdleHeight(event, category)?.number;
  const grams = findImplementWeight(event, category)?.grams;
  return makeVariant({ ...variant, ...(height !== undefined && { height }), ...(grams !== undefined && { grams }) });
}
