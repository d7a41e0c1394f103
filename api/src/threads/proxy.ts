import { type ClientRequest, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AnswerMemory } from '../http/answer-memory.ts';
import {
  type AnswerNote,
  BUILD_HEADER,
  isInternalHeader,
  NOTE_HEADER,
  PASSED_HEADER,
  PEER_HEADER,
  readNote,
  TOLD_HEADER,
} from '../http/answer-wire.ts';
import type { PreparedAnswer } from '../http/prepared-answer.ts';
import { sendAnswer } from '../http/send-answer.ts';
import type { FirstAnswer } from '../static/index.ts';
import type { Revisions } from '../store/known-revisions.ts';
import { MAX_HEADER_BYTES } from './behind-front.ts';
import { answerBusy, answerUnreadable } from './refusals.ts';
import type { Team } from './team.ts';
import type { Thread } from './thread.ts';
import { type Role, threadOfCall } from './thread-of-call.ts';

/** Requests that one thread may have before it; whoever comes beyond them is asked to come again. */
const MAX_UNDERWAY = 2000;

/** Headers that are about one connection (RFC 9110, 7.6.1). */
const OF_THE_CONNECTION = new Set([
  ...['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'expect'],
]);

type Headers = Record<string, string | string[]>;

function passedHeaders(headers: IncomingMessage['headers']): Headers {
  const kept = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.has(name) && !isInternalHeader(name));
  return Object.fromEntries(kept) as Headers;
}

const isSafeRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

export interface ProxyOptions {
  readonly team: Team;
  readonly memory: AnswerMemory;
  readonly revisions: Revisions;
  readonly onError: (error: unknown) => void;
}

/** What a thread answered: something to keep, that it knows the front to have, or anything else, to be passed on. */
type Outcome =
  | { readonly kind: 'answer'; readonly question: string; readonly answer: PreparedAnswer }
  | { readonly kind: 'known'; readonly question: string }
  | { readonly kind: 'other'; readonly response: IncomingMessage };

async function readAll(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks);
}

/** Passes requests on to the threads that have the routes, and keeps the public answers that come back. */
export function createProxy({ team, memory, revisions, onError }: ProxyOptions) {
  const underway: Record<Role, number> = { writer: 0, reader: 0, exporter: 0 };
  /** Public reads that are being built, by address: many who ask for the same wait for one answer. */
  const flights = new Map<string, Promise<{ question: string; answer: PreparedAnswer } | undefined>>();

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

  async function give(
    req: IncomingMessage,
    res: ServerResponse,
    { question, answer }: { question: string; answer: PreparedAnswer },
  ): Promise<void> {
    const encoded = await memory.encode(req, question, answer);
    if (!res.destroyed) sendAnswer(req, res, encoded);
  }

  function passOn(response: IncomingMessage, res: ServerResponse): void {
    const headers = passedHeaders(response.headers);
    res.writeHead(response.statusCode ?? 502, headers);
    response.on('error', () => res.destroy());
    response.pipe(res);
  }

  /** A public read: one question to the thread for all who ask it at this moment. */
  async function read(req: IncomingMessage, res: ServerResponse, thread: Thread, headers: Headers): Promise<void> {
    const path = req.url ?? '/';
    const flight = flights.get(path);
    const shared = flight && (await flight.catch(() => undefined));
    if (shared !== undefined) {
      memory.counts.kept += 1;
      return give(req, res, shared);
    }
    const asked = ask(thread, path, headers);
    const own = asked.then((outcome) => (outcome.kind === 'answer' ? outcome : undefined));
    if (flight === undefined) {
      const landed = own.finally(() => flights.delete(path));
      flights.set(path, landed);
      landed.catch(() => undefined);
    }
    const outcome = await asked;
    if (outcome.kind === 'answer') return give(req, res, outcome);
    if (outcome.kind === 'known') throw new Error(`no answer to ${path}`);
    passOn(outcome.response, res);
  }

  /** Any other call: its body and its answer go through as they come. */
  async function forward(req: IncomingMessage, res: ServerResponse, thread: Thread, headers: Headers): Promise<void> {
    const sent = open(thread, req.method ?? 'GET', req.url ?? '/', headers);
    res.once('close', () => {
      if (!res.writableFinished || !req.complete) sent.destroy();
    });
    if (hasBody(req)) req.pipe(sent);
    else sent.end();
    const response = await answered(thread, sent);
    // The rest of a body that is refused is not waited for.
    if (!req.complete) res.setHeader('connection', 'close');
    passOn(response, res);
  }

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const role = threadOfCall(req.method ?? 'GET', req.url ?? '/');
    if (underway[role] >= MAX_UNDERWAY) return answerBusy(res);
    const thread = await team.get(role);
    if (thread === undefined) return answerBusy(res);
    const disengage = team.engage(thread);
    underway[role] += 1;
    res.once('close', () => {
      underway[role] -= 1;
      disengage();
    });
    const headers = { ...passedHeaders(req.headers), [PEER_HEADER]: req.socket.remoteAddress ?? '' };
    if (role === 'reader' && isSafeRead(req) && !hasBody(req)) await read(req, res, thread, headers);
    else await forward(req, res, thread, headers);
  }

  return {
    handle(req: IncomingMessage, res: ServerResponse): void {
      handle(req, res).catch((error: NodeJS.ErrnoException) => {
        if (res.destroyed) return;
        if (error.code === 'ERR_UNESCAPED_CHARACTERS' || error.code === 'ERR_INVALID_CHAR')
          return answerUnreadable(res);
        onError(error);
        answerBusy(res);
      });
    },
    /** A public answer of this very server, for a page that it draws. */
    async ask(url: string, question?: object): Promise<FirstAnswer | undefined> {
      const known = question === undefined ? memory.findByAddress(url) : undefined;
      if (known !== undefined) return firstAnswer(url, known);
      const thread = await team.get('reader');
      if (thread === undefined) return undefined;
      const outcome = question === undefined ? await ask(thread, url, {}) : await post(thread, url, question);
      if (outcome.kind === 'answer') return firstAnswer(url, outcome.answer);
      if (outcome.kind === 'known') return undefined;
      const { statusCode, headers } = outcome.response;
      const json = (await readAll(outcome.response)).toString('utf8');
      const noindex = headers['x-robots-tag'] === 'noindex';
      return statusCode === 200 ? { url, tag: String(headers.etag), json, noindex } : undefined;
    },
  };
}

const firstAnswer = (url: string, { tag, json, noindex }: PreparedAnswer): FirstAnswer => ({
  ...{ url, tag: `"${tag}"`, noindex },
  json: json.toString('utf8'),
});
