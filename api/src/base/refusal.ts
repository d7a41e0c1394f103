import { cutQuotes, type ErrorId, type WireError } from 'shared-domain/contract';

/** An answer that is not a success: what a route or a service throws, and the error handler sends. */
export class Refusal extends Error {
  readonly errors: readonly WireError[];
  /** Seconds after which the same call may be answered. */
  readonly retryAfter: number | undefined;

  /** oid of the account that was refused, for the log; its session's where it has one. */
  readonly account: string | undefined;

  constructor(errors: readonly WireError[], retryAfter?: number, account?: string) {
    const told = errors.map((error) => ({ ...error, detail: cutQuotes(error.detail) }));
    super(told.map(({ id, detail }) => `${id}: ${detail}`).join('\n'));
    this.errors = told;
    this.retryAfter = retryAfter;
    this.account = account;
  }
}

/** @example throw refusal('not found', 'there is no challenge x') */
export const refusal = (id: ErrorId, detail: string, retryAfter?: number, account?: string): Refusal =>
  new Refusal([{ id, detail }], retryAfter, account);
