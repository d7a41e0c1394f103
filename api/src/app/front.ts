import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { readServedTlsPair } from '../base/certificate.ts';
import type { Config } from '../base/config.ts';
import { findCaFile } from '../base/local-ca-files.ts';
import { createProxyReader } from '../base/trust-proxy.ts';
import { readCaller } from '../http/access/caller-address.ts';
import { allowOrigins } from '../http/access/cross-origin.ts';
import { createPageLimit } from '../http/access/page-limit.ts';
import { type AnswerMemory, createAnswerMemory } from '../http/answers/answer-memory.ts';
import { createFrontHandler, type Handler } from '../http/before-router.ts';
import { refuseExpectation } from '../http/client-errors.ts';
import { type ConnectionGuard, guardConnections } from '../http/connections/connection-guard.ts';
import { type ConnectionLimits, readConnectionLimits } from '../http/connections/connection-limits.ts';
import { createInactivityWatch } from '../http/connections/inactive-connections.ts';
import { createMetrics, type Metrics } from '../http/metrics.ts';
import type { RouteMetrics } from '../http/route-metrics.ts';
import { createHttpsCheck } from '../http/strict-transport.ts';
import { createSecureTransport } from '../http/tls/secure-transport.ts';
import { createHub, type LiveHub } from '../live/hub.ts';
import { createStreamPath } from '../live/stream-path.ts';
import type { MissedChange } from '../services/reads/change-event.ts';
import { openSite, type Site, type SiteOptions } from '../static/index.ts';
import type { Revisions } from '../store/challenges/revisions.ts';

/**
 * Timeouts of connections, ms. They stay open between two looks at a screen; headers come at once, but a body of some megabytes
 * may take minutes on a stadium's network.
 */
const TIMEOUTS = {
  keepAliveTimeout: 75_000,
  headersTimeout: 20_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5000,
} as const;

/** A connection over which nothing has moved for this long is closed, ms, unless the server is still working on its request. */
const INACTIVE_MS = 60_000;

/** How often idle connections are closed while the server stops, ms. */
const IDLE_CHECK_MS = 50;

/** How long open calls may take to end when the server stops, ms; then they are cut off. */
const MAX_CLOSING_MS = 4000;

/** What the front asks of the routes, in the same thread or in another. */
interface Backend {
  /** A public answer of this server's own API, for a page that it draws. */
  readonly ask: NonNullable<SiteOptions['ask']>;
  /** What a reader who comes back to a stream has missed. */
  readonly readMissed: (chOID: string, after: number) => Promise<MissedChange>;
  /** The metrics of each thread that has routes. */
  readonly readMetrics: () => Promise<readonly RouteMetrics[]>;
}

interface FrontOptions {
  readonly clock: () => Date;
  readonly revisions: Revisions;
  readonly backend: Backend;
  readonly onError: (error: unknown) => void;
  readonly warn: (message: string) => void;
  /** Limits of connections; by default those of this process. */
  readonly limits?: ConnectionLimits | undefined;
  /** The hub that streams are opened on; by default the front's own. */
  readonly getHub?: () => Pick<LiveHub, 'isFull' | 'isFullFor' | 'join'>;
}

/** What answers without the database: prepared answers, live streams, the site. */
interface Front {
  readonly memory: AnswerMemory;
  readonly hub: LiveHub;
  readonly site: Site;
  readonly metrics: Metrics;
  /** Drops everything in memory about a challenge, after a name was hidden. */
  forget(chOID: string): void;
  /** Closes connections over which no request was ever sent. */
  closeSilent(): void;
  /** Closes all connections, also those of live streams, which the HTTP server no longer knows. */
  closeAll(): void;
  /** The HTTP server; requests that the front cannot answer go to the handler. */
  serve(handler: Handler): Server;
}

export function openFront(config: Config, options: FrontOptions): Front {
  const { clock, revisions, backend, onError, warn } = options;
  const { siteDir, remoteOrigins, publicUrl, contactEmail, socialUrl, notice, version } = config;
  const { vary, handle: handleOrigin } = allowOrigins(remoteOrigins);
  const memory = createAnswerMemory({ bytes: config.answerBytes, clock, vary });
  const limits = options.limits ?? readConnectionLimits();
  const { streams: maxStreams, streamsPerNetwork: maxStreamsPerNetwork } = limits;
  const hub = createHub({ readMissed: backend.readMissed, onError, maxStreams, maxStreamsPerNetwork });
  const proxies = createProxyReader(config.trustProxy);
  const findCaller = ({ headers, socket }: IncomingMessage) =>
    readCaller({
      ip: proxies.findCaller(socket.remoteAddress ?? '', headers['x-forwarded-for'] as string | undefined),
      headers,
      socket,
    });
  let guard: ConnectionGuard | undefined;
  const tls = config.tls && readServedTlsPair(config.tls);
  const site = openSite({
    siteDir,
    remoteOrigins,
    publicUrl,
    contactEmail,
    caFile: findCaFile(config),
    socialUrl,
    notice,
    version,
    warn,
    ask: backend.ask,
    isCompetition: (chOID) => revisions.find(chOID)?.visible === true,
    minRevision: () => revisions.site.minRevision ?? 0,
    enterPage: createPageLimit(findCaller),
  });
  const isHttps = createHttpsCheck(config);
  const metrics = createMetrics({
    memory,
    hub,
    readMetrics: backend.readMetrics,
    limits,
    connections: () => guard?.counts,
  });
  const streams = createStreamPath(revisions, options.getHub ?? (() => hub), proxies.findCaller, isHttps);
  return {
    memory,
    hub,
    site,
    metrics,
    // Pages that are otherwise shown a little longer after a change are dropped at once, so that a hidden name is gone.
    forget(chOID) {
      revisions.site.minRevision = revisions.site.revision;
      const challenge = revisions.find(chOID);
      if (challenge !== undefined) challenge.minRevision = challenge.revision;
      hub.forgetFrames(chOID);
    },
    serve(handler) {
      const { countPage } = metrics;
      const { noteCall, closeInactive } = createInactivityWatch();
      const noteRequest = (socket: Socket) => guard?.noteRequest(socket);
      const parts = { handleOrigin, memory, streams, site, countPage, onError, isHttps, noteRequest, noteCall };
      const front = createFrontHandler(parts, handler);
      const server = createServer({ ...TIMEOUTS, requireHostHeader: false }, front);
      server.on('checkExpectation', refuseExpectation);
      closeInactive(server, INACTIVE_MS);
      const { isProxy } = proxies;
      // A stream taken over has fixed headers, without those that other origins need.
      const canTakeOver = remoteOrigins.length === 0;
      const takeOver = (socket: Socket, bytes: Buffer): boolean => {
        try {
          return canTakeOver && streams.takeOver(socket, bytes);
        } catch (error) {
          onError(error);
          return false;
        }
      };
      guard = guardConnections(server, {
        limits,
        isProxy,
        warn,
        takeOver,
        isHttps: isHttps({ headers: {} }),
        ...(tls === undefined ? {} : { transport: createSecureTransport(tls) }),
      });
      return server;
    },
    closeSilent: () => guard?.closeSilent(),
    closeAll: () => guard?.closeAll(),
  };
}

/**
 * Ends connections while a server closes: each one once it is idle, and after `MAX_CLOSING_MS` also those whose reader has stopped
 * reading or sending.
 */
export function createConnectionEnder(
  server: Server,
  { closeSilent, closeAll }: Pick<Front, 'closeSilent' | 'closeAll'>,
): { endUntil(serverClosed: Promise<unknown>): Promise<void> } {
  return {
    async endUntil(serverClosed) {
      const idleTimer = setInterval(() => {
        server.closeIdleConnections();
        closeSilent();
      }, IDLE_CHECK_MS);
      const cutOffTimer = setTimeout(() => {
        server.closeAllConnections();
        closeAll();
      }, MAX_CLOSING_MS);
      try {
        await serverClosed;
      } finally {
        clearTimeout(cutOffTimer);
        clearInterval(idleTimer);
      }
    },
  };
}
