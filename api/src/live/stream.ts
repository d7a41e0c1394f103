import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { moveToBareSocket } from '../http/connections/bare-socket.ts';
import { SECURITY_HEADERS } from '../http/security-headers.ts';
import { STRICT_TRANSPORT } from '../http/strict-transport.ts';

/** One reader's open stream. */
export interface Stream {
  /** False when the reader has gone, or was dropped for not keeping up. */
  write(chunk: Buffer): boolean;
  end(): void;
  readonly open: boolean;
}

/** A connection that a stream has to itself, and the head that it begins with. */
export interface StreamTarget {
  readonly socket: Socket;
  readonly head: Buffer;
}

/** A reader to be: the connection, and the network that its streams are counted for. */
export interface StreamReader extends StreamTarget {
  readonly network: string;
}

/** Bytes that may wait for a slow reader; the browser comes back by itself and takes up where it was. */
const MAX_WAITING = 256 * 1024;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
  // What a stream will say is not known when it begins.
  'x-robots-tag': 'noindex',
  ...SECURITY_HEADERS,
} as const;

/** The head as it goes on the wire, the same for every reader: Node would make and keep one for each. */
const headOf = (headers: Readonly<Record<string, unknown>>): Buffer =>
  Buffer.from(
    `HTTP/1.1 200 OK\r\n${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}transfer-encoding: chunked\r\nconnection: close\r\n\r\n`,
  );

const HEAD = headOf(HEADERS);
const HTTPS_HEAD = headOf({ 'strict-transport-security': STRICT_TRANSPORT, ...HEADERS });

/** The chunk that ends an answer (RFC 9112, 7.1). */
const END = '0\r\n\r\n';

/**
 * The connection of a hijacked answer; it must have one, as an answer whose turn has come does. Called once Node's parser has
 * returned, it takes the connection away from it.
 */
export function streamOfResponse(res: ServerResponse): StreamTarget {
  const said = res.getHeaders();
  const head = Object.keys(said).length === 0 ? HEAD : headOf({ ...said, ...HEADERS });
  const socket = res.socket as Socket;
  // A stream is open for hours, and its request is not needed any more.
  res.req.rawHeaders = [];
  res.req.headers = {};
  const bare = moveToBareSocket(socket);
  return { socket: bare === undefined ? socket : ignoreReader(bare), head };
}

/** What its reader still says is not listened to, only that it goes. */
function ignoreReader(socket: Socket): Socket {
  socket.once('end', () => socket.destroy());
  return socket.resume();
}

/**
 * A connection that nobody else reads from.
 * @param isHttps whether readers come by https: no one else tells this one's browser to stay with it
 */
export function streamOfSocket(socket: Socket, isHttps: boolean): StreamTarget {
  return { socket: ignoreReader(socket), head: isHttps ? HTTPS_HEAD : HEAD };
}

export function openStream({ socket, head }: StreamTarget, onClose: () => void): Stream {
  let open = true;
  /** Goes with what is written first. */
  let unsent: Buffer | undefined = head;
  const close = () => {
    if (!open) return;
    open = false;
    onClose();
  };
  // A stream is silent for as long as nothing happens.
  socket.setTimeout(0);
  socket.once('close', close);
  return {
    write(chunk) {
      if (!open || socket.destroyed) return false;
      if (socket.writableLength + chunk.length > MAX_WAITING && socket.writableLength > 0) {
        socket.destroy();
        close();
        return false;
      }
      socket.write(unsent === undefined ? chunk : Buffer.concat([unsent, chunk]));
      unsent = undefined;
      return true;
    },
    end() {
      if (!open) return;
      close();
      if (unsent !== undefined) socket.write(unsent);
      socket.end(END);
      socket.destroySoon();
    },
    get open() {
      return open;
    },
  };
}
