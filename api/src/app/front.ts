import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../base/config.ts';
import { createProxyReader } from '../base/trust-proxy.ts';
import { allowOrigins } from '../http/access/cross-origin.ts';
import { type AnswerMemory, createAnswerMemory } from '../http/answers/answer-memory.ts';
import { type Handler, inFront } from '../http/before-router.ts';
import { refuseExpectation } from '../http/client-errors.ts';
import { type ConnectionGuard, guardConnections } from '../http/connections/connection-guard.ts';
import { type ConnectionLimits, readConnectionLimits } from '../http/connections/connection-limits.ts';
import { closeInactive } from '../http/connections/inactive-connections.ts';
import { createMetrics, type Metrics } from '../http/metrics.ts';
import type { RouteMeasures } from '../http/route-measures.ts';
import { comesByHttps } from '../http/strict-transport.ts';
import { createHub, type LiveHub } from '../live/hub.ts';
import { createStreamPath } from '../live/stream-path.ts';
import type { Missed } from '../services/reads/change-event.ts';
import { openSite, type Site, type SiteOptions } from '../static/index.ts';
import type { Revisions } from '../store/challenges/revisions.ts';

/**
 * Readers keep their connection between two looks at the screen; a head comes at once, a body of some megabytes may take
 * minutes on a stadium's network, ms.
 */
const TIMES = {
  keepAliveTimeout: 75_000,
  headersTimeout: 20_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5000,
} as const;

/** A connection over which nothing has moved for so long is closed, ms, unless the server is at work on what was asked. */
const INACTIVE_MS = 60_000;

/** While stopping, ms. */
const IDLE_CHECK_MS = 50;

/** How long open calls may take to end when the server stops, ms; then they are cut off. */
const CLOSING_MS = 4000;

/** What the routes offer to the front, in the same thread or in another. */
interface Backend {
  /** A public answer of this very server, for a page that it draws. */
  readonly ask: NonNullable<SiteOptions['ask']>;
  /** What a reader who comes back to a stream has missed. */
  readonly readMissed: (chOID: string, after: number) => Promise<Missed>;
  /** What each thread that has routes has measured. */
  readonly measures: () => Promise<readonly RouteMeasures[]>;
}

interface FrontOptions {
  readonly clock: () => Date;
  readonly revisions: Revisions;
  readonly backend: Backend;
  readonly onError: (error: unknown) => void;
  readonly warn: (message: string) => void;
  /** What readers may take; of the process without it. */
  readonly limits?: ConnectionLimits | undefined;
  /** The hub that streams are opened on; its own without it. */
  readonly hubOf?: () => Pick<LiveHub, 'full' | 'isFullFor' | 'join'>;
}

/** What answers from memory: prepared answers, live streams, the site. It asks no database. */
interface Front {
  readonly memory: AnswerMemory;
  readonly hub: LiveHub;
  readonly site: Site;
  readonly metrics: Metrics;
  /** Drops everything in memory about a challenge, as a name was hidden. */
  forget(chOID: string): void;
  /** Closes connections over which nothing was ever asked. */
  closeSilent(): void;
  /** Closes all connections, those of live streams too, which are not the HTTP server's any more. */
  closeAll(): void;
  /** The server of readers; what the front cannot answer goes to the handler. */
  serve(handler: Handler): Server;
}

export function openFront(config: Config, options: FrontOptions): Front {
  const { clock, revisions, backend, onError, warn } = options;
  const { siteDir, remoteOrigins, publicUrl, contactEmail, socialUrl, notice, version } = config;
  const { vary, handle: handleOrigin } = allowOrigins(remoteOrigins);
  const memory = createAnswerMemory({ bytes: config.answerBytes, clock, vary });
  const limits = options.limits ?? readConnectionLimits();
  const { streams: mostStreams, streamsPerNetwork: mostOfOneNetwork } = limits;
  const hub = createHub({ read: backend.readMissed, onError, mostStreams, mostOfOneNetwork });
  const proxies = createProxyReader(config.trustProxy);
  let guard: ConnectionGuard | undefined;
  const site = openSite({
    siteDir,
    remoteOrigins,
    publicUrl,
    contactEmail,
    socialUrl,
    notice,
    version,
    warn,
    ask: backend.ask,
    isCompetition: (chOID) => revisions.find(chOID)?.visible === true,
    minRevision: () => revisions.site.minRevision ?? 0,
  });
  const isHttps = comesByHttps(config);
  const metrics = createMetrics({ memory, hub, measures: backend.measures, limits, connections: () => guard?.counts });
  const streams = createStreamPath(revisions, options.hubOf ?? (() => hub), proxies.findCaller, isHttps);
  return {
    memory,
    hub,
    site,
    metrics,
    // Pages that may be held a moment although something changed are not: a name is gone from them at once.
    forget(chOID) {
      revisions.site.minRevision = revisions.site.revision;
      const challenge = revisions.find(chOID);
      if (challenge !== undefined) challenge.minRevision = challenge.revision;
      hub.forget(chOID);
    },
    serve(handler) {
      const { countPage } = metrics;
      const front = inFront({ handleOrigin, memory, streams, site, countPage, onError, isHttps }, handler);
      const server = createServer({ ...TIMES, requireHostHeader: false }, front);
      server.on('checkExpectation', refuseExpectation);
      closeInactive(server, INACTIVE_MS);
      const { isProxy } = proxies;
      // Answers that other origins may read carry more headers than a stream's own.
      const mayTakeOver = remoteOrigins.length === 0;
      const takeOver = (socket: Socket, bytes: Buffer): boolean => {
        try {
          return mayTakeOver && streams.takeOver(socket, bytes);
        } catch (error) {
          onError(error);
          return false;
        }
      };
      guard = guardConnections(server, { limits, isProxy, warn, takeOver, isHttps: isHttps({ headers: {} }) });
      return server;
    },
    closeSilent: () => guard?.closeSilent(),
    closeAll: () => guard?.closeAll(),
  };
}

/**
 * Ends connections while a server closes. One falls idle when its last answer is out, and would then be kept for its reader's next
 * look; who stopped reading or sending is cut off in the end.
 */
export function watchClosing(
  server: Server,
  { closeSilent, closeAll }: Pick<Front, 'closeSilent' | 'closeAll'>,
): { during(closed: Promise<unknown>): Promise<void> } {
  return {
    async during(closed) {
      const idle = setInterval(() => {
        server.closeIdleConnections();
        closeSilent();
      }, IDLE_CHECK_MS);
      const impatient = setTimeout(() => {
        server.closeAllConnections();
        closeAll();
      }, CLOSING_MS);
      try {
        await closed;
      } finally {
        clearTimeout(impatient);
        clearInterval(idle);
      }
    },
  };
}
