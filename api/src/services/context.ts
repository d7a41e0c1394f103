import type { HomeAnswer } from 'shared-domain/contract';
import type { Store } from '../store/open-store.ts';
import type { Revisions } from '../store/revisions.ts';
import type { PacedReads } from './paced-reads.ts';
import type { ProgrammeCache } from './programme.ts';

/** One committed change, told to whoever shows the challenge. */
export interface Change {
  readonly chOID: string;
  readonly revision: number;
  /** oids of trials that changed in any way. */
  readonly trials: readonly string[];
  /** oids of the start lists that changed: a trial's, or a group's commitments. */
  readonly starts: readonly string[];
  /** oids of trials whose result list changed. */
  readonly results: readonly string[];
  /** Trials or groups came, went or moved. */
  readonly structure: boolean;
  /** The challenge's own fields changed, or it is gone. */
  readonly challenge: boolean;
}

/** What services work with. */
export interface Context {
  readonly store: Store;
  readonly revisions: Revisions;
  readonly programmes: ProgrammeCache;
  /** All of the home page that does not depend on the day asked for, by region. */
  readonly home: PacedReads<Omit<HomeAnswer, 'md' | 'day'>>;
  readonly clock: () => Date;
  /** Called after a commit, once memory agrees with the database. */
  readonly announce: (change: Change) => void;
}
