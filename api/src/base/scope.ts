/** What a prepared answer is about: it is stale as soon as the scope's revision has moved on. */
export interface Scope {
  revision: number;
  /** Answers of a lower revision are never used: since then a competition came or went, or a name was hidden. */
  minRevision?: number;
}

/** How long something that was read may be shown. */
export interface Freshness {
  readonly scope: Scope;
  /** Revision of the scope that it was read at. */
  readonly revision: number;
  /** Instant (ms since 1970) from which on it is stale, whatever the revision. */
  readonly until: number;
  /** Until then (ms, `performance.now()`) it is used even after a change, as building it for every change costs too much. */
  readonly heldUntil: number;
}

export function isFresh({ scope, revision, until, heldUntil }: Freshness, clock: () => Date): boolean {
  if (until !== Number.POSITIVE_INFINITY && until <= clock().getTime()) return false;
  return scope.revision === revision || (revision >= (scope.minRevision ?? 0) && performance.now() < heldUntil);
}
