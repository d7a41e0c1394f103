import type { RoundLetter } from 'shared-domain';
import type { UploadStart } from 'shared-domain/contract';
import type { Issue } from './issue.ts';
import type { RowPerson, Target } from './programme.ts';

/** A row of the file with what it comes to. */
export interface CheckedRow {
  readonly line: number;
  /** Who it is about, as the reader knows them. */
  readonly who: string;
  readonly issues: readonly Issue[];
  /** What the row says of the person and the event, by which another event is proposed. */
  readonly person: RowPerson;
  /** Absent while a fault stops the row. */
  readonly entry?: CheckedEntry;
}

/** An entry, and where it goes: a heat when the row says one, else the commitments of the event. */
export interface CheckedEntry {
  readonly target: Target;
  readonly place?: { readonly round: RoundLetter; readonly heat: number };
  readonly start: UploadStart;
  readonly startsAt?: string;
}
