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
