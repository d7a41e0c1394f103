import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Scope } from '../store/scope.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import { createAddressBook } from './address-book.ts';
import { createAnswerCache } from './answer-cache.ts';
import { commonHead, encodeAnswer, hashTag, type PreparedAnswer } from './prepared-answer.ts';
import { sendAnswer } from './send-answer.ts';

/** What a service answers a hot read with. */
export interface Built {
  readonly scope: Scope;
  /** Revision the body was read at. */
  readonly revision: number;
  readonly body: unknown;
  /** What the ETag says besides build and database; without it the content speaks for itself. */
  readonly version?: string;
  /** As of a `Standing`; without them it stands for as long as its revision. */
  readonly until?: number;
  readonly heldUntil?: number;
}

export interface HotAnswers {
  /** Answers from memory before the router has looked at the request; false when it cannot. */
  fastPath(req: IncomingMessage, res: ServerResponse): boolean;
  /**
   * Answers a route: from memory, else built once however many ask.
   * @param asked all of the request that the answer depends on
   */
  answer(request: FastifyRequest, reply: FastifyReply, asked: unknown, build: () => Promise<Built>): Promise<void>;
  readonly counts: Readonly<HotCounts>;
  /** Memory taken. */
  readonly bytes: number;
}

/** What came from memory and what did not: whole numbers that grow, read when somebody asks how the server is. */
export interface HotCounts {
  /** Answered before the router; of these, told that nothing changed. */
  fast: number;
  notModified: number;
  /** Answered from memory by a route. */
  kept: number;
  built: number;
}

export interface HotOptions {
  /** Build of the server and epoch of the database: part of every ETag. */
  readonly edition: string;
  readonly bytes: number;
  readonly clock: () => Date;
  /** What answers depend on besides their encoding. */
  readonly vary?: string | undefined;
}

export function createHotAnswers({ edition, bytes, clock, vary }: HotOptions): HotAnswers {
  const head = commonHead(vary);
  const cache = createAnswerCache(bytes, clock);
  const addresses = createAddressBook();
  const building = new Map<string, Promise<PreparedAnswer>>();
  const counts: HotCounts = { fast: 0, notModified: 0, kept: 0, built: 0 };

  async function make(question: string, build: () => Promise<Built>): Promise<PreparedAnswer> {
    const { body, version, until = Number.POSITIVE_INFINITY, heldUntil = 0, scope, revision } = await build();
    const json = Buffer.from(JSON.stringify(body));
    const tag = `${edition}.${version ?? hashTag(json)}`;
    const answer: PreparedAnswer = {
      scope,
      revision,
      until,
      heldUntil,
      json,
      tag,
      encoded: {},
      encoding: {},
      used: true,
    };
    cache.put(question, answer);
    return answer;
  }

  function get(question: string, build: () => Promise<Built>): Promise<PreparedAnswer> {
    const known = cache.get(question);
    if (known !== undefined) {
      counts.kept += 1;
      return Promise.resolve(known);
    }
    const underway = building.get(question);
    if (underway !== undefined) return underway;
    counts.built += 1;
    const made = make(question, build).finally(() => building.delete(question));
    building.set(question, made);
    return made;
  }

  return {
    counts,
    get bytes() {
      return cache.bytes;
    },
    fastPath(req, res) {
      if (req.method !== 'GET' || req.url === undefined) return false;
      const question = addresses.get(req.url);
      const answer = question === undefined ? undefined : cache.get(question);
      const encoded = answer?.encoded[acceptedEncoding(req.headers['accept-encoding'] as string | undefined)];
      if (encoded === undefined) return false;
      sendAnswer(req, res, encoded);
      counts.fast += 1;
      if (res.statusCode === 304) counts.notModified += 1;
      return true;
    },
    async answer(request, reply, asked, build) {
      const { raw } = request;
      const question = `${request.routeOptions.url} ${JSON.stringify(asked)}`;
      const answer = await get(question, build);
      addresses.put(raw.url ?? request.url, question);
      const encoding = acceptedEncoding(request.headers['accept-encoding'] as string | undefined);
      const had = answer.encoded[encoding] !== undefined;
      const encoded = await encodeAnswer(answer, encoding, head);
      if (!had) cache.grew(question, answer);
      reply.hijack();
      sendAnswer(raw, reply.raw, encoded);
    },
  };
}
