import { flushCompileCache } from 'node:module';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { openApp } from '../app/open-app.ts';
import { openContext } from '../app/open-context.ts';
import { describeStartProblem } from '../app/start-problem.ts';
import { watchFaults } from '../app/watch-faults.ts';
import { createBuiltAnswers } from '../http/answers/built-answers.ts';
import { registerMeasureRoutes } from '../http/route-metrics.ts';
import type { RouteContext } from '../routes/route-context.ts';
import { createSteadyClock } from '../services/context/steady-clock.ts';
import { readMissedChange } from '../services/reads/change-event.ts';
import { followDatabase } from '../services/upkeep/follow-database.ts';
import { readHealth } from '../services/upkeep/thread-health.ts';
import { followRemotes } from '../static/remotes-file.ts';
import { listRevisions } from '../store/challenges/challenges.ts';
import { readDatabaseTime } from '../store/database-time.ts';
import { openReads, openStore } from '../store/open-store.ts';
import { followRevisions } from './followed-revisions.ts';
import { connectCalls } from './port-calls.ts';
import type { StartResult, ThreadData } from './thread-data.ts';
import { createThreadServer, keepConnections } from './thread-server.ts';

const { role, config, logLevel, socketPath, serverPid, changePort } = workerData as ThreadData;
const port = parentPort as MessagePort;
const clock = () => new Date();

/** Live streams are served by the front process, which sends a stream's request here only after refusing it: here the hub is always full. */
const NO_STREAMS = { isFull: true, isFullFor: () => true, size: 0, join: () => undefined };

/** Only the writer thread changes the database and runs the background work. */
const isWriter = role === 'writer';
/** The reader thread follows the changes that other instances make. */
const followsDatabase = role === 'reader';

/** Each thread loads only the modules that its calls need: loading takes most of the time of a start. */
const writerWork = isWriter ? await import('./writer-work.ts') : undefined;
const { registerCalls } =
  role === 'reader' ? await import('../app/register-reads.ts') : await import('../app/register-routes.ts');

async function start(): Promise<readonly { oid: string; revision: number; visible: number }[]> {
  const store = await (isWriter ? openStore({ ...config, holder: serverPid }) : openReads(config));
  const rows = await listRevisions(store.db);
  const revisions = followRevisions(changePort, rows);
  const { tell, forget } = revisions;
  const steadyClock = createSteadyClock(await readDatabaseTime(store));
  const app = openApp(
    config,
    {
      logLevel,
      shouldWarnOfProxy: isWriter,
      onError: (error) => faults.noteError(error),
    },
    (handler) => createThreadServer(revisions.changes, handler),
  );
  // The writer alone watches disk and clock; every thread notes the faults of its own queries.
  const faultClock = isWriter ? steadyClock : { ...steadyClock, measureLead: () => 0 };
  const faults = watchFaults(config, store, { clock: faultClock, log: app.log, hasDisk: isWriter });
  const onError = (error: unknown) => app.log.error(error);
  keepConnections(app);
  const routeMetrics = registerMeasureRoutes(app);
  const base = openContext(config, {
    store,
    revisions,
    clock,
    dropFromMemory: forget,
    warn: (message) => app.log.warn(message),
    readSteadyClock: steadyClock.now,
    // Revision 0: the challenge has been deleted.
    announceChange: ({ chOID, revision }) => {
      faults.noteWritten();
      tell(chOID, revision === 0 ? undefined : revision);
    },
  });
  const databaseFollower = followsDatabase
    ? await followDatabase({ store, revisions, announceRevision: tell, dropFromMemory: forget, onError })
    : { isListening: true, stop: async () => undefined };
  const backgroundWork = writerWork?.startBackgroundWork(base, config, onError);
  const site = followRemotes(config.siteDir, (message) => app.log.warn(message));
  const publicAnswers = createBuiltAnswers(`${config.build}.${store.epoch}`, clock);
  const ctx: RouteContext = { ...base, config, publicAnswers, site, hub: NO_STREAMS };

  const frontCalls = connectCalls(port, {
    readMissedEvents: (chOID: string, after: number) => readMissedChange(ctx, chOID, after),
    readMetrics: () => routeMetrics.read(),
    readHealth: () => readHealth(store, { databaseFollower, faults, version: config.version }),
    openFirstDemo: (address: string, siteAddress: string) =>
      writerWork?.openFirstDemo(ctx, config, address, siteAddress),
    describeCertificate: () => writerWork?.describeCertificate(base, config),
    createFirstOrganiserKey: () => writerWork?.createFirstOrganiserKey(ctx),
    async close() {
      faults.stop();
      await app.close();
      await backgroundWork?.stop();
      await databaseFollower.stop();
      await store.close();
      setImmediate(() => process.exit());
    },
  });
  const metrics = {
    contentType: await frontCalls.call<string>('metricsType'),
    text: () => frontCalls.call<string>('metrics'),
  };
  const refuse = () => Promise.reject(new Error(`the ${role} writes nothing`));
  const mail = backgroundWork?.mail ?? { queue: refuse, sendNow: refuse, send: refuse, stop: refuse };
  await registerCalls(app, ctx, {
    metrics,
    mail,
    health: () => frontCalls.call('health'),
  });
  if (config.organiser !== undefined) await writerWork?.createConfiguredOrganiser(ctx, config.organiser);
  await app.listen({ path: socketPath });
  // After this thread has reported that it is ready.
  setImmediate(() => void writerWork?.rehearseUpload(base).catch(onError));
  return rows.map(({ oid, revision, visible }) => ({ oid, revision, visible }));
}

// Modules are loaded by now. The database is opened at the front's `begin`: the writer must have migrated it before.
await new Promise((resolve) => port.once('message', resolve));
const startResult: StartResult = await start().then(
  (rows) => ({ ready: true, rows }),
  (error: unknown) => ({ ready: false, problem: describeStartProblem(error) }),
);
port.postMessage({ startResult });
// Written now, so that a server that is killed leaves its compile cache too.
flushCompileCache();
