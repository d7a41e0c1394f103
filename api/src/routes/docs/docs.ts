import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../route-context.ts';

/** Headers of a browser about its cached copy and its encodings, passed on to the documentation's application. */
const FORWARDED_HEADERS = ['if-none-match', 'if-modified-since', 'range', 'if-range', 'accept-encoding'] as const;

/** Headers of its answers that are left out: of the connection, or set again when the answer is sent. */
const OMITTED_HEADERS = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);

/**
 * The documentation of every call under `/api/docs`. Its libraries are loaded and its document is built at the first request:
 * most servers never need it.
 */
export function registerDocsRoutes(app: App, version: string, addCalls: (app: App) => void | Promise<void>): void {
  let openedApp: Promise<App> | undefined;

  function openDocs(): Promise<App> {
    openedApp ??= import('./docs-app.ts')
      .then(({ openDocsApp }) => openDocsApp(version, addCalls))
      .catch((error: unknown) => {
        openedApp = undefined;
        throw error;
      });
    return openedApp;
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const docsApp = await openDocs();
    const headers = Object.fromEntries(
      FORWARDED_HEADERS.flatMap((name) => (request.headers[name] ? [[name, request.headers[name]]] : [])),
    );
    // To a HEAD, Fastify answers as to a GET and leaves the body out.
    const docsAnswer = await docsApp.inject({ method: 'GET', url: request.url, headers });
    if (docsAnswer.statusCode === 404) {
      reply.callNotFound();
      return reply;
    }
    for (const [name, value] of Object.entries(docsAnswer.headers))
      if (value !== undefined && !OMITTED_HEADERS.has(name)) reply.header(name, value);
    const { statusCode, rawPayload } = docsAnswer;
    return reply.code(statusCode).send(rawPayload.length === 0 ? undefined : rawPayload);
  }

  for (const url of ['/api/docs', '/api/docs/*']) app.get(url, answer);
  app.addHook('onClose', async () => (await openedApp?.catch(() => undefined))?.close());
}
