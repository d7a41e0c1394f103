import { type ConflictReason, cutQuotes, type ErrorId, omitErrorPath, type WireError } from 'shared-domain/contract';

/** Shortens what an error quotes of a request. A path that is too long stays in the sentence only, shortened. */
function cutError({ path, ...error }: WireError): WireError {
  if (path === undefined || cutQuotes(path) !== path) return { ...error, detail: cutQuotes(error.detail) };
  const words = cutQuotes(omitErrorPath({ detail: error.detail, path }));
  return { ...error, detail: `${path}: ${words}`, path };
}

/** An answer that is not a success: what a route or a service throws, and the error handler sends. */
export class Refusal extends Error {
  readonly errors: readonly WireError[];
  /** Seconds after which the same call may be answered. */
  readonly retryAfter: number | undefined;

  /** oid of the refused account, for the log; where it is absent, the log takes that of the session. */
  readonly account: string | undefined;

  constructor(errors: readonly WireError[], retryAfter?: number, account?: string) {
    const shortened = errors.map(cutError);
    super(shortened.map(({ id, detail }) => `${id}: ${detail}`).join('\n'));
    this.errors = shortened;
    this.retryAfter = retryAfter;
    this.account = account;
  }
}

/** @example throw refusal('not found', 'there is no challenge x') */
export const refusal = (id: ErrorId, detail: string, retryAfter?: number, account?: string): Refusal =>
  new Refusal([{ id, detail }], retryAfter, account);

/** What is wrong with one place of a request. @example errorAt('invalid request', '$.bib', 'is taken') */
export const errorAt = (id: ErrorId, path: string, words: string): WireError => ({
  id,
  detail: `${path}: ${words}`,
  path,
});

/** @example throw refusalAt('conflict', '$.kind', 'cannot change once there are results') */
export const refusalAt = (id: ErrorId, path: string, words: string, account?: string): Refusal =>
  new Refusal([errorAt(id, path, words)], undefined, account);

/** A conflict that the sender's program tells from others. @example throw conflict('held', 'trial x is held by …') */
export const conflict = (reason: ConflictReason, detail: string): Refusal =>
  new Refusal([{ id: 'conflict', detail, reason }]);

/** A conflict about one place of a request. @example throw conflictAt('too old', '$.logOid', 'this act is older than 30 days') */
export const conflictAt = (
  reason: ConflictReason,
  path: string,
  words: string,
  more: Pick<WireError, 'trial'> = {},
): Refusal => new Refusal([{ ...errorAt('conflict', path, words), reason, ...more }]);

/** A conflict: the edit was made on a revision that is no longer the current one. @example throw stale(3, 'the row is at 5') */
export const stale = (revision: number, present: string): Refusal =>
  conflictAt('stale', '$.revision', `${revision} is stale; ${present}`);
