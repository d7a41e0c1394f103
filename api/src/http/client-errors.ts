import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_STATUS, type ErrorEnvelope, type ErrorId } from 'shared-domain/contract';
import { SECURITY_HEADERS } from './security-headers.ts';
import { STRICT_TRANSPORT } from './strict-transport.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

const envelope = (detail: string, id: ErrorId = 'invalid request'): string =>
  JSON.stringify({ errors: [{ id, detail }] } satisfies ErrorEnvelope);

/** An address that the router cannot read: no hook has seen it, and no error handler will. */
export function refuseAddress({ code }: FastifyError, _: FastifyRequest, reply: FastifyReply): void {
  const long = code === 'FST_ERR_MAX_PARAM_LENGTH';
  const id: ErrorId = long ? 'not found' : 'invalid request';
  const detail = long ? 'path: nothing has so long a name' : 'path: is not percent-encoded UTF-8';
  void reply
    .status(ERROR_STATUS[id])
    .headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store', 'content-type': JSON_TYPE })
    .serializer((body: unknown) => body as string)
    .send(envelope(detail, id));
}

/** What Node refuses before there is a request, by its code. */
const REFUSED: Readonly<Record<string, readonly [status: string, detail: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'headers: are longer than this server takes'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'the request did not come in time'],
};

const refusedHead = (body: string): Record<string, string> => ({
  ...SECURITY_HEADERS,
  'cache-control': 'no-store',
  'content-type': JSON_TYPE,
  'content-length': String(Buffer.byteLength(body)),
  connection: 'close',
});

function refuse(res: ServerResponse, status: number, detail: string): void {
  const body = envelope(detail);
  res.writeHead(status, refusedHead(body)).end(body);
}

/** A body that comes too slowly: its connection is closed, as the rest of it may never come. */
export function refuseLateBody(res: ServerResponse): void {
  if (res.headersSent) res.req.socket.destroy();
  else refuse(res, 408, 'the body did not come in time');
}

function countHosts({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts;
}

/** A missing or repeated host (RFC 9112, 3.2): Node would refuse the first without our headers, and accept the second. */
export function refuseUnclearHost(req: IncomingMessage, res: ServerResponse): boolean {
  const hosts = countHosts(req);
  if (hosts === 1 || (hosts === 0 && req.httpVersion !== '1.1')) return false;
  refuse(res, 400, hosts === 0 ? 'header host: is missing' : 'header host: is there twice');
  return true;
}

/** An `Expect` other than `100-continue`, which Node would refuse without our headers (RFC 9110, 10.1.1). */
export const refuseExpectation = (_: IncomingMessage, res: ServerResponse): void =>
  refuse(res, 417, 'header expect: nothing else than 100-continue is done');

/** The error of Node's parser for bytes that it refuses; `rawPacket` is the part that it read last. */
type ParseError = Error & { readonly code?: string; readonly rawPacket?: unknown };

/** Bytes that are no HTTP; they are answered, and never logged: they may hold anything. */
export const createByteRefusal =
  (isHttps: boolean) =>
  (error: ParseError, socket: Socket): void =>
    refuseBytes(error, socket, isHttps ? { 'strict-transport-security': STRICT_TRANSPORT } : {});

function refuseBytes({ code = '', rawPacket }: ParseError, socket: Socket, more: object): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, detail] = REFUSED[code] ?? ['400 Bad Request', 'the request is no HTTP'];
  const body = envelope(detail);
  const head = Object.entries({ ...refusedHead(body), ...more }).map(([name, value]) => `${name}: ${value}\r\n`);
  // The answer to a HEAD has no body, whatever it is (RFC 9110, 9.3.2).
  const isHead = Buffer.isBuffer(rawPacket) && rawPacket.toString('latin1', 0, 5) === 'HEAD ';
  socket.end(`HTTP/1.1 ${status}\r\n${head.join('')}\r\n${isHead ? '' : body}`);
}
