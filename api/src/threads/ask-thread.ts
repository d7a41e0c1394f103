import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AnswerMemory } from '../http/answers/answer-memory.ts';
import {
  type AnswerNote,
  BUILD_HEADER,
  isInternalHeader,
  NOTE_HEADER,
  PASSED_HEADER,
  readNote,
  TOLD_HEADER,
} from '../http/answers/answer-wire.ts';
import type { PreparedAnswer } from '../http/answers/prepared-answer.ts';
import type { Revisions } from '../store/challenges/revision-memory.ts';
import { MAX_HEADER_BYTES } from './behind-front.ts';
import type { Thread } from './thread.ts';

/** Headers that are about one connection (RFC 9110, 7.6.1). */
const OF_THE_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
]);

export type Headers = Record<string, string | string[]>;

export function passedHeaders(headers: IncomingMessage['headers']): Headers {
  const kept = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.has(name) && !isInternalHeader(name));
  return Object.fromEntries(kept) as Headers;
}

/** What a thread answered: something to keep, that it knows the front to have, or anything else, to be passed on. */
type Outcome =
  | { readonly kind: 'answer'; readonly question: string; readonly answer: PreparedAnswer }
  | { readonly kind: 'known'; readonly question: string }
  | { readonly kind: 'other'; readonly response: IncomingMessage };

export async function readAll(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks);
}

/** Asks threads, and keeps the public answers that come back. */
export function createAsker(memory: AnswerMemory, revisions: Revisions) {
  function open(thread: Thread, method: string, path: string, headers: Headers): ClientRequest {
    const { socketPath, agent, news } = thread;
    const stamped = { ...headers, [PASSED_HEADER]: String(news.posted) };
    return request({ socketPath, agent, method, path, headers: stamped, maxHeaderSize: MAX_HEADER_BYTES });
  }

  function answered(thread: Thread, sent: ClientRequest): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      sent.once('error', reject);
      sent.once('response', (response) => {
        sent.on('error', () => undefined);
        // What the thread told before it answered is known before the answer is.
        const heard = thread.news.reached(Number(response.headers[TOLD_HEADER] ?? 0));
        if (heard === undefined) return resolve(response);
        response.once('error', reject);
        void heard.then(() => resolve(response));
      });
    });
  }

  function prepared(note: AnswerNote, json: Buffer): PreparedAnswer {
    const { challenge, revision, tag, until = Number.POSITIVE_INFINITY, heldFor, noindex = false } = note;
    const scope = challenge === undefined ? revisions.site : (revisions.of(challenge) ?? { revision: Number.NaN });
    const heldUntil = heldFor === undefined ? 0 : performance.now() + heldFor;
    return { scope, revision, until, heldUntil, json, tag, encoded: {}, encoding: {}, used: true, noindex };
  }

  async function outcomeOf(response: IncomingMessage): Promise<Outcome> {
    const header = response.headers[NOTE_HEADER];
    if (typeof header !== 'string') return { kind: 'other', response };
    const note = readNote(header);
    const { question } = note;
    if (note.isKnown) {
      response.resume();
      return { kind: 'known', question };
    }
    const answer = prepared(note, await readAll(response));
    memory.counts.built += 1;
    memory.keep(question, answer);
    return { kind: 'answer', question, answer };
  }

  async function ask(thread: Thread, path: string, headers: Headers): Promise<Outcome> {
    const sent = open(thread, 'GET', path, headers);
    sent.end();
    const outcome = await outcomeOf(await answered(thread, sent));
    if (outcome.kind !== 'known') return outcome;
    const { question } = outcome;
    const answer = memory.find(question);
    if (answer !== undefined) {
      memory.counts.kept += 1;
      return { kind: 'answer', question, answer };
    }
    const again = open(thread, 'GET', path, { ...headers, [BUILD_HEADER]: '1' });
    again.end();
    return outcomeOf(await answered(thread, again));
  }

  async function post(thread: Thread, path: string, question: object): Promise<Outcome> {
    const sent = open(thread, 'POST', path, { 'content-type': 'application/json' });
    sent.end(JSON.stringify(question));
    return outcomeOf(await answered(thread, sent));
  }

  return { open, answered, ask, post };
}
