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
  /** All of the home page that does not depend on the day asked for, by region. */
  readonly home: PacedReads<Omit<HomeAnswer, 'md' | 'day'>>;
  /** What time it is, as the machine says. */
  readonly clock: () => Date;
  /** For what lasts a while (sessions, holds, limits): it does not follow when the machine's clock jumps. */
  readonly steady: () => Date;
  /** Holders of licences, by the operator's file. */
  readonly licences: Licences;
  /** Passwords that who is signed in has to know again, by account, and codes of second factors. */
  readonly passwordGuesses: RateLimit;
  readonly codeGuesses: RateLimit;
  /** Called after a commit, once memory agrees with the database; `changeChallenge` does it. */
  readonly announce: (change: Change) => void;
  /** Writes a warning to the server's log, for who runs it. */
  readonly warn: (message: string) => void;
  /** Called when a name was hidden: everything in memory about the challenge is dropped. */
  readonly forget: (chOID: string) => void;
}
