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
import { keepConnections, serveFront } from './behind-front.ts';
import { followRevisions } from './followed-revisions.ts';
import { talk } from './port-calls.ts';
import type { Begun, ThreadData } from './thread-data.ts';

const { role, config, logLevel, socketPath, serverPid, news } = workerData as ThreadData;
const port = parentPort as MessagePort;
const clock = () => new Date();

/** Streams begin in front; what reaches a route was refused there. */
const NO_STREAMS = { full: true, isFullFor: () => true, size: 0, join: () => undefined };

/** Of the three threads one alone writes, and does what is done once. */
const WRITES = role === 'writer';
/** One hears what other instances change. */
const HEARS = role === 'reader';

async function start(): Promise<readonly { oid: string; revision: number; visible: number }[]> {
  const store = await (WRITES ? openStore({ ...config, holder: serverPid }) : openReads(config));
  const rows = await listRevisions(store.db);
  const revisions = followRevisions(news, rows);
  const { tell, forget } = revisions;
  const steady = createSteadyClock(await readDatabaseTime(store));
  const app = openApp(
    config,
    { logLevel, warnsOfHiddenCallers: WRITES, onFailure: (error) => faults.note(error) },
    (handler) => serveFront(revisions.news, handler),
  );
  // One thread looks at the machine; what the database refuses is noted by whoever it is refused to.
  const watched = WRITES ? steady : { ...steady, ahead: () => 0 };
  const faults = watchFaults(config, store, { clock: watched, log: app.log, hasDisk: WRITES });
  const onError = (error: unknown) => app.log.error(error);
  keepConnections(app);
  const measured = measureRoutes(app);
  const base = openContext(config, {
    store,
    revisions,
    clock,
    forget,
    steady: steady.now,
    announce: ({ chOID, revision }) => tell(chOID, revision === 0 ? undefined : revision),
  });
  const following = HEARS
    ? await followDatabase({ store, revisions, tell, forget, onError })
    : { hears: true, stop: async () => undefined };
  const work = WRITES ? startBackgroundWork(base, config, onError) : undefined;
  const site = followRemotes(config.siteDir, (message) => app.log.warn(message));
  const hot = createBuiltAnswers(`${config.build}.${store.epoch}`, clock);
  const ctx: RouteContext = { ...base, config, hot, site, hub: NO_STREAMS };

  const front = talk(port, {
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
  if (WRITES && config.organiser !== undefined)
    await ensureOwner(ctx, { ...config.organiser, organisation: 'Mon organisation' });
  await app.listen({ path: socketPath });
  // Once it has been said that this thread answers.
  if (WRITES) setImmediate(() => void rehearseUpload(base).catch(onError));
  return rows.map(({ oid, revision, visible }) => ({ oid, revision, visible }));
}

// Its modules are there by now; the database may not be up to date yet.
await new Promise((resolve) => port.once('message', resolve));
const begun: Begun = await start().then(
  (rows) => ({ ready: true, rows }),
  (error: unknown) => ({ ready: false, problem: startProblem(error) }),
);
port.postMessage({ begun });
// A server that is killed leaves what it compiled to the next one too.
flushCompileCache();
