import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { FRONT_POSTS_HEADER, PEER_HEADER, THREAD_POSTS_HEADER } from '../http/answers/internal-headers.ts';
import type { Handler } from '../http/before-router.ts';
import type { App } from '../routes/route-context.ts';
import type { ChangePort } from './thread-messages.ts';

/** Headers of a request as it came, and what the front adds to them. */
export const MAX_HEADER_BYTES = 64 * 1024;

/** Sets the caller's address on the connection, in place of the front's. */
function restoreCallerAddress(req: IncomingMessage): void {
  const value = req.headers[PEER_HEADER];
  delete req.headers[PEER_HEADER];
  Object.defineProperty(req.socket, 'remoteAddress', { value, configurable: true });
}

/** How many messages the front had posted when it sent a request. */
function readPostedCount(req: IncomingMessage): number {
  const value = req.headers[FRONT_POSTS_HEADER];
  delete req.headers[FRONT_POSTS_HEADER];
  return Number(value ?? 0);
}

/** Each answer says how many messages this thread posted before it. */
function stampAnswer(res: ServerResponse, changes: Pick<ChangePort<unknown>, 'postedCount'>): void {
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse;
  res.writeHead = (...args: unknown[]) => {
    res.setHeader(THREAD_POSTS_HEADER, changes.postedCount);
    return writeHead(...args);
  };
}

/**
 * The HTTP server of a thread behind the front. It has no timeouts, for the front has already dealt with slow and silent callers.
 * A request is handled once the messages that the front posted before it have arrived.
 */
export function createThreadServer(
  changes: Pick<ChangePort<unknown>, 'postedCount' | 'waitFor'>,
  handler: Handler,
): Server {
  return createServer(
    { keepAliveTimeout: 0, requestTimeout: 0, headersTimeout: 0, maxHeaderSize: MAX_HEADER_BYTES },
    (req, res) => {
      restoreCallerAddress(req);
      stampAnswer(res, changes);
      const changesArrived = changes.waitFor(readPostedCount(req));
      if (changesArrived === undefined) handler(req, res);
      else void changesArrived.then(() => handler(req, res));
    },
  );
}

/** Keeps the connection to the front open when a body is refused before it was read to its end. */
export function keepConnections(app: App): void {
  app.addHook('onSend', async (_, reply) => {
    reply.removeHeader('connection');
  });
}
