import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Scope } from '../store/scope.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import { createAnswerCache } from './answer-cache.ts';
import { encodeAnswer, hashTag, type PreparedAnswer } from './prepared-answer.ts';
import { sendAnswer } from './send-answer.ts';

/** What a service answers a hot read with. */
export interface Built {
  readonly scope: Scope;
  /** Revision the body was read at. */
  readonly revision: number;
  readonly body: unknown;
  /** What the ETag says besides build and database; without it the content speaks for itself. */
  readonly version?: string;
  /** Last instant (ms since 1970) up to which the body is right. */
  readonly until?: number;
}

export interface HotAnswers {
  /** Answers from memory before the router has looked at the request; false when it cannot. */
  fastPath(req: IncomingMessage, res: ServerResponse): boolean;
  /** Answers a route: from memory, else built once however many ask. */
  answer(request: FastifyRequest, reply: FastifyReply, build: () => Promise<Built>): Promise<void>;
}

export interface HotOptions {
  /** Build of the server and epoch of the database: part of every ETag. */
  readonly edition: string;
  readonly bytes: number;
  readonly clock: () => Date;
}

export function createHotAnswers({ edition, bytes, clock }: HotOptions): HotAnswers {
  const cache = createAnswerCache(bytes, clock);
  const building = new Map<string, Promise<PreparedAnswer>>();

  async function make(url: string, build: () => Promise<Built>): Promise<PreparedAnswer> {
    const { scope, revision, body, version, until = Number.POSITIVE_INFINITY } = await build();
    const json = Buffer.from(JSON.stringify(body));
    const tag = `${edition}.${version ?? hashTag(json)}`;
    const answer: PreparedAnswer = { scope, revision, until, json, tag, encoded: {}, encoding: {}, used: true };
    cache.put(url, answer);
    return answer;
  }

  function get(url: string, build: () => Promise<Built>): Promise<PreparedAnswer> {
    const known = cache.get(url);
    if (known !== undefined) return Promise.resolve(known);
    const underway = building.get(url);
    if (underway !== undefined) return underway;
    const made = make(url, build).finally(() => building.delete(url));
    building.set(url, made);
    return made;
  }

  return {
    fastPath(req, res) {
      if (req.method !== 'GET' || req.url === undefined) return false;
      const answer = cache.get(req.url);
      const encoded = answer?.encoded[acceptedEncoding(req.headers['accept-encoding'] as string | undefined)];
      if (encoded === undefined) return false;
      sendAnswer(req, res, encoded);
      return true;
    },
    async answer(request, reply, build) {
      const { raw } = request;
      const url = raw.url ?? request.url;
      const answer = await get(url, build);
      const encoding = acceptedEncoding(request.headers['accept-encoding'] as string | undefined);
      const had = answer.encoded[encoding] !== undefined;
      const encoded = await encodeAnswer(answer, encoding);
      if (!had) cache.grew(url, answer);
      reply.hijack();
      sendAnswer(raw, reply.raw, encoded);
    },
  };
}
