import type { Server } from 'node:http';
import { openFront, watchClosing } from '../app/front.ts';
import type { Config } from '../base/config.ts';
import { createProxyReader } from '../base/trust-proxy.ts';
import { createByteRefusal } from '../http/client-errors.ts';
import { limitReadAhead } from '../http/connections/read-ahead.ts';
import { createPlainLog } from '../http/plain-log.ts';
import type { Missed } from '../services/reads/change-event.ts';
import { createRevisions, type RevisionRow } from '../store/challenges/revision-memory.ts';
import { createHealthAnswer } from './health-answer.ts';
import { createMeasures } from './measures.ts';
import { createHealth } from './process-health.ts';
import { createProxy } from './proxy.ts';
import { answerStopping } from './refusals.ts';
import type { Thread } from './thread.ts';
import type { News } from './thread-messages.ts';
import { startTeam, type Team } from './thread-team.ts';

export interface ThreadedServer {
  readonly server: Server;
  readonly team: Team;
  /** Creates the demo where it is wanted, once the server answers at an address. */
  openFirstDemo(address: string): Promise<void>;
  firstOrganiserKey(): Promise<string | undefined>;
  close(): Promise<void>;
}

/**
 * The server as it runs for people: this thread answers from memory and asks no database, others have the routes
 * (docs/decisions/016).
 * @throws ThreadNotStarted with the operator's sentence
 */
export async function startThreadedServer(config: Config, logLevel: string): Promise<ThreadedServer> {
  const log = createPlainLog(logLevel);
  const revisions = createRevisions([]);
  const site = () => ({ revision: revisions.site.revision, firm: revisions.site.firm ?? 0 });
  const fromThread = async (): Promise<Thread> => {
    const thread = await team.get('reader');
    if (thread === undefined) throw new Error('no thread reads');
    return thread;
  };
  const front = openFront(config, {
    revisions,
    clock: () => new Date(),
    onError: log.error,
    warn: log.warn,
    backend: {
      ask: (url, question) => proxy.ask(url, question),
      readMissed: async (chOID, after) => (await fromThread()).calls.call<Missed>('missed', [chOID, after]),
      measures: () => measures(),
    },
  });

  function take(news: News, from?: Thread): void {
    const { kind, chOID } = news;
    if (kind === 'tell') {
      front.hub.tell(chOID, news.revision);
      return;
    }
    if (kind === 'committed') {
      // Another thread's word may come late.
      if ((revisions.of(chOID)?.revision ?? 0) > news.revision) return;
      revisions.committed(chOID, news.revision, news.visible);
    } else if (kind === 'removed') revisions.removed(chOID);
    else front.forget(chOID);
    team?.pass({ news, site: site() }, from);
  }

  function takeRows(rows: readonly RevisionRow[], knownBefore: readonly string[]): void {
    const there = new Set(rows.map(({ oid }) => oid));
    for (const { oid: chOID, revision, visible } of rows) {
      if ((revisions.of(chOID)?.revision ?? -1) >= revision) continue;
      take({ kind: 'committed', chOID, revision, visible: visible === 1 });
      take({ kind: 'tell', chOID, revision });
    }
    for (const chOID of knownBefore) {
      if (there.has(chOID) || revisions.of(chOID) === undefined) continue;
      take({ kind: 'removed', chOID });
      take({ kind: 'tell', chOID });
    }
  }

  // Undefined while its first threads begin: nobody else is there to be told then.
  let team = undefined as unknown as Team;
  team = await startTeam({
    config,
    logLevel,
    site,
    onNews: take,
    onRows: takeRows,
    onError: log.error,
    knownNow: () => [...revisions.oids()],
    handlers: {
      health: () => health(),
      metrics: () => front.metrics.text(),
      metricsType: () => front.metrics.type,
    },
  });
  const measures = createMeasures(team);
  const health = createHealth(team);
  const proxies = createProxyReader(config.trustProxy);
  const proxy = createProxy({ team, revisions, memory: front.memory, onError: log.error, proxies });
  const answerHealth = createHealthAnswer(health, proxies);
  let isClosing = false;
  const server = front.serve(
    limitReadAhead((req, res) => {
      if (isClosing) answerStopping(res);
      else if (!answerHealth(req, res)) proxy.handle(req, res);
    }),
  );
  server.on('clientError', createByteRefusal(config.publicUrl?.startsWith('https:') === true));
  const closing = watchClosing(server, front.closeSilent);
  const writer = async <T>(call: string, args: readonly unknown[] = []): Promise<T | undefined> =>
    (await team.get('writer'))?.calls.call<T>(call, args);

  return {
    server,
    team,
    openFirstDemo: async (address) => void (await writer('openFirstDemo', [address])),
    firstOrganiserKey: () => writer<string | undefined>('firstOrganiserKey'),
    async close() {
      isClosing = true;
      const closed = new Promise((resolve) => server.close(resolve));
      front.hub.close();
      await closing.during(closed);
      front.site.close();
      await team.stop();
    },
  };
}
