import { findNetwork } from '../http/access/caller-address.ts';
import type { StreamPath } from '../http/before-router.ts';
import { readRawRequest } from '../http/raw-request.ts';
import type { IsHttps } from '../http/strict-transport.ts';
import type { Revisions } from '../store/challenges/revisions.ts';
import type { LiveHub } from './hub.ts';
import { type StreamTarget, streamOfResponse, streamOfSocket } from './stream.ts';

/** `/api/live/{id}/events`, with or without the revision that the reader has. */
const STREAM = /^\/api\/live\/([^/?]+)\/events\/?(?:\?lastEventId=(\d{1,15}))?$/;

const REVISION = /^\d{1,15}$/;

/** How every request for a stream begins. */
const BEGINNING = Buffer.from('GET /api/live/');

/** What asks for more than a stream, or may not ask for one: the server's own parser and the routes read it. */
const NOT_PLAIN = ['origin', 'upgrade', 'expect', 'content-length', 'transfer-encoding', 'x-access-token'];

/** Who asks for a stream, seen through proxies. */
type ReadAddress = (peer: string, forwardedFor: string | undefined) => string;

interface Asked {
  readonly url: string;
  readonly lastEventId: unknown;
  readonly caller: string;
}

/**
 * Live streams that nothing speaks against begin here: a stream is held for hours, and what a router makes of a request
 * would be held with it (some 8 kB each). Whatever must be refused goes on to the route.
 */
export function createStreamPath(
  revisions: Revisions,
  hubOf: () => Pick<LiveHub, 'full' | 'isFullFor' | 'join'>,
  readAddress: ReadAddress,
  isHttps: IsHttps = () => false,
): StreamPath {
  /** @param open takes the connection, now or in a moment, and gives it to the function */
  function join({ url, lastEventId, caller }: Asked, open: (enter: (target: StreamTarget) => void) => void): boolean {
    const [, id, asked] = STREAM.exec(url) ?? [];
    const challenge = id === undefined ? undefined : revisions.find(id);
    if (id === undefined || challenge === undefined || !challenge.visible) return false;
    const hub = hubOf();
    const network = findNetwork(caller);
    if (hub.full || hub.isFullFor(network)) return false;
    const last = typeof lastEventId === 'string' && REVISION.test(lastEventId) ? lastEventId : asked;
    open((target) => {
      hub.join(id, { ...target, network }, last === undefined ? undefined : Number(last), challenge.revision);
    });
    return true;
  }

  return {
    open(req, res) {
      const { method, url = '', headers, httpVersion, socket } = req;
      if (method !== 'GET' || !url.startsWith('/api/live/') || res.socket === null || httpVersion !== '1.1')
        return false;
      const caller = readAddress(socket.remoteAddress ?? '', headers['x-forwarded-for'] as string | undefined);
      return join({ url, lastEventId: headers['last-event-id'], caller }, (enter) => {
        // The parser is at work on this very request.
        setImmediate(() => {
          if (res.socket !== null && !res.socket.destroyed) enter(streamOfResponse(res));
        });
      });
    },
    takeOver(socket, bytes) {
      if (!bytes.subarray(0, BEGINNING.length).equals(BEGINNING)) return false;
      const request = readRawRequest(bytes);
      if (request === undefined || !request.headers.has('host')) return false;
      const { url, headers } = request;
      if (NOT_PLAIN.some((name) => headers.has(name))) return false;
      const caller = readAddress(socket.remoteAddress ?? '', headers.get('x-forwarded-for'));
      return join({ url, lastEventId: headers.get('last-event-id'), caller }, (enter) =>
        enter(streamOfSocket(socket, isHttps({ headers: Object.fromEntries(headers) }))),
      );
    },
  };
}
