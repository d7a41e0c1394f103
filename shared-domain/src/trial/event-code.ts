import { canHaveVariant, parseVariant } from '../discipline/variant.ts';
import type { GroupUid } from './trial-uid.ts';

/** Faults of an event code, in the order of the checks. */
export const EVENT_CODE_ERRORS = ['parts', 'number', 'variant', 'unfit', 'category'] as const;

/** Why a text is no event code; `parts`: not three parts; `unfit`: a variant that the event cannot have. `part`: the text at fault. */
export interface EventCodeError {
  readonly error: (typeof EVENT_CODE_ERRORS)[number];
  readonly part: string;
}

const NUMBER = /^[1-9]\d{0,5}$/;
const CATEGORY = /^[1-9]\d{0,3}$/;

/**
 * Parses number-variant-category (P3.12): an event number without leading zeros, and the id of a category.
 * @example parseEventCode('110-HP106-55') // { g0: 110, g1: 'HP106', category: 55 }
 */
export function parseEventCode(text: string): GroupUid | EventCodeError {
  if (typeof text !== 'string') return { error: 'parts', part: String(text) };
  const parts = text.split('-');
  const [number, g1, category] = parts;
  if (parts.length !== 3 || number === undefined || g1 === undefined || category === undefined)
    return { error: 'parts', part: text };
  if (!NUMBER.test(number)) return { error: 'number', part: number };
  const variant = parseVariant(g1);
  if (variant === undefined) return { error: 'variant', part: g1 };
  if (!canHaveVariant(Number(number), variant)) return { error: 'unfit', part: `${number}-${g1}` };
  if (!CATEGORY.test(category)) return { error: 'category', part: category };
  return { g0: Number(number), g1, category: Number(category) };
}

/** Whether an event code could not be read. @example isEventCodeError(parseEventCode('50-0')) // true */
export function isEventCodeError(read: GroupUid | EventCodeError): read is EventCodeError {
  return 'error' in read;
}

/** The inverse of `parseEventCode`; `makeGroupUid` writes the same with six digits. @example makeEventCode({ g0: 50, g1: '0', category: 50 }) // '50-0-50' */
export function makeEventCode({ g0, g1, category }: GroupUid): string {
  return `${g0}-${g1}-${category}`;
}
