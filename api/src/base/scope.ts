/** What a prepared answer is about: it is stale as soon as the scope's revision has moved on. */
export interface Scope {
  revision: number;
  /** What was read before this revision is never held: something came, or must no longer be seen. */
  firm?: number;
}

/** How long something that was read may be shown. */
export interface Freshness {
  readonly scope: Scope;
  /** Revision of the scope that it was read at. */
  readonly revision: number;
  /** Instant (ms since 1970) from which on it is wrong, whatever the revision. */
  readonly until: number;
  /** Until then (ms, `performance.now()`) it stands although the revision moves on: it costs too much to follow every change. */
  readonly heldUntil: number;
}

export function isFresh({ scope, revision, until, heldUntil }: Freshness, clock: () => Date): boolean {
  if (until !== Number.POSITIVE_INFINITY && until <= clock().getTime()) return false;
  return scope.revision === revision || (revision >= (scope.firm ?? 0) && performance.now() < heldUntil);
}
