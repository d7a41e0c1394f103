import type { HomeAnswer } from 'shared-domain/contract';
import type { RateLimit } from '../../base/rate-limit.ts';
import type { Change } from '../../store/challenges/changes.ts';
import type { Revisions } from '../../store/challenges/revisions.ts';
import type { Store } from '../../store/open-store.ts';
import type { Licences } from '../licences/licence-file.ts';
import type { PacedReads } from './paced-reads.ts';
import type { ProgrammeCache } from './programme.ts';

export type { Change } from '../../store/challenges/changes.ts';

/** What services work with. */
export interface Context {
  readonly store: Store;
  readonly revisions: Revisions;
  readonly programmes: ProgrammeCache;
  /** The parts of the home page that do not depend on the requested day, by region. */
  readonly home: PacedReads<Omit<HomeAnswer, 'md' | 'day'>>;
  /** The machine's clock. */
  readonly clock: () => Date;
  /** For durations (sessions, holds, limits): it does not jump when the machine's clock is set. */
  readonly readSteadyClock: () => Date;
  /** Holders of licences, by the operator's file. */
  readonly licences: Licences;
  /** Limits wrong passwords of signed-in callers and wrong codes of second factors, by account. */
  readonly passwordGuesses: RateLimit;
  readonly codeGuesses: RateLimit;
  /** Tells caches and live streams of a committed change; `changeChallenge` calls it. */
  readonly announceChange: (change: Change) => void;
  /** Writes a warning to the server's log, for the operator. */
  readonly warn: (message: string) => void;
  /** Drops everything about a challenge from memory, after a name was hidden. */
  readonly dropFromMemory: (chOID: string) => void;
}
