import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Whether it is the server that a call waits for: it has not read what came of it, or is at work on the answer. */
function isServersTurn(res: ServerResponse): boolean {
  if (res.writableFinished || res.destroyed) return false;
  const { req } = res;
  if (!req.complete) return req.readableFlowing !== true;
  return res.writableLength === 0;
}

/**
 * Closes connections over which nothing has moved for so long, in a call or between two. A caller who waits for a long piece of work
 * is not inactive: the connection stays until the answer has gone out.
 */
export function closeInactive(server: Server, afterMs: number): void {
  // Of each connection the last call alone: this is done for every call, and those before it are answered first.
  const lastAnswers = new WeakMap<Socket, ServerResponse>();
  server.prependListener('request', (req, res) => void lastAnswers.set(req.socket, res));
  server.setTimeout(afterMs, (socket: Socket) => {
    const last = lastAnswers.get(socket);
    if (socket.writableLength === 0 && last !== undefined && isServersTurn(last)) socket.setTimeout(afterMs);
    else socket.destroy();
  });
}
