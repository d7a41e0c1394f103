import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BuiltAnswer } from '../../base/built-answer.ts';
import type { AnswerMemory } from './answer-memory.ts';
import { hashTag, type PreparedAnswer } from './prepared-answer.ts';
import { sendAnswer } from './send-answer.ts';

/** How routes answer public reads. */
export interface HotAnswers {
  /**
   * Answers a route: from memory, else built once however many ask.
   * @param asked all of the request that the answer depends on
   */
  answer(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: unknown,
    build: () => Promise<BuiltAnswer>,
  ): Promise<void>;
  /** Memory that answers take in this thread. */
  readonly bytes: number;
}

/** Which question a request asks: the route, and all that its answer depends on. */
export const readQuestion = (request: FastifyRequest, asked: unknown): string =>
  `${request.routeOptions.url} ${JSON.stringify(asked)}`;

/** An answer in memory, with the tag of its content or its version. */
export function prepareAnswer(edition: string, built: BuiltAnswer): PreparedAnswer {
  const { body, version, until = Number.POSITIVE_INFINITY, heldUntil = 0, scope, revision, noindex = false } = built;
  const json = Buffer.from(JSON.stringify(body));
  const tag = `${edition}.${version ?? hashTag(json)}`;
  return { scope, revision, until, heldUntil, json, tag, encoded: {}, encoding: {}, used: true, noindex };
}

/**
 * Answers of routes that share their thread with the memory of answers.
 * @param edition build of the server and epoch of the database: part of every ETag
 */
export function createHotAnswers(edition: string, memory: AnswerMemory): HotAnswers {
  const building = new Map<string, Promise<PreparedAnswer>>();

  async function make(question: string, build: () => Promise<BuiltAnswer>): Promise<PreparedAnswer> {
    const answer = prepareAnswer(edition, await build());
    memory.keep(question, answer);
    return answer;
  }

  function get(question: string, build: () => Promise<BuiltAnswer>): Promise<PreparedAnswer> {
    const known = memory.find(question);
    if (known !== undefined) {
      memory.counts.kept += 1;
      return Promise.resolve(known);
    }
    const underway = building.get(question);
    if (underway !== undefined) return underway;
    memory.counts.built += 1;
    const made = make(question, build).finally(() => building.delete(question));
    building.set(question, made);
    return made;
  }

  return {
    get bytes() {
      return memory.bytes;
    },
    async answer(request, reply, asked, build) {
      const question = readQuestion(request, asked);
      const answer = await get(question, build);
      const encoded = await memory.encode(request.raw, question, answer);
      reply.hijack();
      sendAnswer(request.raw, reply.raw, encoded);
    },
  };
}
