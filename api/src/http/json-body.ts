import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFoundIn, parseLongJson } from '../base/parse-long-json.ts';
import { Refusal, refusalAt } from '../base/refusal.ts';
import { findUnsafeTextsInTurns, mayBeUnsafe } from '../base/unsafe-texts.ts';
import { sliceInTurns } from '../store/map-in-turns.ts';

/** Lists and objects within one another; no body of a call has more than eight. */
export const MAX_DEPTH = 32;

/** Whether a value is nested more deeply; without recursion, which a hostile body could exhaust. */
async function isDeeperThan(value: unknown, maxDepth: number): Promise<boolean> {
  let level: object[] = isObject(value) ? [value] : [];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > maxDepth) return true;
    const nextLevel: object[] = [];
    await sliceInTurns(level, (slice) => {
      for (const one of slice) for (const child of Object.values(one)) if (isObject(child)) nextLevel.push(child);
    });
    level = nextLevel;
  }
  return false;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A key that could change the prototype of all objects; no body of a call has it. */
const PROTO_KEY = /"__proto__"\s*:/;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call checks for unsafe texts itself, because it judges the parts of its body one by one. */
    readonly hasOwnTextCheck?: boolean;
  }
}

async function parseBody(text: string, { routeOptions }: FastifyRequest): Promise<unknown> {
  if (text === '') throw refusalAt('invalid request', '$', 'the body is empty, JSON is expected');
  if (await isFoundIn(text, PROTO_KEY)) throw refusalAt('invalid request', '$', 'the key __proto__ is not allowed');
  const body = await parseJson(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);
  if (await isDeeperThan(body, MAX_DEPTH)) {
    throw refusalAt('invalid request', '$', `more than ${MAX_DEPTH} lists or objects within one another`);
  }
  if (routeOptions.config.hasOwnTextCheck !== true && (await mayBeUnsafe(text))) await refuseUnsafeTexts(body);
  return body;
}

/** @throws Refusal naming each by its JSON path */
async function refuseUnsafeTexts(body: unknown): Promise<void> {
  const unsafe = await findUnsafeTextsInTurns(body);
  if (unsafe.length > 0) throw new Refusal(unsafe);
}

async function parseJson(text: string): Promise<unknown> {
  try {
    return await parseLongJson(text);
  } catch (error) {
    throw refusalAt('invalid request', '$', `the body is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** Reads JSON bodies; the refusal of a broken one names the place, which the framework's own does not. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (request: FastifyRequest, text: string) =>
    parseBody(text, request),
  );
}
