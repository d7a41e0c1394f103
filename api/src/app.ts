import { startBackgroundWork } from './app/background-work.ts';
import { createConnectionEnder, openFront } from './app/front.ts';
import { type LogOptions, openApp } from './app/open-app.ts';
import { openContext } from './app/open-context.ts';
import { registerCalls } from './app/register-routes.ts';
import { watchFaults } from './app/watch-faults.ts';
import type { Config } from './base/config.ts';
import { createMemoryAnswers } from './http/answers/public-answers.ts';
import { registerMeasureRoutes } from './http/route-metrics.ts';
import type { App, RouteContext } from './routes/route-context.ts';
import type { Context } from './services/context/context.ts';
import { createSteadyClock, type SteadyClock } from './services/context/steady-clock.ts';
import type { PushTimes } from './services/push/start-push.ts';
import { readMissedChange } from './services/reads/change-event.ts';
import type { UplinkTimes } from './services/site/uplink/start-uplink.ts';
import { followDatabase } from './services/upkeep/follow-database.ts';
import { readHealth } from './services/upkeep/thread-health.ts';
import type { FirstAnswer } from './static/index.ts';
import { openRevisions } from './store/challenges/open-revisions.ts';
import { readDatabaseTime } from './store/database-time.ts';
import type { Store } from './store/open-store.ts';

interface AppOptions extends LogOptions {
  readonly clock?: () => Date;
  /** For durations; by default `clock` where a test gives one. */
  readonly steadyClock?: SteadyClock;
  /** Times of push messages, shorter in tests. */
  readonly pushTimes?: PushTimes;
  /** Times of the up-link, shorter in tests. */
  readonly uplinkTimes?: UplinkTimes;
}

interface BuiltApp {
  readonly app: App;
  readonly ctx: RouteContext;
  /** Ends streams and requests, and frees everything but the store. */
  close(): Promise<void>;
}

/** A public answer of this server's own API, for a page that it draws. */
async function readOwnAnswer(app: App, url: string, payload?: object): Promise<FirstAnswer | undefined> {
  const { statusCode, headers, body } = await app.inject(
    payload === undefined ? { url } : { method: 'POST', url, payload },
  );
  const noindex = headers['x-robots-tag'] === 'noindex';
  return statusCode === 200 ? { url, tag: String(headers.etag), json: body, noindex } : undefined;
}

/**
 * The whole server in one thread, with any clock: tests start it on port 0. `server.ts` runs the same pieces
 * in several (docs/decisions/016).
 */
export async function buildApp(config: Config, store: Store, options: AppOptions = {}): Promise<BuiltApp> {
  const clock = options.clock ?? (() => new Date());
  const steadyClock = options.steadyClock ?? createSteadyClock(await readDatabaseTime(store));
  const steady = options.steadyClock === undefined && options.clock !== undefined ? options.clock : steadyClock.now;
  const revisions = await openRevisions(store.db);
  const onError = (error: unknown) => app.log.error(error);
  const front = openFront(config, {
    clock,
    revisions,
    onError,
    warn: (message) => app.log.warn(message),
    getHub: () => ctx.hub,
    backend: {
      ask: (url, payload) => readOwnAnswer(app, url, payload),
      readMissed: (chOID, after) => readMissedChange(base, chOID, after),
      readMetrics: async () => [await routeMetrics.read()],
    },
  });
  const { memory, hub, site, metrics, forget } = front;
  const app = openApp(config, { ...options, onError: (error) => faults.noteError(error) }, front.serve);
  const faults = watchFaults(config, store, { clock: steadyClock, log: app.log });
  const routeMetrics = registerMeasureRoutes(app);
  const base: Context = openContext(config, {
    store,
    revisions,
    clock,
    readSteadyClock: steady,
    dropFromMemory: forget,
    warn: (message) => app.log.warn(message),
    announceChange: ({ chOID, revision }) => {
      faults.noteWritten();
      hub.noteRevision(chOID, revision === 0 ? undefined : revision);
    },
  });
  const databaseFollower = await followDatabase({
    store,
    revisions,
    announceRevision: hub.noteRevision,
    dropFromMemory: forget,
    onError,
  });
  const backgroundWork = startBackgroundWork(base, config, onError, options);
  const publicAnswers = createMemoryAnswers(`${config.build}.${store.epoch}`, memory);
  const ctx: RouteContext = { ...base, config, publicAnswers, hub, site };
  const health = () => readHealth(store, { databaseFollower, faults, version: config.version });
  await registerCalls(app, ctx, { metrics, health, mail: backgroundWork.mail });
  const connectionEnder = createConnectionEnder(app.server, front);

  return {
    app,
    ctx,
    async close() {
      faults.stop();
      await backgroundWork.stop();
      await databaseFollower.stop();
      hub.close();
      await connectionEnder.endUntil(app.close());
      site.close();
    },
  };
}
