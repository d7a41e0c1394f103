import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BuiltAnswer } from '../../base/built-answer.ts';
import type { AnswerMemory } from './answer-memory.ts';
import { hashTag, type PreparedAnswer } from './prepared-answer.ts';
import { sendAnswer } from './send-answer.ts';

/** How routes answer public reads, in the thread that has the memory of answers and in those that only build them. */
export interface PublicAnswers {
  /**
   * Answers a request, building the answer where it is not known.
   * @param parameters everything in the request that the answer depends on
   */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    parameters: unknown,
    build: () => Promise<BuiltAnswer>,
  ): Promise<void>;
  /** How much memory the answers take in this thread. */
  readonly bytes: number;
}

/** Which question a request asks: the route, and all that its answer depends on. */
export const readQuestion = (request: FastifyRequest, parameters: unknown): string =>
  `${request.routeOptions.url} ${JSON.stringify(parameters)}`;

/** Serialises a built answer and gives it its ETag: of its version, else of its content. */
export function prepareAnswer(edition: string, built: BuiltAnswer): PreparedAnswer {
  const { body, version, until = Number.POSITIVE_INFINITY, heldUntil = 0, scope, revision, noindex = false } = built;
  const { maxAge } = built;
  const json = Buffer.from(JSON.stringify(body));
  const tag = `${edition}.${version ?? hashTag(json)}`;
  return { scope, revision, until, heldUntil, json, tag, encoded: {}, encoding: {}, used: true, noindex, maxAge };
}

/**
 * Answers from memory, or builds the answer, once for all requests that wait for it.
 * @param edition build of the server and epoch of the database: part of every ETag
 */
export function createMemoryAnswers(edition: string, memory: AnswerMemory): PublicAnswers {
  const builds = new Map<string, Promise<PreparedAnswer>>();

  async function buildAnswer(question: string, build: () => Promise<BuiltAnswer>): Promise<PreparedAnswer> {
    const answer = prepareAnswer(edition, await build());
    memory.keep(question, answer);
    return answer;
  }

  function findAnswer(question: string, build: () => Promise<BuiltAnswer>): Promise<PreparedAnswer> {
    const known = memory.find(question);
    if (known !== undefined) {
      memory.counts.kept += 1;
      return Promise.resolve(known);
    }
    const underway = builds.get(question);
    if (underway !== undefined) return underway;
    memory.counts.built += 1;
    const started = buildAnswer(question, build).finally(() => builds.delete(question));
    builds.set(question, started);
    return started;
  }

  return {
    get bytes() {
      return memory.bytes;
    },
    async send(request, reply, parameters, build) {
      const question = readQuestion(request, parameters);
      const answer = await findAnswer(question, build);
      const encoded = await memory.encode(request.raw, question, answer);
      reply.hijack();
      sendAnswer(request.raw, reply.raw, encoded);
    },
  };
}
