import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BuiltAnswer } from '../../base/built-answer.ts';
import type { AnswerMemory } from './answer-memory.ts';
import { computeTag, type PreparedAnswer } from './prepared-answer.ts';
import { sendAnswer } from './send-answer.ts';

/** How routes answer public reads, both where answers are stored and in threads that only build them. */
export interface PublicAnswers {
  /**
   * Answers a request, and builds the answer where none is stored.
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

/** The key of an answer: the route, and all that the answer depends on. */
export const buildCacheKey = (request: FastifyRequest, parameters: unknown): string =>
  `${request.routeOptions.url} ${JSON.stringify(parameters)}`;

/** Serialises a built answer and gives it its ETag: of its version, else of its content. */
export function prepareAnswer(edition: string, built: BuiltAnswer): PreparedAnswer {
  const { body, version, until = Number.POSITIVE_INFINITY, heldUntil = 0, scope, revision, noindex = false } = built;
  const { maxAge } = built;
  const json = Buffer.from(JSON.stringify(body));
  const tag = `${edition}.${version ?? computeTag(json)}`;
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

/**
 * Answers from memory, or builds the answer, once for all requests that wait for it.
 * @param edition build of the server and epoch of the database: part of every ETag
 */
export function createMemoryAnswers(edition: string, memory: AnswerMemory): PublicAnswers {
  const builds = new Map<string, Promise<PreparedAnswer>>();

  async function buildAnswer(cacheKey: string, build: () => Promise<BuiltAnswer>): Promise<PreparedAnswer> {
    const answer = prepareAnswer(edition, await build());
    memory.store(cacheKey, answer);
    return answer;
  }

  function findOrBuildAnswer(cacheKey: string, build: () => Promise<BuiltAnswer>): Promise<PreparedAnswer> {
    const stored = memory.find(cacheKey);
    if (stored !== undefined) {
      memory.counts.byRoute += 1;
      return Promise.resolve(stored);
    }
    const running = builds.get(cacheKey);
    if (running !== undefined) return running;
    memory.counts.built += 1;
    const newBuild = buildAnswer(cacheKey, build).finally(() => builds.delete(cacheKey));
    builds.set(cacheKey, newBuild);
    return newBuild;
  }

  return {
    get bytes() {
      return memory.bytes;
    },
    async send(request, reply, parameters, build) {
      const cacheKey = buildCacheKey(request, parameters);
      const answer = await findOrBuildAnswer(cacheKey, build);
      const encoded = await memory.encode(request.raw, cacheKey, answer);
      reply.hijack();
      sendAnswer(request.raw, reply.raw, encoded);
    },
  };
}
