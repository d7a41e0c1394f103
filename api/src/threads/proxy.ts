import type { IncomingMessage, ServerResponse } from 'node:http';
import { ERROR_STATUS } from 'shared-domain/contract';
import type { ProxyReader } from '../base/trust-proxy.ts';
import { type Caller, readCaller } from '../http/access/caller-address.ts';
import type { AnswerMemory } from '../http/answers/answer-memory.ts';
import { PEER_HEADER } from '../http/answers/internal-headers.ts';
import type { PreparedAnswer } from '../http/answers/prepared-answer.ts';
import { sendAnswer } from '../http/answers/send-answer.ts';
import { refuseLateBody } from '../http/client-errors.ts';
import { ApiUnavailable, type FirstAnswer } from '../static/index.ts';
import type { ChallengeScope, Revisions } from '../store/challenges/revisions.ts';
import { BODY_PACE, type BodyPace, hasBody, watchBody } from './body-deadline.ts';
import { CALL_LIMITS, type CallLimitSettings, createCallLimits } from './call-limits.ts';
import { createBodyReader } from './early-body.ts';
import { answerBusy, answerTooMany, answerUnreadable } from './refusals.ts';
import type { Thread } from './thread.ts';
import { createThreadClient, type Headers, pickForwardedHeaders, readAll } from './thread-client.ts';
import { findThreadRole, type ThreadRole } from './thread-of-call.ts';
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
interface ForwardedCall {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly role: ThreadRole;
  readonly caller: Caller;
}

/** Forwards requests to the threads, and remembers the public answers that come back. */
export function createProxy(options: ProxyOptions) {
  const { pool, memory, revisions, onError, proxies, limits = CALL_LIMITS, pace = BODY_PACE } = options;
  const callLimits = createCallLimits(limits);
  const readBody = createBodyReader(pace);
  const { open, awaitResponse, ask, post } = createThreadClient(memory, revisions);
  /** Public reads under way, by path: simultaneous requests for the same one share an answer. */
  const pendingReads = new Map<string, Promise<{ cacheKey: string; answer: PreparedAnswer } | undefined>>();

  async function sendPrepared(
    req: IncomingMessage,
    res: ServerResponse,
    { cacheKey, answer }: { cacheKey: string; answer: PreparedAnswer },
  ): Promise<void> {
    const encoded = await memory.encode(req, cacheKey, answer);
    if (!res.destroyed) sendAnswer(req, res, encoded);
  }

  function forwardResponse(response: IncomingMessage, res: ServerResponse): void {
    const headers = pickForwardedHeaders(response.headers);
    res.writeHead(response.statusCode ?? 502, headers);
    response.on('error', () => res.destroy());
    response.pipe(res);
  }

  /** Counts the call until it is answered; false when it was refused. */
  function countCall({ res, caller }: ForwardedCall): boolean {
    if (res.destroyed) return false;
    const leave = callLimits.enterNetwork(caller);
    if (leave === undefined) answerTooMany(res);
    else res.once('close', leave);
    return leave !== undefined;
  }

  /** The thread that answers, and one of its places until it has; undefined when the call was refused. */
  async function takePlace({ res, role, caller }: ForwardedCall, isLarge = false): Promise<Thread | undefined> {
    // Its `close` has been emitted already: a place taken now would never be released.
    if (res.destroyed) return undefined;
    const place = isLarge ? callLimits.takeLargePlace(role, caller) : callLimits.takePlace(role);
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
    ...pickForwardedHeaders(headers),
    [PEER_HEADER]: socket.remoteAddress ?? '',
  });

  /** Answers a public read: one request to the thread for all who want the same at this moment. */
  async function read(call: ForwardedCall): Promise<void> {
    const { req, res } = call;
    const path = req.url ?? '/';
    const pendingRead = pendingReads.get(path);
    const sharedAnswer = pendingRead && (await pendingRead.catch(() => undefined));
    if (sharedAnswer !== undefined) {
      memory.counts.byRoute += 1;
      return sendPrepared(req, res, sharedAnswer);
    }
    if (!countCall(call)) return;
    const place = takePlace(call);
    const pendingOutcome = place.then((thread) => thread && ask(thread, path, headersForThread(req)));
    const ownAnswer = pendingOutcome.then((outcome) => (outcome?.kind === 'answer' ? outcome : undefined));
    if (pendingRead === undefined) {
      const newRead = ownAnswer.finally(() => pendingReads.delete(path));
      pendingReads.set(path, newRead);
      newRead.catch(() => undefined);
    }
    const outcome = await pendingOutcome;
    if (outcome === undefined) return;
    if (outcome.kind === 'answer') return sendPrepared(req, res, outcome);
    if (outcome.kind === 'unchanged') throw new Error(`no answer to ${path}`);
    forwardResponse(outcome.response, res);
  }

  /** Forwards any other call; a large body and its answer are streamed. */
  async function forward(call: ForwardedCall): Promise<void> {
    const { req, res } = call;
    if (!countCall(call)) return;
    const body = await readBody(req);
    if (body.kind === 'gone' || res.headersSent) return;
    if (body.kind === 'full') return answerBusy(res);
    const thread = await takePlace(call, body.kind === 'large');
    if (thread === undefined) return;
    const headers = headersForThread(req);
    if (body.kind === 'whole') headers['content-length'] = String(body.bytes.length);
    const threadRequest = open(thread, req.method ?? 'GET', req.url ?? '/', headers);
    res.once('close', () => {
      if (!res.writableFinished || !req.complete) threadRequest.destroy();
    });
    if (body.kind === 'large') {
      for (const chunk of body.received) threadRequest.write(chunk);
      req.pipe(threadRequest);
    } else threadRequest.end(body.kind === 'whole' ? body.bytes : undefined);
    const response = await awaitResponse(thread, threadRequest);
    // The thread answered before the body had arrived: the connection is closed, as the rest is not read.
    if (!req.complete) res.setHeader('connection', 'close');
    forwardResponse(response, res);
  }

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const role = findThreadRole(req.method ?? 'GET', req.url ?? '/');
    const { headers, socket } = req;
    const ip = proxies.findCaller(socket.remoteAddress ?? '', headers['x-forwarded-for'] as string | undefined);
    const call: ForwardedCall = { req, res, role, caller: readCaller({ ip, headers, socket }) };
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
    /**
     * A public answer of this server's own API, for a page that it draws; undefined where it is refused.
     * @throws ApiUnavailable where no thread answers now
     */
    async ask(url: string, payload?: object): Promise<FirstAnswer | undefined> {
      const stored = payload === undefined ? memory.findByUrl(url) : undefined;
      if (stored !== undefined) return buildFirstAnswer(url, stored);
      try {
        const thread = await pool.get('reader');
        if (thread === undefined) throw new Error('no reader thread is running');
        const outcome = payload === undefined ? await ask(thread, url, {}) : await post(thread, url, payload);
        if (outcome.kind === 'answer') return buildFirstAnswer(url, outcome.answer);
        if (outcome.kind === 'unchanged') throw new Error('the answer that had not changed is no longer stored');
        const { statusCode, headers } = outcome.response;
        const json = (await readAll(outcome.response)).toString('utf8');
        if (statusCode === ERROR_STATUS.unavailable) throw new Error(`status ${statusCode}`);
        const noindex = headers['x-robots-tag'] === 'noindex';
        return statusCode === 200 ? { url, tag: String(headers.etag), json, noindex } : undefined;
      } catch (error) {
        throw new ApiUnavailable(`${url}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
      }
    },
  };
}

function buildFirstAnswer(url: string, { scope, revision, tag, json, noindex }: PreparedAnswer): FirstAnswer {
  const challenge = (scope as Partial<ChallengeScope>).oid;
  const of = challenge === undefined ? {} : { of: { challenge, revision } };
  return { url, tag: `"${tag}"`, noindex, json: json.toString('utf8'), ...of };
}
