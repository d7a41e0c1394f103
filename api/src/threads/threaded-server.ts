import type { Server } from 'node:http';
import { createConnectionEnder, openFront } from '../app/front.ts';
import type { Config } from '../base/config.ts';
import { createProxyReader } from '../base/trust-proxy.ts';
import { createByteRefusal } from '../http/client-errors.ts';
import { limitReadAhead } from '../http/connections/read-ahead.ts';
import { createPlainLog } from '../http/plain-log.ts';
import type { MissedChange } from '../services/reads/change-event.ts';
import { createRevisions, type RevisionRow } from '../store/challenges/revisions.ts';
import { createHealthAnswer } from './health-answer.ts';
import { createMetricsReader } from './metrics.ts';
import { createHealthReader } from './process-health.ts';
import { createProxy } from './proxy.ts';
import { answerStopping } from './refusals.ts';
import type { Thread } from './thread.ts';
import type { ChangeMessage } from './thread-messages.ts';
import { startThreadPool, type ThreadPool } from './thread-pool.ts';

export interface ThreadedServer {
  readonly server: Server;
  readonly pool: ThreadPool;
  /** Creates the demo where it is wanted, once the server answers at an address; people find it at the other one. */
  openFirstDemo(address: string, siteAddress: string): Promise<void>;
  createFirstOrganiserKey(): Promise<string | undefined>;
  /** What the operator is told of this server's own certificate. */
  describeCertificate(): Promise<string | undefined>;
  close(): Promise<void>;
}

/**
 * The server as `npm start` runs it: this thread answers from memory and never touches the database, others have the routes
 * (docs/decisions/016).
 * @throws ThreadNotStarted with a message for the operator
 */
export async function startThreadedServer(config: Config, logLevel: string): Promise<ThreadedServer> {
  const log = createPlainLog(logLevel);
  const revisions = createRevisions([]);
  const site = () => ({ revision: revisions.site.revision, minRevision: revisions.site.minRevision ?? 0 });
  const findReader = async (): Promise<Thread> => {
    const thread = await pool.get('reader');
    if (thread === undefined) throw new Error('no reader thread is running');
    return thread;
  };
  const front = openFront(config, {
    revisions,
    clock: () => new Date(),
    onError: log.error,
    warn: log.warn,
    backend: {
      ask: (url, question) => proxy.ask(url, question),
      readMissed: async (chOID, after) =>
        (await findReader()).calls.call<MissedChange>('readMissedEvents', [chOID, after]),
      readMetrics: () => collectMetrics(),
    },
  });

  function applyChange(change: ChangeMessage, from?: Thread): void {
    const { kind, chOID } = change;
    if (kind === 'tell') {
      front.hub.noteRevision(chOID, change.revision);
      return;
    }
    if (kind === 'committed') {
      // Messages of two threads may arrive out of order.
      if ((revisions.find(chOID)?.revision ?? 0) > change.revision) return;
      revisions.recordChange(chOID, change.revision, change.visible);
    } else if (kind === 'removed') revisions.recordRemoval(chOID);
    else front.forget(chOID);
    pool?.broadcast({ change, site: site() }, from);
  }

  function applyRows(rows: readonly RevisionRow[], knownBefore: readonly string[]): void {
    const currentOids = new Set(rows.map(({ oid }) => oid));
    for (const { oid: chOID, revision, visible } of rows) {
      if ((revisions.find(chOID)?.revision ?? -1) >= revision) continue;
      applyChange({ kind: 'committed', chOID, revision, visible: visible === 1 });
      applyChange({ kind: 'tell', chOID, revision });
    }
    for (const chOID of knownBefore) {
      if (currentOids.has(chOID) || revisions.find(chOID) === undefined) continue;
      applyChange({ kind: 'removed', chOID });
      applyChange({ kind: 'tell', chOID });
    }
  }

  // Undefined while the first threads start: there is no other thread to send changes to.
  let pool = undefined as unknown as ThreadPool;
  pool = await startThreadPool({
    config,
    logLevel,
    site,
    onChange: applyChange,
    onRows: applyRows,
    onError: log.error,
    knownChallenges: () => [...revisions.listOids()],
    handlers: {
      health: () => readHealth(),
      metrics: () => front.metrics.text(),
      metricsType: () => front.metrics.contentType,
    },
  });
  const collectMetrics = createMetricsReader(pool);
  const readHealth = createHealthReader(pool);
  const proxies = createProxyReader(config.trustProxy);
  const proxy = createProxy({ pool, revisions, memory: front.memory, onError: log.error, proxies });
  const answerHealth = createHealthAnswer(readHealth, proxies);
  let isClosing = false;
  const server = front.serve(
    limitReadAhead((req, res) => {
      if (isClosing) answerStopping(res);
      else if (!answerHealth(req, res)) proxy.handle(req, res);
    }),
  );
  server.on('clientError', createByteRefusal(config.publicUrl?.startsWith('https:') === true));
  const connectionEnder = createConnectionEnder(server, front);
  const callWriter = async <T>(call: string, args: readonly unknown[] = []): Promise<T | undefined> =>
    (await pool.get('writer'))?.calls.call<T>(call, args);

  return {
    server,
    pool,
    openFirstDemo: async (...addresses) => void (await callWriter('openFirstDemo', addresses)),
    createFirstOrganiserKey: () => callWriter<string | undefined>('createFirstOrganiserKey'),
    describeCertificate: () => callWriter<string | undefined>('describeCertificate'),
    async close() {
      isClosing = true;
      const serverClosed = new Promise((resolve) => server.close(resolve));
      front.hub.close();
      await connectionEnder.endUntil(serverClosed);
      front.site.close();
      await pool.stop();
    },
  };
}
