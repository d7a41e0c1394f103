import { type EventRef, isFieldEvent, isIndoor, isOutsideStadium } from '../discipline/event-ref.ts';
import { makeVariant, parseVariant } from '../discipline/variant.ts';

/** Numbers a half marathon goes by; tables know the first. */
const HALF_MARATHONS: readonly number[] = [21_097, 21_098, 21_100];

/**
 * How a table names an event: six digits and the variant, with what the competition says of the place written in. A
 * hurdle height or an implement must be in the variant: no table guesses it. Undefined for a variant that is none.
 * @example formatTableEvent({ g0: 60, g1: 'HP106', indoor: true }) // '000060-HP106I'
 */
export function formatTableEvent(event: EventRef): string | undefined {
  const variant = parseVariant(event.g1);
  if (variant === undefined) return undefined;
  const road = isOutsideStadium(event) && !isFieldEvent(event.g0) && ('road' as const);
  const place = variant.place ?? ((isIndoor(event) && ('indoor' as const)) || road || undefined);
  const g0 = HALF_MARATHONS.includes(event.g0) ? 21_097 : event.g0;
  return `${String(g0).padStart(6, '0')}-${makeVariant({ ...variant, ...(place && { place }) })}`;
}

/**
 * The names an event is looked for by in a table that may know neither roof nor implement, the nearest first.
 * @example listTableEventNames({ g0: 60, g1: 'HP84I' }) // ['000060-HP84I', '000060-HP84', '000060-HI', '000060-H']
 */
export function listTableEventNames(event: EventRef): readonly string[] {
  const fullName = formatTableEvent(event);
  if (fullName === undefined) return [];
  const outdoors = fullName.replace(/I$/, '').replace(/-$/, '-0');
  const removeAmount = (name: string) => name.replace(/P\d+/, '').replace(/-$/, '-0');
  return [...new Set([fullName, outdoors, removeAmount(fullName), removeAmount(outdoors)])];
}
