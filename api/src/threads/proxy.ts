import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ProxyReader } from '../base/trust-proxy.ts';
import { type Caller, readCaller } from '../http/access/caller-address.ts';
import type { AnswerMemory } from '../http/answers/answer-memory.ts';
import { PEER_HEADER } from '../http/answers/internal-headers.ts';
import type { PreparedAnswer } from '../http/answers/prepared-answer.ts';
import { sendAnswer } from '../http/answers/send-answer.ts';
import { refuseLateBody } from '../http/client-errors.ts';
import type { FirstAnswer } from '../static/index.ts';
import type { Revisions } from '../store/challenges/revisions.ts';
import { BODY_PACE, type BodyPace, hasBody, watchBody } from './body-deadline.ts';
import { CALL_LIMITS, type CallLimitSettings, createCallLimits } from './call-limits.ts';
import { createBodyReader } from './early-body.ts';
import { answerBusy, answerTooMany, answerUnreadable } from './refusals.ts';
import type { Thread } from './thread.ts';
import { createThreadClient, forwardedHeaders, type Headers, readAll } from './thread-client.ts';
import { type Role, threadOfCall } from './thread-of-call.ts';
import type { ThreadPool } from './thread-pool.ts';

const isSafeRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

interface ProxyOptions {
  readonly pool: ThreadPool;
  readonly memory: AnswerMemory;
  readonly revisions: Revisions;
  readonly onError: (error: unknown) => void;
  readonly proxies: ProxyReader;
  readonly limits?: CallLimitSettings;
  readonly pace?: BodyPace;
}

/** A call that a thread answers. */
interface PassedCall {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly role: Role;
  readonly caller: Caller;
}

/** Forwards requests to the threads, and remembers the public answers that come back. */
export function createProxy(options: ProxyOptions) {
  const { pool, memory, revisions, onError, proxies, limits = CALL_LIMITS, pace = BODY_PACE } = options;
  const callLimits = createCallLimits(limits);
  const readBody = createBodyReader(pace);
  const { open, awaitResponse, ask, post } = createThreadClient(memory, revisions);
  /** Public reads under way, by path: simultaneous requests for the same one share an answer. */
  const flights = new Map<string, Promise<{ question: string; answer: PreparedAnswer } | undefined>>();

  async function sendPrepared(
    req: IncomingMessage,
    res: ServerResponse,
    { question, answer }: { question: string; answer: PreparedAnswer },
  ): Promise<void> {
    const encoded = await memory.encode(req, question, answer);
    if (!res.destroyed) sendAnswer(req, res, encoded);
  }

  function forwardResponse(response: IncomingMessage, res: ServerResponse): void {
    const headers = forwardedHeaders(response.headers);
    res.writeHead(response.statusCode ?? 502, headers);
    response.on('error', () => res.destroy());
    response.pipe(res);
  }

  /** Counts the call until it is answered; false when it was refused. */
  function enter({ res, caller }: PassedCall): boolean {
    if (res.destroyed) return false;
    const leave = callLimits.enter(caller);
    if (leave === undefined) answerTooMany(res);
    else res.once('close', leave);
    return leave !== undefined;
  }

  /** The thread that answers, and one of its places until it has; undefined when the call was refused. */
  async function takePlace({ res, role, caller }: PassedCall, isLarge = false): Promise<Thread | undefined> {
    // Its `close` has been emitted already: a place taken now would never be released.
    if (res.destroyed) return undefined;
    const place = isLarge ? callLimits.takeLarge(role, caller) : callLimits.take(role);
    if (place === 'network') answerTooMany(res);
    else if (place === undefined) answerBusy(res);
    if (typeof place !== 'function') return undefined;
    res.once('close', place);
    const thread = await pool.get(role);
    if (res.destroyed) return undefined;
    if (thread === undefined) answerBusy(res);
    else res.once('close', pool.markBusy(thread));
    return thread;
  }

  const headersForThread = ({ headers, socket }: IncomingMessage): Headers => ({
    ...forwardedHeaders(headers),
    [PEER_HEADER]: socket.remoteAddress ?? '',
  });

  /** Answers a public read: one request to the thread for all who want the same at this moment. */
  async function read(call: PassedCall): Promise<void> {
    const { req, res } = call;
    const path = req.url ?? '/';
    const flight = flights.get(path);
    const shared = flight && (await flight.catch(() => undefined));
    if (shared !== undefined) {
      memory.counts.byRoute += 1;
      return sendPrepared(req, res, shared);
    }
    if (!enter(call)) return;
    const place = takePlace(call);
    const asked = place.then((thread) => thread && ask(thread, path, headersForThread(req)));
    const own = asked.then((outcome) => (outcome?.kind === 'answer' ? outcome : undefined));
    if (flight === undefined) {
      const landed = own.finally(() => flights.delete(path));
      flights.set(path, landed);
      landed.catch(() => undefined);
    }
    const outcome = await asked;
    if (outcome === undefined) return;
    if (outcome.kind === 'answer') return sendPrepared(req, res, outcome);
    if (outcome.kind === 'known') throw new Error(`no answer to ${path}`);
    forwardResponse(outcome.response, res);
  }

  /** Forwards any other call; a large body and its answer are streamed. */
  async function forward(call: PassedCall): Promise<void> {
    const { req, res } = call;
    if (!enter(call)) return;
    const body = await readBody(req);
    if (body.kind === 'gone' || res.headersSent) return;
    if (body.kind === 'full') return answerBusy(res);
    const thread = await takePlace(call, body.kind === 'large');
    if (thread === undefined) return;
    const headers = headersForThread(req);
    if (body.kind === 'whole') headers['content-length'] = String(body.bytes.length);
    const sent = open(thread, req.method ?? 'GET', req.url ?? '/', headers);
    res.once('close', () => {
      if (!res.writableFinished || !req.complete) sent.destroy();
    });
    if (body.kind === 'large') {
      for (const chunk of body.received) sent.write(chunk);
      req.pipe(sent);
    } else sent.end(body.kind === 'whole' ? body.bytes : undefined);
    const response = await awaitResponse(thread, sent);
    // The thread answered before the body had arrived: the connection is closed, as the rest is not read.
    if (!req.complete) res.setHeader('connection', 'close');
    forwardResponse(response, res);
  }

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const role = threadOfCall(req.method ?? 'GET', req.url ?? '/');
    const { headers, socket } = req;
    const ip = proxies.findCaller(socket.remoteAddress ?? '', headers['x-forwarded-for'] as string | undefined);
    const call: PassedCall = { req, res, role, caller: readCaller({ ip, headers, socket }) };
    if (hasBody(req)) watchBody(req, pace, () => refuseLateBody(res));
    else if (role === 'reader' && isSafeRead(req)) return read(call);
    return forward(call);
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
    /** A public answer of this server's own API, for a page that it draws. */
    async ask(url: string, question?: object): Promise<FirstAnswer | undefined> {
      const known = question === undefined ? memory.findByUrl(url) : undefined;
      if (known !== undefined) return firstAnswer(url, known);
      const thread = await pool.get('reader');
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
  url,
  tag: `"${tag}"`,
  noindex,
  json: json.toString('utf8'),
});
