import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AnswerMemory } from '../http/answers/answer-memory.ts';
import {
  type AnswerNote,
  BUILD_HEADER,
  FRONT_POSTS_HEADER,
  isInternalHeader,
  NOTE_HEADER,
  parseNote,
  THREAD_POSTS_HEADER,
} from '../http/answers/internal-headers.ts';
import type { PreparedAnswer } from '../http/answers/prepared-answer.ts';
import type { Revisions } from '../store/challenges/revisions.ts';
import type { Thread } from './thread.ts';
import { MAX_HEADER_BYTES } from './thread-server.ts';

/** Headers that are about one connection (RFC 9110, 7.6.1). */
const HOP_BY_HOP_HEADERS = new Set([
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

export function pickForwardedHeaders(headers: IncomingMessage['headers']): Headers {
  const forwarded = Object.entries(headers).filter(
    ([name]) => !HOP_BY_HOP_HEADERS.has(name) && !isInternalHeader(name),
  );
  return Object.fromEntries(forwarded) as Headers;
}

/** What a thread answered: an answer to store; `unchanged`: the front has the current one; or any other response, to be forwarded. */
type Outcome =
  | { readonly kind: 'answer'; readonly cacheKey: string; readonly answer: PreparedAnswer }
  | { readonly kind: 'unchanged'; readonly cacheKey: string }
  | { readonly kind: 'other'; readonly response: IncomingMessage };

export async function readAll(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks);
}

/** Sends requests to threads, and remembers the public answers that come back. */
export function createThreadClient(memory: AnswerMemory, revisions: Revisions) {
  function openRequest(thread: Thread, method: string, path: string, headers: Headers): ClientRequest {
    const { socketPath, agent, changes } = thread;
    const stampedHeaders = { ...headers, [FRONT_POSTS_HEADER]: String(changes.postedCount) };
    return request({ socketPath, agent, method, path, headers: stampedHeaders, maxHeaderSize: MAX_HEADER_BYTES });
  }

  function awaitResponse(thread: Thread, threadRequest: ClientRequest): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      threadRequest.once('error', reject);
      threadRequest.once('response', (response) => {
        threadRequest.on('error', () => undefined);
        // Changes that the thread posted before its answer are applied before the answer is used.
        const changesArrived = thread.changes.waitFor(Number(response.headers[THREAD_POSTS_HEADER] ?? 0));
        if (changesArrived === undefined) return resolve(response);
        response.once('error', reject);
        void changesArrived.then(() => resolve(response));
      });
    });
  }

  function prepareAnswer(note: AnswerNote, json: Buffer): PreparedAnswer {
    const {
      challenge,
      revision,
      tag,
      until = Number.POSITIVE_INFINITY,
      heldForMs: heldFor,
      noindex = false,
      maxAge,
    } = note;
    const scope = challenge === undefined ? revisions.site : (revisions.find(challenge) ?? { revision: Number.NaN });
    const heldUntil = heldFor === undefined ? 0 : performance.now() + heldFor;
    return {
      scope,
      revision,
      until,
      heldUntil,
      json,
      tag,
      encoded: {},
      pendingEncodings: {},
      isRecentlyUsed: true,
      noindex,
      maxAge,
    };
  }

  async function readOutcome(response: IncomingMessage): Promise<Outcome> {
    const header = response.headers[NOTE_HEADER];
    if (typeof header !== 'string') return { kind: 'other', response };
    const note = parseNote(header);
    const { cacheKey } = note;
    if (note.isUnchanged) {
      response.resume();
      return { kind: 'unchanged', cacheKey };
    }
    const answer = prepareAnswer(note, await readAll(response));
    memory.counts.built += 1;
    memory.store(cacheKey, answer);
    return { kind: 'answer', cacheKey, answer };
  }

  async function askThread(thread: Thread, path: string, headers: Headers): Promise<Outcome> {
    const threadRequest = openRequest(thread, 'GET', path, headers);
    threadRequest.end();
    const outcome = await readOutcome(await awaitResponse(thread, threadRequest));
    if (outcome.kind !== 'unchanged') return outcome;
    const { cacheKey } = outcome;
    const answer = memory.find(cacheKey);
    if (answer !== undefined) {
      memory.counts.byRoute += 1;
      return { kind: 'answer', cacheKey, answer };
    }
    const retry = openRequest(thread, 'GET', path, { ...headers, [BUILD_HEADER]: '1' });
    retry.end();
    return readOutcome(await awaitResponse(thread, retry));
  }

  async function postToThread(thread: Thread, path: string, payload: object): Promise<Outcome> {
    const threadRequest = openRequest(thread, 'POST', path, { 'content-type': 'application/json' });
    threadRequest.end(JSON.stringify(payload));
    return readOutcome(await awaitResponse(thread, threadRequest));
  }

  return { open: openRequest, awaitResponse, ask: askThread, post: postToThread };
}
