import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LiveHub } from '../live/hub.ts';
import type { Revisions } from '../store/known-revisions.ts';

/** `/api/live/{id}/events`, with or without the revision that the reader has. */
const STREAM = /^\/api\/live\/([^/?]+)\/events\/?(?:\?lastEventId=(\d{1,15}))?$/;

const REVISION = /^\d{1,15}$/;

export interface StreamPath {
  /** Opens a live stream before the router has looked at the request; false when there is anything to refuse. */
  open(req: IncomingMessage, res: ServerResponse): boolean;
}

/**
 * Live streams that nothing speaks against begin here: a stream is held for hours, and what a router makes of a request
 * would be held with it (some 8 kB each). Whatever must be refused goes on to the route.
 */
export function createStreamPath(revisions: Revisions, hubOf: () => Pick<LiveHub, 'full' | 'join'>): StreamPath {
  return {
    open(req, res) {
      const [, id, asked] = (req.method === 'GET' && STREAM.exec(req.url ?? '')) || [];
      const challenge = id === undefined ? undefined : revisions.of(id);
      const hub = hubOf();
      if (id === undefined || challenge === undefined || !challenge.visible || hub.full) return false;
      if (res.socket === null || req.httpVersion !== '1.1') return false;
      const header = req.headers['last-event-id'];
      const last = typeof header === 'string' && REVISION.test(header) ? header : asked;
      hub.join(id, res, last === undefined ? undefined : Number(last), challenge.revision);
      return true;
    },
  };
}
