import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../route-context.ts';

/** What a reader's browser may say of the copy that it has, and of what it understands. */
const PASSED_ON = ['if-none-match', 'if-modified-since', 'range', 'if-range', 'accept-encoding'] as const;

/** Of the connection, or written anew by who sends the answer. */
const OWN = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);

/**
 * The documentation of every call under `/api/docs`. Its libraries are loaded and its document is built when it is first asked
 * for: most servers never are.
 * @returns what opens it without being asked
 */
export function docsRoutes(
  app: App,
  version: string,
  addCalls: (app: App) => void | Promise<void>,
): () => Promise<App> {
  let opened: Promise<App> | undefined;

  function openOnce(): Promise<App> {
    opened ??= import('./docs-app.ts')
      .then(({ openDocsApp }) => openDocsApp(version, addCalls))
      .catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
    return opened;
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const docs = await openOnce();
    const headers = Object.fromEntries(
      PASSED_ON.flatMap((name) => (request.headers[name] ? [[name, request.headers[name]]] : [])),
    );
    // Of a HEAD, Fastify sends what it would of a GET, without the body.
    const answered = await docs.inject({ method: 'GET', url: request.url, headers });
    if (answered.statusCode === 404) {
      reply.callNotFound();
      return reply;
    }
    for (const [name, value] of Object.entries(answered.headers))
      if (value !== undefined && !OWN.has(name)) reply.header(name, value);
    const { statusCode, rawPayload } = answered;
    return reply.code(statusCode).send(rawPayload.length === 0 ? undefined : rawPayload);
  }

  for (const url of ['/api/docs', '/api/docs/*']) app.get(url, answer);
  app.addHook('onClose', async () => (await opened?.catch(() => undefined))?.close());
  return openOnce;
}
