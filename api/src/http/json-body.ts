import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFoundIn, parseLongJson } from '../base/parse-long-json.ts';
import { Refusal, refusalAt } from '../base/refusal.ts';
import { findUnsafeTextsInTurns, mayBeUnsafe } from '../base/unsafe-texts.ts';
import { sliceInTurns } from '../store/map-in-turns.ts';

/** Lists and objects within one another; no body of ours has more than eight. */
export const MAX_DEPTH = 32;

/** Whether a value goes deeper; it is walked without recursion, whatever was sent. */
async function isDeeperThan(value: unknown, deepest: number): Promise<boolean> {
  let level: object[] = isObject(value) ? [value] : [];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > deepest) return true;
    const below: object[] = [];
    await sliceInTurns(level, (slice) => {
      for (const one of slice) for (const child of Object.values(one)) if (isObject(child)) below.push(child);
    });
    level = below;
  }
  return false;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A key that could change what every object is; no body of ours has it. */
const POISON = /"__proto__"\s*:/;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call refuses unsafe texts itself, for its parts are judged one by one. */
    readonly refusesTexts?: boolean;
  }
}

async function parse(text: string, { routeOptions }: FastifyRequest): Promise<unknown> {
  if (text === '') throw refusalAt('invalid request', '$', 'the body is empty, JSON is expected');
  if (await isFoundIn(text, POISON)) throw refusalAt('invalid request', '$', 'the key __proto__ is not allowed');
  const body = await read(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);
  if (await isDeeperThan(body, MAX_DEPTH)) {
    throw refusalAt('invalid request', '$', `more than ${MAX_DEPTH} lists or objects within one another`);
  }
  if (routeOptions.config.refusesTexts !== true && (await mayBeUnsafe(text))) await refuseUnsafeTexts(body);
  return body;
}

/** @throws Refusal naming each by its JSON path */
async function refuseUnsafeTexts(body: unknown): Promise<void> {
  const unsafe = await findUnsafeTextsInTurns(body);
  if (unsafe.length > 0) throw new Refusal(unsafe);
}

async function read(text: string): Promise<unknown> {
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
    parse(text, request),
  );
}
