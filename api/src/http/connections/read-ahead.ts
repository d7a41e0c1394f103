import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Handler } from '../before-router.ts';

/** Requests of one connection that are at work at once; browsers send one after another, or use HTTP/2 to a proxy. */
const MAX_AT_WORK = 4;

type Waiting = readonly [req: IncomingMessage, res: ServerResponse];

interface Connection {
  atWork: number;
  readonly waiting: Waiting[];
  isPausing: boolean;
}

/**
 * Hands on a few requests of a connection at once. Those that its sender has pipelined beyond them wait for their answers, and
 * nothing more is read of the connection meanwhile, except what came with them.
 */
export function limitReadAhead(handler: Handler, maxAtWork = MAX_AT_WORK): Handler {
  const connections = new WeakMap<Socket, Connection>();

  /** Node reads on by itself after each request and answer: once it has. */
  function pause(socket: Socket, connection: Connection): void {
    if (connection.isPausing) return;
    connection.isPausing = true;
    setImmediate(() => {
      connection.isPausing = false;
      if (connection.waiting.length > 0 && !socket.destroyed) socket.pause();
    });
  }

  function begin(socket: Socket, connection: Connection, [req, res]: Waiting): void {
    connection.atWork += 1;
    res.once('close', () => {
      connection.atWork -= 1;
      const next = connection.waiting.shift();
      if (next === undefined || socket.destroyed) return;
      begin(socket, connection, next);
      if (connection.waiting.length > 0) pause(socket, connection);
      else socket.resume();
    });
    handler(req, res);
  }

  return (req, res) => {
    const { socket } = req;
    const connection = connections.get(socket) ?? { atWork: 0, waiting: [], isPausing: false };
    connections.set(socket, connection);
    if (connection.atWork < maxAtWork) return begin(socket, connection, [req, res]);
    connection.waiting.push([req, res]);
    pause(socket, connection);
  };
}
