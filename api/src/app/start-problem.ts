import { inspect } from 'node:util';
import { ConfigError } from '../base/config.ts';
import { DatabaseUnusable } from '../store/database-unusable.ts';

/** Why the server did not start: one sentence if the operator can mend it, else the whole error. */
export function describeStartProblem(error: unknown): string {
  const isForeseen = [ConfigError, DatabaseUnusable].some((kind) => error instanceof kind);
  return isForeseen ? (error as Error).message : inspect(error);
}
