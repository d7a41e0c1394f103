import { Socket, type SocketConstructorOpts } from 'node:net';

/** Emitted on a connection's former socket, with the one that has the connection now. */
export const MOVED = 'moved';

/** What Node's own code uses to hand a connection to another process; it is not documented, so it is looked for before it is used. */
interface Inside {
  _handle?: object | null;
  readonly parser?: { readonly unconsume?: () => void } | null;
}

/**
 * The same connection in a socket of its own, without the parser, request and answer that Node's HTTP keeps with the former one:
 * three quarters of what a stream over a connection that was used before would hold. Not to be called while the parser
 * works. Undefined where it cannot be done; the former socket is then as it was.
 */
export function moveToBareSocket(socket: Socket): Socket | undefined {
  const inside = socket as unknown as Inside;
  const { _handle: handle, parser } = inside;
  if (handle === null || handle === undefined || typeof parser?.unconsume !== 'function') return undefined;
  if (socket.destroyed || socket.writableLength > 0) return undefined;
  parser.unconsume();
  inside._handle = null;
  const bare = new Socket({ handle, allowHalfOpen: true } as SocketConstructorOpts);
  bare.on('error', () => undefined);
  socket.emit(MOVED, bare);
  // It has no connection any more: this frees what belongs to it, and nothing is closed.
  socket.destroy();
  return bare;
}
