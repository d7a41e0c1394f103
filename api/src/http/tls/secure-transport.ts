import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { isLoopback } from '../../base/private-address.ts';
import type { Transport } from '../connections/connection-guard.ts';
import { SECURITY_HEADERS } from '../security-headers.ts';

/** The first byte of a TLS handshake. */
const HANDSHAKE = 0x16;

/** A name or an address with its port, as browsers send it. */
const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i;

/** Names a connection, raw and decrypted alike. */
const formatPeer = ({ remoteAddress, remotePort, localAddress }: Socket): string =>
  [remoteAddress, remotePort, localAddress].join(' ');

/** Leads a reader who typed the address without `https` to the same page. Browsers read `strict-transport-security` by https only. */
function redirectToHttps({ headers: { host = '' }, url = '/' }: IncomingMessage, res: ServerResponse): void {
  const headers = { ...SECURITY_HEADERS, 'cache-control': 'no-store', 'content-length': '0', connection: 'close' };
  if (HOST.test(host)) res.writeHead(308, { ...headers, location: `https://${host}${url}` }).end();
  else res.writeHead(400, headers).end();
}

/**
 * Requests come by https. The machine itself may still come by http: its own pages are on `localhost`, which browsers trust as they
 * trust https. Other plain requests are redirected. Who is silent, or stops within the handshake, is closed by the guard of connections,
 * long before the limit that Node sets to a handshake (two minutes).
 */
export function createSecureTransport(
  { cert, key }: { readonly cert: Buffer; readonly key: Buffer },
  isOwnMachine: (address: string) => boolean = isLoopback,
): Transport {
  const secure = createTlsServer({ cert, key, ALPNProtocols: ['http/1.1'] });
  secure.on('tlsClientError', (_, socket) => socket.destroy());
  // It does not listen, so that its own limits of time never begin.
  const redirects = createServer(redirectToHttps);
  redirects.on('clientError', (_, socket) => socket.destroy());
  const isPlain = ({ remoteAddress = '' }: Socket): boolean => isOwnMachine(remoteAddress);
  /** What opens each connection once its handshake is done, by its peer. */
  const openers = new Map<string, (socket: Socket) => void>();
  secure.on('secureConnection', (socket) => {
    const onOpen = openers.get(formatPeer(socket));
    if (onOpen === undefined) socket.destroy();
    else onOpen(socket);
  });
  return {
    isPlain,
    open(socket, onOpen) {
      const destroy = () => socket.destroy();
      socket.on('error', destroy);
      socket.once('end', destroy);
      socket.once('data', (bytes: Buffer) => {
        socket.pause();
        socket.off('end', destroy);
        socket.unshift(bytes);
        if (bytes[0] === HANDSHAKE) {
          const peer = formatPeer(socket);
          openers.set(peer, onOpen);
          socket.once('close', () => openers.delete(peer));
          secure.emit('connection', socket);
          return;
        }
        if (isPlain(socket)) {
          socket.off('error', destroy);
          onOpen(socket);
        } else redirects.emit('connection', socket);
        socket.resume();
      });
    },
  };
}
