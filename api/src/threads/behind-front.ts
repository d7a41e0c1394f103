import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { PASSED_HEADER, PEER_HEADER, TOLD_HEADER } from '../http/answers/answer-wire.ts';
import type { Handler } from '../http/before-router.ts';
import type { App } from '../routes/route-context.ts';
import type { NewsPort } from './thread-messages.ts';

/** Headers of a request as it came, and what the front adds to them. */
export const MAX_HEADER_BYTES = 64 * 1024;

/** Whoever reads the caller's address off the connection is given that of the caller, not of the front. */
function takePeer(req: IncomingMessage): void {
  const value = req.headers[PEER_HEADER];
  delete req.headers[PEER_HEADER];
  Object.defineProperty(req.socket, 'remoteAddress', { value, configurable: true });
}

/** The news that the front had posted when it sent a request. */
function takePassed(req: IncomingMessage): number {
  const value = req.headers[PASSED_HEADER];
  delete req.headers[PASSED_HEADER];
  return Number(value ?? 0);
}

/** Each answer says how many news were told before it. */
function markAnswer(res: ServerResponse, news: Pick<NewsPort<unknown>, 'posted'>): void {
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse;
  res.writeHead = (...args: unknown[]) => {
    res.setHeader(TOLD_HEADER, news.posted);
    return writeHead(...args);
  };
}

/**
 * The server of a thread behind the front. Its connections are the front's and last as long as it: who is slow or silent is the
 * front's to judge. A request is looked at once all that the front had passed on before it has been heard.
 */
export function serveFront(news: Pick<NewsPort<unknown>, 'posted' | 'reached'>, handler: Handler): Server {
  return createServer(
    { keepAliveTimeout: 0, requestTimeout: 0, headersTimeout: 0, maxHeaderSize: MAX_HEADER_BYTES },
    (req, res) => {
      takePeer(req);
      markAnswer(res, news);
      const heard = news.reached(takePassed(req));
      if (heard === undefined) handler(req, res);
      else void heard.then(() => handler(req, res));
    },
  );
}

/** A body that is refused half read does not end the connection to the front. */
export function keepConnections(app: App): void {
  app.addHook('onSend', async (_, reply) => {
    reply.removeHeader('connection');
  });
}
