/** Kinds of changes that the secretariat makes in a trial while officials write it. */
export type DeskChangeKind =
  | 'added'
  | 'removed'
  | 'scratched'
  | 'absent'
  | 'back'
  | 'bib'
  | 'order'
  | 'heights'
  | 'qualifying'
  | 'equipment'
  | 'cuts'
  | 'cell'
  | 'attempt'
  | 'mark'
  | 'status';

/** One change by the secretariat, with the values of its sentence (`desk.…` of the texts). */
export interface DeskChange {
  readonly trial: string;
  readonly kind: DeskChangeKind;
  readonly values: Readonly<Record<string, string>>;
  /** Keys of the rows that it touches. */
  readonly rows: readonly string[];
}

/** A change as a device stores it: when it was read (ms), and whether somebody has seen it. */
export interface StoredDeskChange extends DeskChange {
  readonly read: number;
  readonly isSeen: boolean;
}
