import { createServer, type IncomingMessage, type Server } from 'node:http';
import { PEER_HEADER } from '../http/answer-wire.ts';
import type { Handler } from '../http/in-front.ts';
import type { App } from '../routes/route-context.ts';

/** Headers of a request as it came, and what the front adds to them. */
export const MAX_HEADER_BYTES = 64 * 1024;

/** Whoever reads the caller's address off the connection is given that of the caller, not of the front. */
function takePeer(req: IncomingMessage): void {
  const value = req.headers[PEER_HEADER];
  delete req.headers[PEER_HEADER];
  Object.defineProperty(req.socket, 'remoteAddress', { value, configurable: true });
}

/**
 * The server of a thread behind the front. Its connections are the front's and last as long as it: who is slow or silent is the
 * front's to judge.
 */
export function serveFront(hear: () => void, handler: Handler): Server {
  return createServer(
    { keepAliveTimeout: 0, requestTimeout: 0, headersTimeout: 0, maxHeaderSize: MAX_HEADER_BYTES },
    (req, res) => {
      hear();
      takePeer(req);
      handler(req, res);
    },
  );
}

/** A body that is refused half read does not end the connection to the front. */
export function keepConnections(app: App): void {
  app.addHook('onSend', async (_, reply) => {
    reply.removeHeader('connection');
  });
}
