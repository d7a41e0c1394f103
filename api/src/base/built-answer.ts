import type { Scope } from './scope.ts';

/** What a service answers a hot read with. */
export interface BuiltAnswer {
  readonly scope: Scope;
  /** Revision the body was read at. */
  readonly revision: number;
  readonly body: unknown;
  /** What the ETag says besides build and database; without it the content speaks for itself. */
  readonly version?: string;
  /** As of a `Standing`; without them it stands for as long as its revision. */
  readonly until?: number;
  readonly heldUntil?: number;
  /** Search engines must not keep the answer: it names somebody under 16. */
  readonly noindex?: boolean;
}
