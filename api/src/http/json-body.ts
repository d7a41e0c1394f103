import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DEEPEST, isDeeperThan } from './json-depth.ts';
import { Refusal, refusal } from './refusal.ts';
import { mayBeUnsafe, unsafeTexts } from './unsafe-texts.ts';

/** A key that could change what every object is; no body of ours has it. */
const POISON = /"__proto__"\s*:/;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call refuses unsafe texts itself, for its parts are judged one by one. */
    readonly refusesTexts?: boolean;
  }
}

function parse(text: string, { routeOptions }: FastifyRequest): unknown {
  if (text === '') throw refusal('invalid request', '$: the body is empty, JSON is expected');
  if (POISON.test(text)) throw refusal('invalid request', '$: the key __proto__ is not allowed');
  const body = read(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);
  if (isDeeperThan(body, DEEPEST)) {
    throw refusal('invalid request', `$: more than ${DEEPEST} lists or objects within one another`);
  }
  if (routeOptions.config.refusesTexts !== true && mayBeUnsafe(text)) refuseUnsafeTexts(body);
  return body;
}

/** @throws Refusal naming each by its JSON path */
function refuseUnsafeTexts(body: unknown): void {
  const unsafe = unsafeTexts(body);
  if (unsafe.length > 0) throw new Refusal(unsafe);
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw refusal('invalid request', `$: the body is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** Reads JSON bodies, and says of one that is none where it stops being JSON, which the framework keeps to itself. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (request: FastifyRequest, text: string) =>
    parse(text, request),
  );
}
