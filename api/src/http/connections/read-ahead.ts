import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Handler } from '../before-router.ts';

/** Requests of one connection that are handled at once; browsers send one after another, or use HTTP/2 to a proxy. */
const MAX_RUNNING = 4;

type WaitingRequest = readonly [req: IncomingMessage, res: ServerResponse];

interface Connection {
  running: number;
  readonly waiting: WaitingRequest[];
  isPausing: boolean;
}

/**
 * Handles only a few requests of a connection at once. Those that its sender has pipelined beyond them wait, and meanwhile nothing
 * more is read from the connection.
 */
export function limitReadAhead(handler: Handler, maxRunning = MAX_RUNNING): Handler {
  const connections = new WeakMap<Socket, Connection>();

  /** Node resumes reading by itself after each request and answer, so this pauses after Node has resumed. */
  function pauseReading(socket: Socket, connection: Connection): void {
    if (connection.isPausing) return;
    connection.isPausing = true;
    setImmediate(() => {
      connection.isPausing = false;
      if (connection.waiting.length > 0 && !socket.destroyed) socket.pause();
    });
  }

  function startRequest(socket: Socket, connection: Connection, [req, res]: WaitingRequest): void {
    connection.running += 1;
    res.once('close', () => {
      connection.running -= 1;
      const next = connection.waiting.shift();
      if (next === undefined || socket.destroyed) return;
      startRequest(socket, connection, next);
      if (connection.waiting.length > 0) pauseReading(socket, connection);
      else socket.resume();
    });
    handler(req, res);
  }

  return (req, res) => {
    const { socket } = req;
    const connection = connections.get(socket) ?? { running: 0, waiting: [], isPausing: false };
    connections.set(socket, connection);
    if (connection.running < maxRunning) return startRequest(socket, connection, [req, res]);
    connection.waiting.push([req, res]);
    pauseReading(socket, connection);
  };
}
