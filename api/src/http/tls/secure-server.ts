import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { isLoopback } from '../../base/private-address.ts';

/** The first byte of a TLS handshake. */
const HANDSHAKE = 0x16;

/** How long a connection may say nothing, or take for its handshake, ms. */
const MAX_HANDSHAKE_MS = 15_000;

/** A name or an address with its port, as browsers send it. */
const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i;

/** Leads a reader who typed the address without `https` to the same page. */
function redirectToHttps({ headers: { host = '' }, url = '/' }: IncomingMessage, res: ServerResponse): void {
  if (HOST.test(host)) res.writeHead(308, { location: `https://${host}${url}`, connection: 'close' }).end();
  else res.writeHead(400, { connection: 'close' }).end();
}

type ConnectionListener = (this: Server, socket: Socket) => void;

/**
 * Makes a server answer by https on its port, whoever listens to its connections. The machine itself may still come by http: its own
 * pages are on `localhost`, which browsers trust as they trust https. Other plain requests are redirected. Put before the server listens.
 */
export function serveSecurely(
  server: Server,
  { cert, key }: { readonly cert: Buffer; readonly key: Buffer },
  isOwnMachine: (address: string) => boolean = isLoopback,
): { closePending(): void } {
  const listeners = server.listeners('connection') as ConnectionListener[];
  const pending = new Set<Socket>();
  const redirected = new Set<Socket>();
  const accept = (socket: Socket): void => {
    for (const listener of listeners) listener.call(server, socket);
  };
  const secure = createTlsServer(
    { cert, key, ALPNProtocols: ['http/1.1'], handshakeTimeout: MAX_HANDSHAKE_MS },
    accept,
  );
  secure.on('tlsClientError', (_, socket) => socket.destroy());
  const redirects = createServer(redirectToHttps);
  redirects.on('clientError', (_, socket) => socket.destroy());

  function chooseProtocol(socket: Socket): void {
    const destroy = () => socket.destroy();
    pending.add(socket);
    socket.once('close', () => pending.delete(socket));
    socket.setTimeout(MAX_HANDSHAKE_MS, destroy);
    socket.on('error', destroy);
    socket.once('end', destroy);
    socket.once('data', (bytes: Buffer) => {
      socket.pause();
      socket.setTimeout(0, destroy);
      socket.off('timeout', destroy);
      socket.off('end', destroy);
      socket.unshift(bytes);
      if (bytes[0] === HANDSHAKE) secure.emit('connection', socket);
      else if (isOwnMachine(socket.remoteAddress ?? '')) {
        pending.delete(socket);
        socket.off('error', destroy);
        accept(socket);
        socket.resume();
      } else {
        // The redirecting server does not listen, so that its own limits of time never begin.
        redirected.add(socket);
        socket.once('close', () => redirected.delete(socket));
        const timer = setTimeout(destroy, MAX_HANDSHAKE_MS);
        socket.once('close', () => clearTimeout(timer));
        redirects.emit('connection', socket);
        socket.resume();
      }
    });
  }

  server.removeAllListeners('connection');
  server.on('connection', chooseProtocol);
  return {
    closePending() {
      for (const socket of pending) if (socket.bytesRead === 0) socket.destroy();
      for (const socket of redirected) socket.destroy();
    },
  };
}
