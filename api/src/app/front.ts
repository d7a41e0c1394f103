import { createServer, type Server } from 'node:http';
import type { Config } from '../config.ts';
import { type AnswerMemory, createAnswerMemory } from '../http/answer-memory.ts';
import { allowOrigins } from '../http/cross-origin.ts';
import { type Handler, inFront } from '../http/in-front.ts';
import { createMetrics, type Metrics, type RouteMeasures } from '../http/metrics.ts';
import { createStreamPath } from '../http/stream-path.ts';
import { watchUnused } from '../http/unused-connections.ts';
import { createHub, type LiveHub } from '../live/hub.ts';
import type { Missed } from '../services/change-event.ts';
import { openSite, type Site, type SiteOptions } from '../static/index.ts';
import type { Revisions } from '../store/known-revisions.ts';

/** Readers keep their connection between two looks at the screen, ms. */
const KEEP_ALIVE = 75_000;

/** While stopping, ms. */
const LOOK_FOR_IDLE = 50;

/** How long calls under way may take to end when the server is told to stop, ms: who stopped reading or sending is cut off. */
const PATIENCE = 4000;

/** What the routes do for what stands in front of them, in the same thread or in others. */
export interface Backend {
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
  /** The hub that streams are opened on; its own without it. */
  readonly hubOf?: () => Pick<LiveHub, 'full' | 'join'>;
}

/** What answers from memory: prepared answers, live streams, the site. It asks no database. */
export interface Front {
  readonly memory: AnswerMemory;
  readonly hub: LiveHub;
  readonly site: Site;
  readonly metrics: Metrics;
  /** Nothing about a challenge that is kept from before is shown again: a name was taken off. */
  forget(chOID: string): void;
  /** The server of readers; what the front cannot answer goes to the handler. */
  serve(handler: Handler): Server;
}

export function openFront(config: Config, options: FrontOptions): Front {
  const { clock, revisions, backend, onError, warn } = options;
  const { siteDir, remoteOrigins, publicUrl, socialUrl, version } = config;
  const { vary, handle: handleOrigin } = allowOrigins(remoteOrigins);
  const memory = createAnswerMemory({ bytes: config.answerBytes, clock, vary });
  const hub = createHub({ read: backend.readMissed, onError });
  const site = openSite({
    ...{ siteDir, remoteOrigins, publicUrl, socialUrl, version, warn },
    ask: backend.ask,
    isCompetition: (chOID) => revisions.of(chOID)?.visible === true,
    firm: () => revisions.site.firm ?? 0,
  });
  const metrics = createMetrics({ memory, hub, measures: backend.measures });
  const streams = createStreamPath(revisions, options.hubOf ?? (() => hub));
  return {
    ...{ memory, hub, site, metrics },
    // Pages that may be held a moment although something changed are not: a name is gone from them at once.
    forget(chOID) {
      revisions.site.firm = revisions.site.revision;
      const challenge = revisions.of(chOID);
      if (challenge !== undefined) challenge.firm = challenge.revision;
      hub.forget(chOID);
    },
    serve(handler) {
      const { countPage } = metrics;
      const front = inFront({ handleOrigin, memory, streams, site, countPage, onError }, handler);
      return createServer({ keepAliveTimeout: KEEP_ALIVE }, front);
    },
  };
}

/**
 * Ends connections while a server closes. One falls idle when its last answer is out, and would then be kept for its reader's next
 * look; who stopped reading or sending is cut off in the end.
 */
export function watchClosing(server: Server): { during(closed: Promise<unknown>): Promise<void> } {
  const unused = watchUnused(server);
  return {
    async during(closed) {
      const idle = setInterval(() => {
        server.closeIdleConnections();
        unused.close();
      }, LOOK_FOR_IDLE);
      const impatient = setTimeout(() => server.closeAllConnections(), PATIENCE);
      try {
        await closed;
      } finally {
        clearTimeout(impatient);
        clearInterval(idle);
      }
    },
  };
}
