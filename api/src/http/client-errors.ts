import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorEnvelope } from 'shared-domain/contract';
import { SECURITY_HEADERS } from './security-headers.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

const envelope = (detail: string): string =>
  JSON.stringify({ errors: [{ id: 'invalid request', detail }] } satisfies ErrorEnvelope);

/** An address that the router cannot read: no hook has seen it, and no error handler will. */
export function refuseAddress(_: unknown, __: FastifyRequest, reply: FastifyReply): void {
  void reply
    .status(400)
    .headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store', 'content-type': JSON_TYPE })
    .serializer((body: unknown) => body as string)
    .send(envelope('path: is not percent-encoded UTF-8'));
}

/** What Node refuses before there is a request, by its code. */
const REFUSED: Readonly<Record<string, readonly [status: string, detail: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'headers: are longer than this server takes'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'the request did not come in time'],
};

/** Bytes that are no HTTP; they are answered, and never logged: they may hold anything. */
export function refuseBytes({ code = '' }: Error & { readonly code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, detail] = REFUSED[code] ?? ['400 Bad Request', 'the request is no HTTP'];
  const body = envelope(detail);
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': JSON_TYPE,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${head.join('')}\r\n${body}`);
}
