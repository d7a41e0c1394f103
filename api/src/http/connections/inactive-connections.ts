import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Whether a call waits for the server, which has not read its body yet or is still building the answer. */
function isWaitingForServer(res: ServerResponse): boolean {
  if (res.writableFinished || res.destroyed) return false;
  const { req } = res;
  if (!req.complete) return req.readableFlowing !== true;
  return res.writableLength === 0;
}

export interface InactivityWatch {
  /** Called with each call that is not answered at once: the server may work on it for longer than the limit. */
  noteCall(req: IncomingMessage, res: ServerResponse): void;
  /** Closes connections over which nothing has moved for `afterMs`, in a call or between two. */
  closeInactive(server: Server, afterMs: number): void;
}

/** A caller who waits for a long piece of work is not inactive: the connection stays until the answer has gone out. */
export function createInactivityWatch(): InactivityWatch {
  // Only the last call of each connection is stored, and until it is answered: those before it are answered first.
  const lastAnswers = new WeakMap<Socket, ServerResponse>();
  return {
    noteCall({ socket }, res) {
      lastAnswers.set(socket, res);
      res.once('close', () => {
        if (lastAnswers.get(socket) === res) lastAnswers.delete(socket);
      });
    },
    closeInactive(server, afterMs) {
      server.setTimeout(afterMs, (socket: Socket) => {
        const last = lastAnswers.get(socket);
        if (socket.writableLength === 0 && last !== undefined && isWaitingForServer(last)) socket.setTimeout(afterMs);
        else socket.destroy();
      });
    },
  };
}
