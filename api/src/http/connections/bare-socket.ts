import { Socket, type SocketConstructorOpts } from 'node:net';
import { TLSSocket } from 'node:tls';

/** Event on a connection's former socket; its argument is the socket that has the connection now. */
export const MOVED = 'moved';

/** What Node itself uses to pass a connection to another process. It is undocumented, so its presence is tested before use. */
interface SocketInternals {
  _handle?: object | null;
  readonly parser?: { readonly unconsume?: () => void } | null;
}

/**
 * Moves a connection to a new socket, without the parser, request and answer that Node's HTTP keeps with the former one:
 * three quarters of the memory of a stream over a reused connection. Not to be called while the parser
 * works. Undefined where it cannot be done; the former socket is then as it was.
 */
export function moveToBareSocket(socket: Socket): Socket | undefined {
  const internals = socket as unknown as SocketInternals;
  const { _handle: handle, parser } = internals;
  // Its handle has only encrypted bytes.
  if (socket instanceof TLSSocket) return undefined;
  if (handle === null || handle === undefined || typeof parser?.unconsume !== 'function') return undefined;
  if (socket.destroyed || socket.writableLength > 0) return undefined;
  parser.unconsume();
  internals._handle = null;
  const bare = new Socket({ handle, allowHalfOpen: true } as SocketConstructorOpts);
  bare.on('error', () => undefined);
  socket.emit(MOVED, bare);
  // The former socket has no connection any more: this frees its memory and closes nothing.
  socket.destroy();
  return bare;
}
