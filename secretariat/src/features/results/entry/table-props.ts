import type { Entry } from './use-entry.ts';

/** What every grid is given. */
export interface TableProps {
  readonly entry: Entry;
  /** oid of the trial. */
  readonly trial: string;
  readonly caption: string;
  readonly isReadOnly: boolean;
  readonly showsReaction: boolean;
}
