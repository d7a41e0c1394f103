import type { Scope } from './scope.ts';

/** The answer of a service to a read; the server keeps it in memory while it is fresh. */
export interface BuiltAnswer {
  readonly scope: Scope;
  /** Revision the body was read at. */
  readonly revision: number;
  readonly body: unknown;
  /** What the ETag is made of besides build and database; by default a hash of the content. */
  readonly version?: string;
  /** As in `Freshness`; without them it is fresh for as long as its revision. */
  readonly until?: number;
  readonly heldUntil?: number;
  /** Search engines must not keep the answer: it names somebody under 16. */
  readonly noindex?: boolean;
  /** How long a client may show it without asking again, seconds; it always asks where this is left out. */
  readonly maxAge?: number | undefined;
}
