import { findNetwork } from '../http/access/caller-address.ts';
import type { StreamPath } from '../http/before-router.ts';
import { readRawRequest } from '../http/raw-request.ts';
import type { IsHttps } from '../http/strict-transport.ts';
import type { Revisions } from '../store/challenges/revisions.ts';
import type { LiveHub } from './hub.ts';
import { createResponseTarget, createSocketTarget, type StreamTarget } from './stream.ts';

/** URL of a stream, `/api/live/{id}/events`, with or without the revision that the reader has. */
const STREAM_URL = /^\/api\/live\/([^/?]+)\/events\/?(?:\?lastEventId=(\d{1,15}))?$/;

const REVISION = /^\d{1,15}$/;

/** How every request for a stream begins. */
const REQUEST_START = Buffer.from('GET /api/live/');

/** Headers of requests for more than a stream, or to be refused: Node's parser and the routes handle these. */
const EXCLUDING_HEADERS = ['origin', 'upgrade', 'expect', 'content-length', 'transfer-encoding', 'x-access-token'];

/** The address of the caller, seen through trusted proxies. */
type FindCaller = (peer: string, forwardedFor: string | undefined) => string;

interface StreamRequest {
  readonly url: string;
  readonly lastEventId: unknown;
  readonly caller: string;
}

/**
 * Opens live streams without the router: a stream is open for hours, and the router's objects of its request would stay in memory as
 * long (some 8 kB each). A request that must be refused goes on to the route.
 */
export function createStreamPath(
  revisions: Revisions,
  getHub: () => Pick<LiveHub, 'isFull' | 'isFullFor' | 'join'>,
  findCaller: FindCaller,
  isHttps: IsHttps = () => false,
): StreamPath {
  /** @param takeConnection calls its argument with the connection, now or in a moment */
  function join(
    { url, lastEventId, caller }: StreamRequest,
    takeConnection: (enter: (target: StreamTarget) => void) => void,
  ): boolean {
    const [, id, queryEventId] = STREAM_URL.exec(url) ?? [];
    const challenge = id === undefined ? undefined : revisions.find(id);
    if (id === undefined || challenge === undefined || !challenge.visible) return false;
    const hub = getHub();
    const network = findNetwork(caller);
    if (hub.isFull || hub.isFullFor(network)) return false;
    const lastId = typeof lastEventId === 'string' && REVISION.test(lastEventId) ? lastEventId : queryEventId;
    takeConnection((target) => {
      hub.join(id, { ...target, network }, lastId === undefined ? undefined : Number(lastId), challenge.revision);
    });
    return true;
  }

  return {
    open(req, res) {
      const { method, url = '', headers, httpVersion, socket } = req;
      if (method !== 'GET' || !url.startsWith('/api/live/') || res.socket === null || httpVersion !== '1.1')
        return false;
      const caller = findCaller(socket.remoteAddress ?? '', headers['x-forwarded-for'] as string | undefined);
      return join({ url, lastEventId: headers['last-event-id'], caller }, (enter) => {
        // Node's parser is still working on this request.
        setImmediate(() => {
          if (res.socket !== null && !res.socket.destroyed) enter(createResponseTarget(res));
        });
      });
    },
    takeOver(socket, bytes) {
      if (!bytes.subarray(0, REQUEST_START.length).equals(REQUEST_START)) return false;
      const request = readRawRequest(bytes);
      if (request === undefined || !request.headers.has('host')) return false;
      const { url, headers } = request;
      if (EXCLUDING_HEADERS.some((name) => headers.has(name))) return false;
      const caller = findCaller(socket.remoteAddress ?? '', headers.get('x-forwarded-for'));
      return join({ url, lastEventId: headers.get('last-event-id'), caller }, (enter) =>
        enter(createSocketTarget(socket, isHttps({ headers: Object.fromEntries(headers) }))),
      );
    },
  };
}
