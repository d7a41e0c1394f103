import { createServer } from 'node:http';
import { serializerCompiler, type ZodTypeProvider } from '@fastify/type-provider-zod';
import fastify from 'fastify';
import type { Config } from './config.ts';
import { refuseAddress, refuseBytes } from './http/client-errors.ts';
import { allowOrigins } from './http/cross-origin.ts';
import { handleError } from './http/error-handler.ts';
import { createHotAnswers } from './http/hot-answers.ts';
import { type Handler, inFront } from './http/in-front.ts';
import { readJsonBodies } from './http/json-body.ts';
import { serializers } from './http/log-serializers.ts';
import { createMetrics } from './http/metrics.ts';
import { refusal } from './http/refusal.ts';
import { SECURITY_HEADERS } from './http/security-headers.ts';
import { createStreamPath } from './http/stream-path.ts';
import { trusted } from './http/trust-proxy.ts';
import { watchUnused } from './http/unused-connections.ts';
import { validatorCompiler } from './http/validation.ts';
import { createHub } from './live/hub.ts';
import { docsRoutes } from './routes/docs.ts';
import { documentRoutes } from './routes/documents.ts';
import { liveEventRoutes } from './routes/live-events.ts';
import { operationRoutes } from './routes/operations.ts';
import { organisationRoutes } from './routes/organisations.ts';
import { ownAccountRoutes } from './routes/own-account.ts';
import { publicRoutes } from './routes/public.ts';
import { referenceRoutes } from './routes/reference.ts';
import type { App, RouteContext } from './routes/route-context.ts';
import { searchRoutes } from './routes/search.ts';
import { secretariatRoutes } from './routes/secretariat.ts';
import { signInRoutes } from './routes/sign-in.ts';
import { standingRoutes } from './routes/standings.ts';
import { visitorRoutes } from './routes/visitors.ts';
import { readMissed } from './services/change-event.ts';
import { sendContactMail } from './services/contact-mail.ts';
import type { Context } from './services/context.ts';
import { followDatabase } from './services/follow-database.ts';
import { keepChangesFew } from './services/old-changes.ts';
import { keepRecordsYoung } from './services/old-records.ts';
import { createPacedReads } from './services/paced-reads.ts';
import { loadPointsTables } from './services/points-tables.ts';
import { createProgrammeCache } from './services/programme.ts';
import { type FirstAnswer, openSite } from './static/index.ts';
import type { Store } from './store/open-store.ts';
import { openRevisions } from './store/revisions.ts';

/** Small bodies everywhere but the upload. */
const BODY_LIMIT = 1024 * 1024;

/** Readers keep their connection between two looks at the screen, ms. */
const KEEP_ALIVE = 75_000;

/** While stopping, ms. */
const LOOK_FOR_IDLE = 50;

/** How long calls under way may take to end when the server is told to stop, ms: who stopped reading or sending is cut off. */
const PATIENCE = 4000;

export interface AppOptions {
  readonly clock?: () => Date;
  /** `silent` in tests. */
  readonly logLevel?: string;
  /** Where lines of the log go; standard output without it. */
  readonly log?: { write(line: string): void };
}

export interface BuiltApp {
  readonly app: App;
  readonly ctx: RouteContext;
  /** Ends streams and requests, then gives everything back but the store. */
  close(): Promise<void>;
}

/** A public answer of this very server, for a page that it draws. */
async function askOwn(app: App, url: string, question?: object): Promise<FirstAnswer | undefined> {
  const { statusCode, headers, body } = await app.inject(
    question === undefined ? { url } : { method: 'POST', url, payload: question },
  );
  return statusCode === 200 ? { url, tag: String(headers.etag), json: body } : undefined;
}

/** Puts the server together; tests start it on port 0. */
export async function buildApp(config: Config, store: Store, options: AppOptions = {}): Promise<BuiltApp> {
  const clock = options.clock ?? (() => new Date());
  const revisions = await openRevisions(store.db);
  const edition = `${config.build}.${store.epoch}`;
  const { vary, handle: handleOrigin } = allowOrigins(config.remoteOrigins);
  const hot = createHotAnswers({ edition, bytes: config.answerBytes, clock, vary });
  const { siteDir, remoteOrigins, publicUrl, socialUrl, version } = config;
  const site = openSite({
    ...{ siteDir, remoteOrigins, publicUrl, socialUrl, version },
    warn: (message) => app.log.warn(message),
    ask: (url, question) => askOwn(app, url, question),
    firm: () => revisions.site.firm ?? 0,
  });
  const app = fastify({
    logger: {
      level: options.logLevel ?? 'warn',
      serializers,
      ...(options.log === undefined ? {} : { stream: options.log }),
    },
    bodyLimit: BODY_LIMIT,
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseBytes,
    trustProxy: trusted(config.trustProxy),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 100 },
    serverFactory: (handler) => {
      const front = {
        handleOrigin,
        hot,
        streams: () => streams,
        site,
        metrics: () => metrics,
        onError: (error: unknown) => app.log.error(error),
      };
      return createServer({ keepAliveTimeout: KEEP_ALIVE }, inFront(front, handler as Handler));
    },
  }).withTypeProvider<ZodTypeProvider>();
  const hub = createHub({
    read: (chOID, after) => readMissed(base, chOID, after),
    onError: (error) => app.log.error(error),
  });
  const streams = createStreamPath(revisions, () => ctx.hub);
  // Pages that may be held a moment although something changed are not: a name is gone from them at once.
  const forget = (chOID: string): void => {
    revisions.site.firm = revisions.site.revision;
    const challenge = revisions.of(chOID);
    if (challenge !== undefined) challenge.firm = challenge.revision;
    hub.forget(chOID);
  };
  const base: Context = {
    ...{ store, revisions, clock },
    programmes: createProgrammeCache(revisions, loadPointsTables(config.dataDir)),
    home: createPacedReads(revisions.site, clock),
    announce: ({ chOID, revision }) => hub.tell(chOID, revision === 0 ? undefined : revision),
    forget,
  };
  const onError = (error: unknown) => app.log.error(error);
  const following = await followDatabase({ store, revisions, tell: hub.tell, forget, onError });
  const changes = keepChangesFew(base, onError);
  const records = keepRecordsYoung(base, onError);
  const metrics = createMetrics(app, { hot, hub });
  const mail = sendContactMail(base, config, onError);
  const ctx: RouteContext = { ...base, config, hot, hub, site };

  app.addHook('onRequest', async (_, reply) => {
    reply.headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store', ...(vary === undefined ? {} : { vary }) });
  });
  readJsonBodies(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((request) => {
    throw refusal('not found', `there is no call ${request.method} ${request.url.split('?', 1)[0]}`);
  });
  await docsRoutes(app, version);
  publicRoutes(app, ctx);
  standingRoutes(app, ctx);
  searchRoutes(app, ctx);
  documentRoutes(app, ctx);
  visitorRoutes(app, ctx, mail);
  liveEventRoutes(app, ctx);
  referenceRoutes(app, ctx);
  operationRoutes(app, ctx, { metrics, following });
  signInRoutes(app, ctx);
  ownAccountRoutes(app, ctx);
  organisationRoutes(app, ctx);
  secretariatRoutes(app, ctx);
  await app.ready();
  const unused = watchUnused(app.server);

  return {
    app,
    ctx,
    async close() {
      changes.stop();
      await records.stop();
      await mail.stop();
      await following.stop();
      hub.close();
      // A connection falls idle when its last answer is out, and would then be kept for its reader's next look.
      const idle = setInterval(() => {
        app.server.closeIdleConnections();
        unused.close();
      }, LOOK_FOR_IDLE);
      const impatient = setTimeout(() => app.server.closeAllConnections(), PATIENCE);
      try {
        await app.close();
      } finally {
        clearTimeout(impatient);
        clearInterval(idle);
      }
      site.close();
    },
  };
}
