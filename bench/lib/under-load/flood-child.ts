/* Floods a server: many connections that send one request after another for the ordered time, each with its own address. */
import { Agent, request } from 'node:http';
import type { FloodOrder, FloodReport } from './flood.ts';

const order = JSON.parse(process.argv[2] ?? '{}') as FloodOrder;
const agent = new Agent({ keepAlive: true, maxSockets: order.connections });
const ends = performance.now() + order.seconds * 1000;
const statuses: Record<string, number> = {};

const LETTERS = 'abcdefghilmnoprstuvz';
const letter = () => LETTERS[Math.floor(Math.random() * LETTERS.length)] ?? 'a';
const word = () => `${letter()}${letter()}${letter()}`;
const number = () => String(Math.floor(Math.random() * 1e9));

/** Replaces `{word}` and `{number}` by random ones for each request. */
const fill = (text: string) => text.replaceAll('{word}', word).replaceAll('{number}', number);

function ask(address: string): Promise<void> {
  return new Promise((resolve) => {
    const count = (name: string) => {
      statuses[name] = (statuses[name] ?? 0) + 1;
      resolve();
    };
    const question = request(
      order.url + fill(order.path),
      {
        agent,
        method: order.method ?? 'GET',
        headers: {
          'x-forwarded-for': address,
          ...(order.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...Object.fromEntries(Object.entries(order.headers ?? {}).map(([name, value]) => [name, fill(value)])),
        },
      },
      (answer) => {
        answer.resume();
        answer.once('close', () => count(String(answer.statusCode)));
      },
    );
    question.once('error', (error: NodeJS.ErrnoException) => count(error.code ?? 'error'));
    question.end(order.body === undefined ? undefined : fill(order.body));
  });
}

async function askUntilEnd(index: number): Promise<void> {
  for (let turn = 0; performance.now() < ends; turn += 1) {
    await ask(`198.51.${100 + (index >> 8)}.${order.manyAddresses ? (index + turn) % 250 : index % 250}`);
    if (order.pause !== undefined) await new Promise((resolve) => setTimeout(resolve, order.pause));
  }
}

await Promise.all(Array.from({ length: order.connections }, (_, index) => askUntilEnd(index)));
process.send?.({ statuses } satisfies FloodReport);
process.disconnect?.();
