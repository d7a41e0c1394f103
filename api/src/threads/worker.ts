import { flushCompileCache } from 'node:module';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { startBackgroundWork } from '../app/background-work.ts';
import { openFirstDemo } from '../app/first-demo.ts';
import { openApp } from '../app/open-app.ts';
import { openContext } from '../app/open-context.ts';
import { registerRoutes } from '../app/register-routes.ts';
import { rehearseUpload } from '../app/rehearse-upload.ts';
import { startProblem } from '../app/start-problem.ts';
import { watchFaults } from '../app/watch-faults.ts';
import { createBuiltAnswers } from '../http/answers/built-answers.ts';
import { measureRoutes } from '../http/metrics.ts';
import type { RouteContext } from '../routes/route-context.ts';
import { ensureOwner, firstOrganiserKey } from '../services/accounts/first-organiser.ts';
import { createSteadyClock } from '../services/context/steady-clock.ts';
import { readMissed } from '../services/reads/change-event.ts';
import { followDatabase } from '../services/upkeep/follow-database.ts';
import { readHealth } from '../services/upkeep/thread-health.ts';
import { followRemotes } from '../static/index.ts';
import { listRevisions } from '../store/challenges/challenges.ts';
import { readDatabaseTime } from '../store/database-time.ts';
import { openReads, openStore } from '../store/open-store.ts';
import { createThreadServer, keepConnections } from './behind-front.ts';
import { followRevisions } from './followed-revisions.ts';
import { connectCalls } from './port-calls.ts';
import type { Begun, ThreadData } from './thread-data.ts';

const { role, config, logLevel, socketPath, serverPid, news } = workerData as ThreadData;
const port = parentPort as MessagePort;
const clock = () => new Date();

/** Streams begin in front; what reaches a route was refused there. */
const NO_STREAMS = { full: true, isFullFor: () => true, size: 0, join: () => undefined };

/** The writer alone writes, and runs the background work. */
const isWriter = role === 'writer';
/** The reader follows what other instances change. */
const followsDatabase = role === 'reader';

async function start(): Promise<readonly { oid: string; revision: number; visible: number }[]> {
  const store = await (isWriter ? openStore({ ...config, holder: serverPid }) : openReads(config));
  const rows = await listRevisions(store.db);
  const revisions = followRevisions(news, rows);
  const { tell, forget } = revisions;
  const steady = createSteadyClock(await readDatabaseTime(store));
  const app = openApp(
    config,
    { logLevel, shouldWarnOfProxy: isWriter, onError: (error) => faults.note(error) },
    (handler) => createThreadServer(revisions.news, handler),
  );
  // The writer alone watches disk and clock; every thread notes the faults of its own queries.
  const watched = isWriter ? steady : { ...steady, ahead: () => 0 };
  const faults = watchFaults(config, store, { clock: watched, log: app.log, hasDisk: isWriter });
  const onError = (error: unknown) => app.log.error(error);
  keepConnections(app);
  const measured = measureRoutes(app);
  const base = openContext(config, {
    store,
    revisions,
    clock,
    forget,
    warn: (message) => app.log.warn(message),
    steady: steady.now,
    announce: ({ chOID, revision }) => tell(chOID, revision === 0 ? undefined : revision),
  });
  const following = followsDatabase
    ? await followDatabase({ store, revisions, tell, forget, onError })
    : { hears: true, stop: async () => undefined };
  const work = isWriter ? startBackgroundWork(base, config, onError) : undefined;
  const site = followRemotes(config.siteDir, (message) => app.log.warn(message));
  const publicAnswers = createBuiltAnswers(`${config.build}.${store.epoch}`, clock);
  const ctx: RouteContext = { ...base, config, publicAnswers, site, hub: NO_STREAMS };

  const front = connectCalls(port, {
    missed: (chOID: string, after: number) => readMissed(ctx, chOID, after),
    measures: () => measured.read(),
    health: () => readHealth(store, { following, faults, version: config.version }),
    openFirstDemo: (address: string) => openFirstDemo(ctx, config, address),
    firstOrganiserKey: () => firstOrganiserKey(ctx),
    async close() {
      faults.stop();
      await app.close();
      await work?.stop();
      await following.stop();
      await store.close();
      setImmediate(() => process.exit());
    },
  });
  const metrics = { type: await front.call<string>('metricsType'), text: () => front.call<string>('metrics') };
  const refuse = () => Promise.reject(new Error(`the ${role} writes nothing`));
  const mail = work?.mail ?? { keep: refuse, sendNow: refuse, send: refuse, stop: refuse };
  await registerRoutes(app, ctx, { metrics, mail, health: () => front.call('health') });
  if (isWriter && config.organiser !== undefined)
    await ensureOwner(ctx, { ...config.organiser, organisation: 'Mon organisation' });
  await app.listen({ path: socketPath });
  // Once it has been said that this thread answers.
  if (isWriter) setImmediate(() => void rehearseUpload(base).catch(onError));
  return rows.map(({ oid, revision, visible }) => ({ oid, revision, visible }));
}

// Modules are loaded by now; the writer may still be migrating the database.
await new Promise((resolve) => port.once('message', resolve));
const begun: Begun = await start().then(
  (rows) => ({ ready: true, rows }),
  (error: unknown) => ({ ready: false, problem: startProblem(error) }),
);
port.postMessage({ begun });
// Written now, so that a server that is killed leaves its compile cache too.
flushCompileCache();
