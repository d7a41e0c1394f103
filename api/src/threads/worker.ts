import { flushCompileCache } from 'node:module';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { openApp } from '../app/open-app.ts';
import { openContext } from '../app/open-context.ts';
import { startProblem } from '../app/start-problem.ts';
import { watchFaults } from '../app/watch-faults.ts';
import { loadLate } from '../base/load-late.ts';
import { createBuiltAnswers } from '../http/answers/built-answers.ts';
import { measureRoutes } from '../http/route-measures.ts';
import type { RouteContext } from '../routes/route-context.ts';
import { createSteadyClock } from '../services/context/steady-clock.ts';
import { readMissed } from '../services/reads/change-event.ts';
import { followDatabase } from '../services/upkeep/follow-database.ts';
import { readHealth } from '../services/upkeep/thread-health.ts';
import { followRemotes } from '../static/remotes-file.ts';
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

/** Each thread loads what its calls need: in a start, most of the time goes to loading modules. */
const writing = isWriter ? await import('./writer-work.ts') : undefined;
const { registerCalls } =
  role === 'reader' ? await import('../app/register-reads.ts') : await import('../app/register-routes.ts');

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
  const work = writing?.startBackgroundWork(base, config, onError);
  const site = followRemotes(config.siteDir, (message) => app.log.warn(message));
  const publicAnswers = createBuiltAnswers(`${config.build}.${store.epoch}`, clock);
  const ctx: RouteContext = { ...base, config, publicAnswers, site, hub: NO_STREAMS };

  const front = connectCalls(port, {
    missed: (chOID: string, after: number) => readMissed(ctx, chOID, after),
    measures: () => measured.read(),
    health: () => readHealth(store, { following, faults, version: config.version }),
    openFirstDemo: (address: string) => writing?.openFirstDemo(ctx, config, address),
    firstOrganiserKey: () => writing?.firstOrganiserKey(ctx),
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
  const { loadRest } = await registerCalls(app, ctx, { metrics, mail, health: () => front.call('health') });
  if (config.organiser !== undefined)
    await writing?.ensureOwner(ctx, { ...config.organiser, organisation: 'Mon organisation' });
  await app.listen({ path: socketPath });
  // Once it has been said that this thread answers.
  setImmediate(() => void writing?.rehearseUpload(base).catch(onError));
  // The documentation is read in the thread that reads.
  if (role === 'reader') loadLate(loadRest, onError);
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
