import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_STATUS, type ErrorEnvelope, type ErrorId } from 'shared-domain/contract';
import { SECURITY_HEADERS } from './security-headers.ts';
import { STRICT_TRANSPORT } from './strict-transport.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

const buildEnvelopeText = (detail: string, id: ErrorId = 'invalid request'): string =>
  JSON.stringify({ errors: [{ id, detail }] } satisfies ErrorEnvelope);

/** Answers a request whose address the router cannot read: hooks and the error handler do not run for it. */
export function refuseAddress({ code }: FastifyError, _: FastifyRequest, reply: FastifyReply): void {
  const isTooLong = code === 'FST_ERR_MAX_PARAM_LENGTH';
  const id: ErrorId = isTooLong ? 'not found' : 'invalid request';
  const detail = isTooLong ? 'path: nothing has so long a name' : 'path: is not percent-encoded UTF-8';
  void reply
    .status(ERROR_STATUS[id])
    .headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store', 'content-type': JSON_TYPE })
    .serializer((body: unknown) => body as string)
    .send(buildEnvelopeText(detail, id));
}

/** Answers to what Node refuses before there is a request, by Node's code. */
const ANSWER_BY_CODE: Readonly<Record<string, readonly [status: string, detail: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'headers: are longer than this server takes'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'the request did not come in time'],
};

const buildHeaders = (body: string): Record<string, string> => ({
  ...SECURITY_HEADERS,
  'cache-control': 'no-store',
  'content-type': JSON_TYPE,
  'content-length': String(Buffer.byteLength(body)),
  connection: 'close',
});

function refuse(res: ServerResponse, status: number, detail: string): void {
  const body = buildEnvelopeText(detail);
  res.writeHead(status, buildHeaders(body)).end(body);
}

/** Refuses a body that comes too slowly, and closes its connection, as the rest may never come. */
export function refuseLateBody(res: ServerResponse): void {
  if (res.headersSent) res.req.socket.destroy();
  else refuse(res, 408, 'the body did not come in time');
}

function countHosts({ rawHeaders }: IncomingMessage): number {
  let hostCount = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hostCount += 1;
  }
  return hostCount;
}

/** Refuses a missing or repeated host (RFC 9112, 3.2); true when it did. Node would answer the first without our headers, and accept the second. */
export function refuseUnclearHost(req: IncomingMessage, res: ServerResponse): boolean {
  const hostCount = countHosts(req);
  if (hostCount === 1 || (hostCount === 0 && req.httpVersion !== '1.1')) return false;
  refuse(res, 400, hostCount === 0 ? 'header host: is missing' : 'header host: is there twice');
  return true;
}

/** Refuses an `Expect` other than `100-continue`; Node would do so without our headers (RFC 9110, 10.1.1). */
export const refuseExpectation = (_: IncomingMessage, res: ServerResponse): void =>
  refuse(res, 417, 'header expect: nothing else than 100-continue is done');

/** The error of Node's parser for bytes that it refuses; `rawPacket` is the part that it read last. */
type ParseError = Error & { readonly code?: string; readonly rawPacket?: unknown };

/** Refuses bytes that are no HTTP. They are never logged, as they may hold anything. */
export const createByteRefusal =
  (isHttps: boolean) =>
  (error: ParseError, socket: Socket): void =>
    refuseBytes(error, socket, isHttps ? { 'strict-transport-security': STRICT_TRANSPORT } : {});

function refuseBytes({ code = '', rawPacket }: ParseError, socket: Socket, extraHeaders: object): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, detail] = ANSWER_BY_CODE[code] ?? ['400 Bad Request', 'the request is no HTTP'];
  const body = buildEnvelopeText(detail);
  const head = Object.entries({ ...buildHeaders(body), ...extraHeaders }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  // The answer to a HEAD has no body, whatever it is (RFC 9110, 9.3.2).
  const isHead = Buffer.isBuffer(rawPacket) && rawPacket.toString('latin1', 0, 5) === 'HEAD ';
  socket.end(`HTTP/1.1 ${status}\r\n${head.join('')}\r\n${isHead ? '' : body}`);
}
