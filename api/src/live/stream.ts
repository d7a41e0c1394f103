import type { ServerResponse } from 'node:http';
import { SECURITY_HEADERS } from '../http/security-headers.ts';

/** One reader's open stream. */
export interface Stream {
  /** False when the reader has gone, or was dropped for not keeping up. */
  write(chunk: Buffer): boolean;
  end(): void;
  readonly open: boolean;
}

/** Bytes that may wait for a slow reader; the browser comes back by itself and takes up where it was. */
const MOST_WAITING = 256 * 1024;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
  // What a stream will say is not known when it begins.
  'x-robots-tag': 'noindex',
  ...SECURITY_HEADERS,
} as const;

/** The head as it goes on the wire, the same for every reader: Node would make and keep one for each. */
const headOf = (headers: Readonly<Record<string, unknown>>): string =>
  `HTTP/1.1 200 OK\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}transfer-encoding: chunked\r\nconnection: close\r\n\r\n`;

const HEAD = Buffer.from(headOf(HEADERS));

/** The chunk that ends an answer (RFC 9112, 7.1). */
const END = '0\r\n\r\n';

/** Starts a stream on a hijacked answer that has its connection to itself. */
export function openStream(res: ServerResponse, onClose: () => void): Stream {
  const said = res.getHeaders();
  const plain = Object.keys(said).length === 0;
  res.socket?.write(plain ? HEAD : headOf({ ...said, ...HEADERS }));
  // A stream is held for hours: what its request said is needed no more.
  res.req.rawHeaders = [];
  res.req.headers = {};
  let open = true;
  const close = () => {
    if (!open) return;
    open = false;
    onClose();
  };
  res.on('close', close);
  res.on('error', close);
  return {
    write(chunk) {
      // Read each time: an answer loses its connection as it ends, and has none before its turn.
      const { socket } = res;
      if (!open || socket === null || socket.destroyed) return false;
      if (socket.writableLength + chunk.length > MOST_WAITING && socket.writableLength > 0) {
        socket.destroy();
        close();
        return false;
      }
      socket.write(chunk);
      return true;
    },
    end() {
      if (!open) return;
      close();
      res.socket?.end(END);
    },
    get open() {
      return open;
    },
  };
}
