import { Agent, get } from 'node:http';
import type { Question } from './questions.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

interface Asked {
  readonly name: string;
  readonly goal: number | undefined;
  readonly delays: readonly number[];
  readonly failures: number;
}

interface Reply {
  readonly status: number;
  readonly text: string;
  readonly ms: number;
}

/** Sends one request on an open connection and waits for the last byte; `from` gives the caller's address. */
export function ask(url: string, from: number): Promise<Reply> {
  const began = performance.now();
  const headers = { 'x-forwarded-for': `198.51.${100 + ((from >> 8) & 63)}.${from & 255}` };
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => (text += part));
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text, ms: performance.now() - began }));
      answer.once('error', reject);
    }).once('error', reject);
  });
}

/** Sends the requests of one kind one after the other, each a different one. */
export async function askAll(
  base: string,
  { name, goal, times, address, next, isDrawn = false }: Question,
): Promise<Asked> {
  const delays: number[] = [];
  let failures = 0;
  for (let turn = 0; turn < times; turn += 1) {
    const path = address(turn);
    let reply = await ask(base + path, turn);
    if (next !== undefined && reply.status === 200) {
      const beyond = next(JSON.parse(reply.text), path);
      if (beyond === undefined) continue;
      reply = await ask(base + beyond, turn);
    }
    delays.push(reply.ms);
    if (reply.status !== 200 || (isDrawn && !reply.text.includes('</main>'))) failures += 1;
  }
  return { name, goal, delays, failures };
}

/** Sends requests at a steady pace while `work` runs, whether the answer before has come or not. */
export async function askWhile<T>(
  perSecond: number,
  address: (turn: number) => string,
  work: () => Promise<T>,
): Promise<{ readonly outcome: T; readonly delays: readonly number[]; readonly failures: number }> {
  const delays: number[] = [];
  const waiting = new Set<Promise<void>>();
  let failures = 0;
  let turn = 0;
  const timer = setInterval(() => {
    turn += 1;
    const began = performance.now();
    const one = ask(address(turn), turn)
      .then(
        ({ status }) => status === 200,
        () => false,
      )
      .then((isDone) => {
        delays.push(performance.now() - began);
        if (!isDone) failures += 1;
        waiting.delete(one);
      });
    waiting.add(one);
  }, 1000 / perSecond);
  const outcome = await work().finally(() => clearInterval(timer));
  await Promise.all(waiting);
  return { outcome, delays, failures };
}
