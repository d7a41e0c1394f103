import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Exchange = readonly [req: IncomingMessage, res: ServerResponse];

/** Whether it is the server that a call waits for: it has not read what came of it, or is at work on the answer. */
function isServersTurn([req, res]: Exchange): boolean {
  if (!req.complete) return req.readableFlowing !== true;
  return res.writableLength === 0;
}

/**
 * Closes connections over which nothing has moved for so long, in a call or between two. A caller who waits for a long piece of work
 * is not inactive: the connection stays until the answer has gone out.
 */
export function closeInactive(server: Server, afterMs: number): void {
  const exchanges = new WeakMap<Socket, Set<Exchange>>();
  server.prependListener('request', (req, res) => {
    const own = exchanges.get(req.socket) ?? new Set<Exchange>();
    const exchange: Exchange = [req, res];
    exchanges.set(req.socket, own.add(exchange));
    res.once('close', () => own.delete(exchange));
  });
  server.setTimeout(afterMs, (socket: Socket) => {
    const isWaiting = socket.writableLength === 0 && [...(exchanges.get(socket) ?? [])].some(isServersTurn);
    if (isWaiting) socket.setTimeout(afterMs);
    else socket.destroy();
  });
}
