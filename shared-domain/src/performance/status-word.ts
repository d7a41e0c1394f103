import { MARK_STATUS } from './mark-status.ts';

/** Statuses that can be typed in place of a mark (P5.3); a dash is a hyphen, a minus, or a typographic dash. */
const TYPED_STATUSES: ReadonlyMap<string, 2 | 3 | 4 | 5 | 6> = new Map([
  ['DNS', MARK_STATUS.dns],
  ['DNF', MARK_STATUS.dnf],
  ['DQ', MARK_STATUS.dq],
  ['NM', MARK_STATUS.nm],
  ['-', MARK_STATUS.dash],
  ['−', MARK_STATUS.dash],
  ['–', MARK_STATUS.dash],
  ['—', MARK_STATUS.dash],
]);

/**
 * Other statuses of result lists: what `formatMark` writes for a retired athlete, `NH` (no height) for NM (CR 25.4) and `DSQ` for DQ.
 */
const OTHER_WRITTEN_STATUSES: ReadonlyMap<string, 4 | 5 | 7> = new Map([
  ['DSQ', MARK_STATUS.dq],
  ['NH', MARK_STATUS.nm],
  ['R', MARK_STATUS.retired],
]);

/** The status of a typed word, in any case; undefined for any other. @example parseTypedStatus('dns') // 2 */
export function parseTypedStatus(word: string): 2 | 3 | 4 | 5 | 6 | undefined {
  return TYPED_STATUSES.get(word.toUpperCase());
}

/** The status of a word in a result list: those that can be typed, and `r`, `NH` and `DSQ`. @example parseWrittenStatus('NH') // 5 */
export function parseWrittenStatus(word: string): 2 | 3 | 4 | 5 | 6 | 7 | undefined {
  return parseTypedStatus(word) ?? OTHER_WRITTEN_STATUSES.get(word.toUpperCase());
}
