import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { moveToBareSocket } from '../http/connections/bare-socket.ts';
import { SECURITY_HEADERS } from '../http/security-headers.ts';
import { STRICT_TRANSPORT } from '../http/strict-transport.ts';

/** One reader's open stream. */
export interface Stream {
  /** False when the reader has left, or was disconnected for reading too slowly. */
  write(chunk: Buffer): boolean;
  end(): void;
  readonly isOpen: boolean;
}

/** A connection that a stream has to itself, and the HTTP head that it begins with. */
export interface StreamTarget {
  readonly socket: Socket;
  readonly head: Buffer;
}

/** A new reader: the connection, and the network that its stream is counted for. */
export interface StreamReader extends StreamTarget {
  readonly network: string;
}

/** How much may wait for a slow reader, who is then disconnected; the browser reconnects by itself and gets what it missed. */
const MAX_WAITING_BYTES = 256 * 1024;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
  // It is not known yet whether the stream will name somebody under 16.
  'x-robots-tag': 'noindex',
  ...SECURITY_HEADERS,
} as const;

/** The HTTP head in bytes, the same for every reader: Node would build and store one for each. */
const buildHead = (headers: Readonly<Record<string, unknown>>): Buffer =>
  Buffer.from(
    `HTTP/1.1 200 OK\r\n${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}transfer-encoding: chunked\r\nconnection: close\r\n\r\n`,
  );

const HEAD = buildHead(HEADERS);
const HTTPS_HEAD = buildHead({ 'strict-transport-security': STRICT_TRANSPORT, ...HEADERS });

/** The chunk that ends an answer (RFC 9112, 7.1). */
const END_CHUNK = '0\r\n\r\n';

/**
 * The connection of a hijacked answer, whose turn on its connection must have come. Called once Node's parser has
 * returned, it takes the connection away from it.
 */
export function createResponseTarget(res: ServerResponse): StreamTarget {
  const earlierHeaders = res.getHeaders();
  const head = Object.keys(earlierHeaders).length === 0 ? HEAD : buildHead({ ...earlierHeaders, ...HEADERS });
  const socket = res.socket as Socket;
  // A stream is open for hours, and its request is not needed any more.
  res.req.rawHeaders = [];
  res.req.headers = {};
  const bareSocket = moveToBareSocket(socket);
  return { socket: bareSocket === undefined ? socket : ignoreReader(bareSocket), head };
}

/** Ignores whatever the reader still sends, but notices when the reader leaves. */
function ignoreReader(socket: Socket): Socket {
  socket.once('end', () => socket.destroy());
  return socket.resume();
}

/**
 * A connection that nobody else reads from.
 * @param isHttps whether the head says `strict-transport-security`
 */
export function createSocketTarget(socket: Socket, isHttps: boolean): StreamTarget {
  return { socket: ignoreReader(socket), head: isHttps ? HTTPS_HEAD : HEAD };
}

export function openStream({ socket, head }: StreamTarget, onClose: () => void): Stream {
  let isOpen = true;
  /** Written together with the first chunk. */
  let unsentHead: Buffer | undefined = head;
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    onClose();
  };
  // A stream is silent for as long as nothing happens.
  socket.setTimeout(0);
  socket.once('close', close);
  return {
    write(chunk) {
      if (!isOpen || socket.destroyed) return false;
      if (socket.writableLength + chunk.length > MAX_WAITING_BYTES && socket.writableLength > 0) {
        socket.destroy();
        close();
        return false;
      }
      socket.write(unsentHead === undefined ? chunk : Buffer.concat([unsentHead, chunk]));
      unsentHead = undefined;
      return true;
    },
    end() {
      if (!isOpen) return;
      close();
      if (unsentHead !== undefined) socket.write(unsentHead);
      socket.end(END_CHUNK);
      socket.destroySoon();
    },
    get isOpen() {
      return isOpen;
    },
  };
}
