/** A part of the screen, px. */
export interface Place {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where the key was that was pressed last. */
let pressed: Place | undefined;

export function notePressed(key: Element): void {
  pressed = key.getBoundingClientRect();
}

export const findPressed = (): Place | undefined => pressed;

/** Least distance between the key that opened a sheet and the one that confirms it, px. */
const APART = 8;

const isNear = (one: Place, other: Place): boolean =>
  one.left < other.right + APART &&
  other.left < one.right + APART &&
  one.top < other.bottom + APART &&
  other.top < one.bottom + APART;

/**
 * How the key that confirms is kept away from the one that opened the sheet: it takes the place of the key beside it, or both are lifted,
 * px, where that one is too near as well.
 * @example findShift({ left: 0, right: 9, top: 0, bottom: 9 }, { confirm: { left: 50, right: 59, top: 0, bottom: 9 }, cancel: undefined })
 * // { isSwapped: false, lift: 0 }
 */
export function findShift(
  opener: Place | undefined,
  { confirm, cancel }: { readonly confirm: Place; readonly cancel: Place | undefined },
): { readonly isSwapped: boolean; readonly lift: number } {
  if (opener === undefined || !isNear(opener, confirm)) return { isSwapped: false, lift: 0 };
  const isBeside = cancel !== undefined && cancel.top === confirm.top;
  if (isBeside && !isNear(opener, cancel)) return { isSwapped: true, lift: 0 };
  return { isSwapped: false, lift: confirm.bottom - opener.top + APART };
}
