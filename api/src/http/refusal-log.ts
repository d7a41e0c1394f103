import type { FastifyRequest } from 'fastify';
import type { ErrorId } from 'shared-domain/contract';
import type { Refusal } from '../base/refusal.ts';
import { findSession } from './access/request-session.ts';

/** Refusals by which an operator sees that somebody guesses, or asks for what is not theirs. */
const LOGGED: ReadonlySet<ErrorId> = new Set<ErrorId>([
  'unauthorized',
  'code required',
  'second factor required',
  'forbidden',
  'too many requests',
]);

const WINDOW_MS = 60_000;

/** Lines that one minute may begin; a flood is counted, not written out. */
const MAX_LINES = 100;

/** One line of the log: which call refused what, to which account. No address, no typed text (Q30). */
interface RefusedLine {
  readonly call: string;
  readonly id: ErrorId;
  /** oid of an account: whose session it was, or who was signed in as. */
  readonly account?: string | undefined;
}

interface RefusalLog {
  note(request: FastifyRequest, refusal: Refusal): void;
  /** Writes what was counted since its first line. */
  flush(): void;
}

/**
 * Writes refusals of identity and right as lines of the log (OWASP ASVS 4.0, 7.1.3 and 7.2): the first of its kind at once, the
 * others of the same minute as one line with their count.
 */
export function createRefusalLog(warn: (line: object, message: string) => void): RefusalLog {
  const counted = new Map<string, { readonly line: RefusedLine; more: number }>();
  let unlisted = 0;
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    for (const { line, more } of counted.values()) if (more > 0) warn({ ...line, more }, 'refused again');
    if (unlisted > 0) warn({ more: unlisted }, 'refused, more kinds than are listed');
    counted.clear();
    unlisted = 0;
  }

  return {
    note(request, { errors, account = findSession(request)?.organiser }) {
      const id = errors[0]?.id;
      if (id === undefined || !LOGGED.has(id)) return;
      const call = `${request.method} ${request.routeOptions.url ?? ''}`;
      const key = `${call} ${id} ${account ?? ''}`;
      const known = counted.get(key);
      timer ??= setTimeout(flush, WINDOW_MS).unref();
      if (known !== undefined) known.more += 1;
      else if (counted.size >= MAX_LINES) unlisted += 1;
      else {
        const line: RefusedLine = { call, id, ...(account === undefined ? {} : { account }) };
        counted.set(key, { line, more: 0 });
        warn(line, 'refused');
      }
    },
    flush,
  };
}
