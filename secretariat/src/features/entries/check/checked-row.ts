import type { RoundLetter } from 'shared-domain';
import type { UploadStart } from 'shared-domain/contract';
import type { Issue } from './issue.ts';
import type { RowPerson, Target } from './programme.ts';

/** A row of the file, its issues, and the entry made of it. */
export interface CheckedRow {
  readonly line: number;
  /** Bib and name for display. */
  readonly who: string;
  readonly issues: readonly Issue[];
  /** Used to propose other events. */
  readonly person: RowPerson;
  /** Absent while the row has an error. */
  readonly entry?: CheckedEntry;
}

/** An entry and its destination: a heat (`namedHeat`) if the row names one, else the commitments of the event. */
export interface CheckedEntry {
  readonly target: Target;
  readonly namedHeat?: { readonly round: RoundLetter; readonly heat: number };
  readonly start: UploadStart;
  readonly startsAt?: string;
}
