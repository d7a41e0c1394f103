import type { IncomingMessage, ServerResponse } from 'node:http';
import { SECURITY_HEADERS } from '../security-headers.ts';

/** The answer to a preflight: calls may carry tokens and codes, and never cookies, which this API does not use. */
const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
  'access-control-allow-headers': 'content-type, x-access-token, x-access-code, if-none-match, last-event-id',
  'access-control-max-age': '7200',
} as const;

/** Headers of an answer that a page of another origin may read. */
const EXPOSED_HEADERS = 'etag, content-disposition, retry-after';

/** URLs of the calls that front ends make; /metrics is the operator's. */
const FRONT_END_CALL_URL = /^\/(api|mgrapi)\//;

/** Lets front ends of other origins (`REMOTE_ORIGINS`) make every call of /api/ and /mgrapi/. */
export interface CrossOriginAccess {
  /** To be added to an answer's `vary`; undefined where no other origin is allowed. */
  readonly vary: 'origin' | undefined;
  /** Sets the headers that let an allowed origin read the answer. @returns whether it answered the request itself: a preflight of an allowed origin */
  handle(req: IncomingMessage, res: ServerResponse): boolean;
}

/** @param origins exactly as browsers send them */
export function allowOrigins(origins: readonly string[]): CrossOriginAccess {
  if (origins.length === 0) return { vary: undefined, handle: () => false };
  const allowedOrigins = new Set(origins);
  return {
    vary: 'origin',
    handle(req, res) {
      const { origin } = req.headers;
      if (origin === undefined || !allowedOrigins.has(origin) || !FRONT_END_CALL_URL.test(req.url ?? '')) return false;
      res.setHeader('access-control-allow-origin', origin);
      if (req.method === 'OPTIONS' && req.headers['access-control-request-method'] !== undefined) {
        res.writeHead(204, { ...SECURITY_HEADERS, ...PREFLIGHT_HEADERS, vary: 'origin' }).end();
        return true;
      }
      res.setHeader('access-control-expose-headers', EXPOSED_HEADERS);
      return false;
    },
  };
}
