import type { FastifyRequest } from 'fastify';
import type { ErrorId } from 'shared-domain/contract';
import type { Refusal } from '../base/refusal.ts';
import { findSession } from './access/request-session.ts';

/** Refusals that are logged: an operator sees by them that somebody guesses, or asks for what is not theirs. */
const LOGGED_IDS: ReadonlySet<ErrorId> = new Set<ErrorId>([
  'unauthorized',
  'code required',
  'second factor required',
  'forbidden',
  'too many requests',
]);

const WINDOW_MS = 60_000;

/** Different lines in one minute; further ones are only counted. */
const MAX_LINES = 100;

/** One line of the log: which call refused what, to which account. No address, no typed text (Q30). */
interface RefusedLine {
  readonly call: string;
  readonly id: ErrorId;
  /** oid of the account of the session, or of the account that somebody tried to sign in to. */
  readonly account?: string | undefined;
}

interface RefusalLog {
  note(request: FastifyRequest, refusal: Refusal): void;
  /** Writes what was only counted since the first lines. */
  flush(): void;
}

/**
 * Writes refusals of identity and right as lines of the log (OWASP ASVS 4.0, 7.1.3 and 7.2): the first of its kind at once, the
 * others of the same minute as one line with their count.
 */
export function createRefusalLog(warn: (line: object, message: string) => void): RefusalLog {
  const lineByKey = new Map<string, { readonly line: RefusedLine; more: number }>();
  let unlistedCount = 0;
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    for (const { line, more } of lineByKey.values()) if (more > 0) warn({ ...line, more }, 'refused again');
    if (unlistedCount > 0) warn({ more: unlistedCount }, 'refused, more kinds than are listed');
    lineByKey.clear();
    unlistedCount = 0;
  }

  return {
    note(request, { errors, account = findSession(request)?.organiser }) {
      const id = errors[0]?.id;
      if (id === undefined || !LOGGED_IDS.has(id)) return;
      const call = `${request.method} ${request.routeOptions.url ?? ''}`;
      const key = `${call} ${id} ${account ?? ''}`;
      const existing = lineByKey.get(key);
      timer ??= setTimeout(flush, WINDOW_MS).unref();
      if (existing !== undefined) existing.more += 1;
      else if (lineByKey.size >= MAX_LINES) unlistedCount += 1;
      else {
        const line: RefusedLine = { call, id, ...(account === undefined ? {} : { account }) };
        lineByKey.set(key, { line, more: 0 });
        warn(line, 'refused');
      }
    },
    flush,
  };
}
