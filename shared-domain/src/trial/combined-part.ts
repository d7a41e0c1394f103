/** A trial, as far as it says whether it is a part of a combined event. */
interface MaybePart {
  readonly round?: string | undefined;
  readonly dets?: { readonly combined?: string | undefined } | undefined;
}

/**
 * Whether a trial is one of the disciplines of a combined event: its round is `c`, or it names the combined event whose part it is.
 * @example isCombinedPart({ round: 'f', dets: { combined: '800010-0-55-f1' } }) // true
 */
export function isCombinedPart({ round, dets }: MaybePart): boolean {
  return round === 'c' || dets?.combined !== undefined;
}
