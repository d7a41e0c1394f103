import type { FastifyInstance } from 'fastify';
import { DEEPEST, isDeeperThan } from './json-depth.ts';
import { refusal } from './refusal.ts';

/** A key that could change what every object is; no body of ours has it. */
const POISON = /"__proto__"\s*:/;

function parse(text: string): unknown {
  if (text === '') throw refusal('invalid request', '$: the body is empty, JSON is expected');
  if (POISON.test(text)) throw refusal('invalid request', '$: the key __proto__ is not allowed');
  const body = read(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);
  if (isDeeperThan(body, DEEPEST)) {
    throw refusal('invalid request', `$: more than ${DEEPEST} lists or objects within one another`);
  }
  return body;
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
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_: unknown, text: string) => parse(text));
}
