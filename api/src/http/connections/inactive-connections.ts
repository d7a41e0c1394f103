import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Whether a call waits for the server, which has not read its body yet or is still building the answer. */
function isWaitingForServer(res: ServerResponse): boolean {
  if (res.writableFinished || res.destroyed) return false;
  const { req } = res;
  if (!req.complete) return req.readableFlowing !== true;
  return res.writableLength === 0;
}

/**
 * Closes connections over which nothing has moved for `afterMs`, in a call or between two. A caller who waits for a long piece of work
 * is not inactive: the connection stays until the answer has gone out.
 */
export function closeInactiveConnections(server: Server, afterMs: number): void {
  // Only the last call of each connection is stored: those before it are answered first.
  const lastAnswers = new WeakMap<Socket, ServerResponse>();
  server.prependListener('request', (req, res) => void lastAnswers.set(req.socket, res));
  server.setTimeout(afterMs, (socket: Socket) => {
    const last = lastAnswers.get(socket);
    if (socket.writableLength === 0 && last !== undefined && isWaitingForServer(last)) socket.setTimeout(afterMs);
    else socket.destroy();
  });
}
