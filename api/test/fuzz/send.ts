import { Agent, request } from 'node:http';
import type { FuzzRequest } from './requests.ts';
import { inWorld, type World } from './world.ts';

export interface FuzzAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
export const closeConnections = (): void => agent.destroy();

/** Answers within this, ms: a busy machine is slow, a hang has no end. */
export const LIMIT = 10_000;

/** The request with what exists now in it. */
export function madeOf({ method, path, headers, body }: FuzzRequest, world: World): FuzzRequest {
  return {
    method,
    // Bytes that no client would send in an address are another test's: Node refuses to.
    path: inWorld(path, world).replaceAll(/[^\x21-\x7e]/g, '+'),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, inWorld(value, world)])),
    ...(body === undefined ? {} : { body: inWorld(body, world) }),
  };
}

/** Sends over a real connection, with methods and addresses that fetch would mend. A stream is left at its first bytes. */
export function send(url: string, { method, path, headers, body }: FuzzRequest): Promise<FuzzAnswer> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    // Node gives a body of GET, HEAD or DELETE no length by itself, and it would be read as a request of its own.
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request({ agent, hostname, port, method, path, headers: { ...headers, ...length } }, (response) => {
      const type = response.headers['content-type'] ?? '';
      const chunks: Buffer[] = [];
      const done = () => {
        const text = response.headers['content-encoding'] === undefined ? Buffer.concat(chunks).toString() : '';
        resolve({ status: response.statusCode ?? 0, type, text, ms: performance.now() - began });
      };
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (!type.startsWith('text/event-stream')) return;
        done();
        sent.destroy();
      });
      response.on('end', done);
      response.on('error', reject);
    });
    sent.setTimeout(LIMIT, () => sent.destroy(new Error(`no answer within ${LIMIT} ms`)));
    sent.on('error', reject);
    sent.end(body);
  });
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The request as a line to try it by hand. */
export function asCurl(url: string, { method, path, headers, body }: FuzzRequest): string {
  const named = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const data =
    body === undefined ? [] : [`--data-binary ${quoted(body.length > 4000 ? `${body.slice(0, 4000)}…` : body)}`];
  return ['curl', '-i', '--path-as-is', '-X', method, ...named, ...data, quoted(url + path)].join(' ');
}
