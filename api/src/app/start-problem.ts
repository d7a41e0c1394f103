import { inspect } from 'node:util';
import { ConfigError } from '../base/config.ts';
import { DatabaseUnusable } from '../store/database-unusable.ts';

/** Why the server does not start: a sentence where it is the operator's to mend, else all that is known. */
export function startProblem(error: unknown): string {
  const isForeseen = [ConfigError, DatabaseUnusable].some((kind) => error instanceof kind);
  return isForeseen ? (error as Error).message : inspect(error);
}
