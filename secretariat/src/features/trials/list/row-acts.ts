import type { Line } from './line.ts';

/** What may be done with one trial. */
export interface RowActs {
  readonly edit: (oid: string) => void;
  readonly release: (oid: string) => void;
  readonly remove: (oid: string) => void;
}

export interface RowMenuProps {
  readonly line: Line;
  readonly chOID: string;
  /** undefined for who only reads. */
  readonly acts: RowActs | undefined;
}
