import type { Socket } from 'node:net';
import type { ErrorEnvelope } from 'shared-domain/contract';
import { SECURITY_HEADERS } from '../security-headers.ts';
import { STRICT_TRANSPORT } from '../strict-transport.ts';

const BODY = JSON.stringify({
  errors: [{ id: 'unavailable', detail: 'this server has all the connections it takes; try again' }],
} satisfies ErrorEnvelope);

const HEADERS = {
  ...SECURITY_HEADERS,
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(BODY)),
  'retry-after': '5',
  connection: 'close',
};

const buildAnswer = (headers: Readonly<Record<string, string>>): Buffer =>
  Buffer.from(
    `HTTP/1.1 503 Service Unavailable\r\n${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n${BODY}`,
  );

const ANSWER = buildAnswer(HEADERS);
const HTTPS_ANSWER = buildAnswer({ ...HEADERS, 'strict-transport-security': STRICT_TRANSPORT });

/** Answers that the server is full, without waiting for a request. */
export function refuseConnection(socket: Socket, isHttps: boolean): void {
  socket.on('error', () => undefined);
  socket.end(isHttps ? HTTPS_ANSWER : ANSWER);
  socket.destroySoon();
}
