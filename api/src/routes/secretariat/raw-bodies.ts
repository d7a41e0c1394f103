import type { FastifyInstance } from 'fastify';
import type { App } from '../route-context.ts';

/** Fastify looks for the file of a scope without this name in all that Node has loaded. */
const SCOPE_NAME = Symbol.for('fastify.display-name');

/**
 * Adds calls whose bodies are taken as they are, whatever type their sender gives them: what they are, the bytes say. As bytes
 * (`readRawBody`), `bodyLimit` at most, or as a stream where `take` is `stream`.
 */
export function registerRawCalls(
  app: App,
  { name, bodyLimit, take = 'buffer' }: { name: string; bodyLimit: number; take?: 'buffer' | 'stream' },
  register: (scope: App) => void,
): void {
  const scoped = async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers();
    if (take === 'buffer')
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, async (_: unknown, bytes: Buffer) => bytes);
    else scope.addContentTypeParser('*', { bodyLimit }, async (_: unknown, payload: unknown) => payload);
    register(scope as unknown as App);
  };
  app.register(Object.assign(scoped, { [SCOPE_NAME]: name }));
}

/** The bytes of a body that was taken as it is; none where it was empty. */
export const readRawBody = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));
