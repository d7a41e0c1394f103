import type { IncomingMessage, ServerResponse } from 'node:http';
import { SECURITY_HEADERS } from '../security-headers.ts';

/** A call may be made from there with what tells who calls; never with cookies, of which there are none. */
const ALLOWED = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
  'access-control-allow-headers': 'content-type, x-access-token, x-access-code, if-none-match, last-event-id',
  'access-control-max-age': '7200',
} as const;

/** What a page of another origin may read of an answer besides its body. */
const EXPOSED = 'etag, content-disposition, retry-after';

const CALLS = /^\/(api|mgrapi)\//;

/** Front ends that are served from elsewhere (`REMOTE_ORIGINS`): they may make every call. */
export interface CrossOrigin {
  /** What answers depend on besides what they say themselves; undefined where no origin is named. */
  readonly vary: 'origin' | undefined;
  /** Says on an answer to come who may read it; true when the request was a preflight, which is answered. */
  handle(req: IncomingMessage, res: ServerResponse): boolean;
}

/** @param origins exactly as browsers send them */
export function allowOrigins(origins: readonly string[]): CrossOrigin {
  if (origins.length === 0) return { vary: undefined, handle: () => false };
  const allowed = new Set(origins);
  return {
    vary: 'origin',
    handle(req, res) {
      const { origin } = req.headers;
      if (origin === undefined || !allowed.has(origin) || !CALLS.test(req.url ?? '')) return false;
      res.setHeader('access-control-allow-origin', origin);
      if (req.method === 'OPTIONS' && req.headers['access-control-request-method'] !== undefined) {
        res.writeHead(204, { ...SECURITY_HEADERS, ...ALLOWED, vary: 'origin' }).end();
        return true;
      }
      res.setHeader('access-control-expose-headers', EXPOSED);
      return false;
    },
  };
}
