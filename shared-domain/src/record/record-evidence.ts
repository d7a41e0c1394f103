import type { AccessCodeKind } from '../organisation/access-code-kind.ts';

/** A picture that is attached to an item: of the finish, of the zero control, of a form. */
export interface EvidenceFile {
  readonly id: string;
  readonly name: string;
}

/** Who says what was checked or measured: an official's device by the kind of its code, or the secretariat. */
export type EvidenceSigner = AccessCodeKind | 'desk';

/** What was said to be checked or measured, and by whom. */
export interface RecordEvidence {
  readonly what: string;
  readonly ok?: boolean | undefined;
  readonly value?: number | string | undefined;
  readonly by?: string | undefined;
  readonly text?: string | undefined;
  readonly files?: readonly EvidenceFile[] | undefined;
  readonly signerKind: EvidenceSigner;
  /** The key of the row that it names; absent where it was said of the whole event. */
  readonly row?: string | undefined;
}

/** `what` of a referee's word on a mark, given before its result is official: `value` is the mark, and `ok` false takes the word back. */
export const CONFIRMED_MARK = 'mark';

/** Whether something that was said is a referee's word on the mark of one row. @example isRefereeWord({ what: 'mark', signerKind: 'judge', row: 'bib:11' }) // true */
export function isRefereeWord({ what, signerKind, row }: Pick<RecordEvidence, 'what' | 'signerKind' | 'row'>): boolean {
  return what === CONFIRMED_MARK && signerKind === 'judge' && row !== undefined;
}

/**
 * Whether a referee stands for a mark, in the unit of its event, by what was said of its row, the oldest first.
 * @example isConfirmedMark([{ what: 'mark', signerKind: 'judge', row: 'bib:11', value: 10400 }], 10400) // true
 */
export function isConfirmedMark(evidence: readonly RecordEvidence[], v: number): boolean {
  const last = evidence.findLast((one) => isRefereeWord(one) && one.value === v);
  return last !== undefined && last.ok !== false;
}
