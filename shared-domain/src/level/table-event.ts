import { type EventRef, isFieldEvent, isIndoor, isOutsideStadium } from '../discipline/event-ref.ts';
import { makeVariant, parseVariant } from '../discipline/variant.ts';

/** Event numbers of the half marathon; tables have the first. */
const HALF_MARATHONS: readonly number[] = [21_097, 21_098, 21_100];

/**
 * The name of an event in a table: six digits and the variant, to which the place of the competition, road or indoor, is added. The
 * hurdle height or weight must be in the variant. Undefined for a bad variant.
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
 * The names under which to look up an event in a table that may have no indoor events or no heights and weights, the closest first.
 * @example listTableEventNames({ g0: 60, g1: 'HP84I' }) // ['000060-HP84I', '000060-HP84', '000060-HI', '000060-H']
 */
export function listTableEventNames(event: EventRef): readonly string[] {
  const fullName = formatTableEvent(event);
  if (fullName === undefined) return [];
  const outdoors = fullName.replace(/I$/, '').replace(/-$/, '-0');
  const removeAmount = (name: string) => name.replace(/P\d+/, '').replace(/-$/, '-0');
  return [...new Set([fullName, outdoors, removeAmount(fullName), removeAmount(outdoors)])];
}
