import type { Line } from './line.ts';

/** Actions on one trial. */
export interface RowActions {
  readonly edit: (oid: string) => void;
  readonly release: (oid: string) => void;
  readonly remove: (oid: string) => void;
}

export interface RowMenuProps {
  readonly line: Line;
  readonly chOID: string;
  /** undefined for users who may only read. */
  readonly actions: RowActions | undefined;
}
