import { Agent, request } from 'node:http';
import type { FuzzRequest } from './requests.ts';
import { fillPlaceholders, type World } from './world.ts';

export interface FuzzAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
export const closeConnections = (): void => agent.destroy();

/** ms within which a server answers even on a busy machine, unless it hangs. */
export const MAX_ANSWER_MS = 10_000;

/** The request with the values of a world in place of their names. */
export function fillRequest({ method, path, headers, body }: FuzzRequest, world: World): FuzzRequest {
  return {
    method,
    // Node refuses to send other bytes in an address.
    path: fillPlaceholders(path, world).replaceAll(/[^\x21-\x7e]/g, '+'),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, fillPlaceholders(value, world)])),
    ...(body === undefined ? {} : { body: fillPlaceholders(body, world) }),
  };
}

/** Sends over a real connection, as fetch would correct methods and addresses. Streams are closed after their first bytes. */
export function send(url: string, { method, path, headers, body }: FuzzRequest): Promise<FuzzAnswer> {
  const startTime = performance.now();
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    // Node gives a body of GET, HEAD or DELETE no length by itself, and it would be read as a request of its own.
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request({ agent, hostname, port, method, path, headers: { ...headers, ...length } }, (response) => {
      const type = response.headers['content-type'] ?? '';
      const chunks: Buffer[] = [];
      const finish = () => {
        const text = response.headers['content-encoding'] === undefined ? Buffer.concat(chunks).toString() : '';
        resolve({ status: response.statusCode ?? 0, type, text, ms: performance.now() - startTime });
      };
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (!type.startsWith('text/event-stream')) return;
        finish();
        sent.destroy();
      });
      response.on('end', finish);
      response.on('error', reject);
    });
    sent.setTimeout(MAX_ANSWER_MS, () => sent.destroy(new Error(`no answer within ${MAX_ANSWER_MS} ms`)));
    sent.on('error', reject);
    sent.end(body);
  });
}

const quoteForShell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The request as a command line, to repeat it by hand. */
export function formatCurl(url: string, { method, path, headers, body }: FuzzRequest): string {
  const named = Object.entries(headers).map(([name, value]) => `-H ${quoteForShell(`${name}: ${value}`)}`);
  const data =
    body === undefined ? [] : [`--data-binary ${quoteForShell(body.length > 4000 ? `${body.slice(0, 4000)}…` : body)}`];
  return ['curl', '-i', '--path-as-is', '-X', method, ...named, ...data, quoteForShell(url + path)].join(' ');
}
