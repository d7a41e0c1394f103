import type { Entry } from '../use-entry.ts';

/** Rows of a page of a long list. */
export const PAGE = 50;

/** What every grid is given. */
export interface TableProps {
  readonly entry: Entry;
  /** oid of the trial. */
  readonly trial: string;
  readonly caption: string;
  readonly isReadOnly: boolean;
  readonly showsReaction: boolean;
}
