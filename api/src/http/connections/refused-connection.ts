import type { Socket } from 'node:net';
import type { ErrorEnvelope } from 'shared-domain/contract';
import { SECURITY_HEADERS } from '../security-headers.ts';

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

const ANSWER = Buffer.from(
  `HTTP/1.1 503 Service Unavailable\r\n${Object.entries(HEADERS)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n${BODY}`,
);

/** Says that there is no room, without waiting for what is asked. */
export function refuseConnection(socket: Socket): void {
  socket.on('error', () => undefined);
  socket.end(ANSWER);
  socket.destroySoon();
}
