import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { findNetwork } from '../access/caller-address.ts';
import { MOVED } from './bare-socket.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import { createNetworkCounts } from './network-counts.ts';
import { refuseConnection } from './refused-connection.ts';

/** A connection that has not asked for anything by then is closed, ms. Browsers open some ahead, and open others when they need them. */
const SILENT_MS = 15_000;

const CHECK_INTERVAL_MS = 1000;

/** Least time between two log lines of a full server, ms. */
const WARN_INTERVAL_MS = 60_000;

/** Connections that may be there beside those that are being closed. */
const GOING = 16;

export interface ConnectionCounts {
  readonly open: number;
  readonly silent: number;
  /** Closed because they asked for nothing: too long, or while others needed the room. */
  readonly closedSilent: number;
  readonly refused: number;
}

export interface ConnectionGuard {
  readonly counts: ConnectionCounts;
  /** Closes connections over which nothing was ever asked: a server that stops would wait for each. */
  closeSilent(): void;
  /** Closes every connection, in the middle of what it carries. */
  closeAll(): void;
}

export interface GuardOptions {
  readonly limits: ConnectionLimits;
  /** Whether an address is that of a proxy that speaks for others: its connections have no limit of their own. */
  readonly isProxy: (address: string) => boolean;
  readonly warn: (message: string) => void;
  /** Takes a connection over by its first bytes; false leaves it to the server. */
  readonly takeOver?: (socket: Socket, bytes: Buffer) => boolean;
  /** Whether all readers come by https, known before anything is read. */
  readonly isHttps?: boolean;
  readonly silentFor?: number;
}

interface Silent {
  readonly since: number;
  readonly network: string;
}

/**
 * Watches over a server's connections: those that ask for nothing are closed after a while, and sooner, the oldest first, when
 * others need the room. Put before the server listens.
 */
export function guardConnections(server: Server, options: GuardOptions): ConnectionGuard {
  const { limits, isProxy, warn, takeOver = () => false, isHttps = false, silentFor = SILENT_MS } = options;
  const open = new Map<Socket, string>();
  const perNetwork = createNetworkCounts();
  /** In the order in which they came. */
  const silent = new Map<Socket, Silent>();
  const counts = { open: 0, silent: 0, closedSilent: 0, refused: 0 };
  const serveHttp = server.listeners('connection') as ((this: Server, socket: Socket) => void)[];
  let warnedAt = Number.NEGATIVE_INFINITY;
  let idleClosedAt = Number.NEGATIVE_INFINITY;

  function forget(socket: Socket): void {
    const network = open.get(socket);
    if (network === undefined) return;
    open.delete(socket);
    silent.delete(socket);
    perNetwork.remove(network);
  }

  function watch(socket: Socket, network: string): void {
    open.set(socket, network);
    perNetwork.add(network);
    socket.once('close', () => forget(socket));
  }

  function closeSilent(socket: Socket): void {
    counts.closedSilent += 1;
    forget(socket);
    socket.destroy();
  }

  /** Makes room for one connection; false when no other one can be closed. */
  function closeOldestSilent(network?: string): boolean {
    for (const [socket, each] of silent) {
      if (network !== undefined && each.network !== network) continue;
      closeSilent(socket);
      return true;
    }
    return false;
  }

  /** Connections that wait for their reader's next question are opened again when it comes. */
  function closeIdle(): boolean {
    const now = performance.now();
    if (now - idleClosedAt >= CHECK_INTERVAL_MS) {
      idleClosedAt = now;
      server.closeIdleConnections();
    }
    // They go a moment later.
    return open.size < limits.connections + GOING;
  }

  function warnOfFullness(): void {
    const now = performance.now();
    if (now - warnedAt < WARN_INTERVAL_MS) return;
    warnedAt = now;
    warn(
      `connections: ${open.size} open of ${limits.connections} (limit of descriptors: ${limits.descriptors}), ${silent.size} of them silent; ` +
        `${counts.closedSilent} silent ones closed and ${counts.refused} refused since the start`,
    );
  }

  function hasRoomFor(network: string, isOfProxy: boolean): boolean {
    if (!isOfProxy && perNetwork.of(network) >= limits.connectionsPerNetwork) {
      warnOfFullness();
      if (!closeOldestSilent(network)) return false;
    }
    if (open.size < limits.connections) return true;
    warnOfFullness();
    return closeOldestSilent() || closeIdle();
  }

  /** The first bytes decide which handler takes a connection; they are put back for the server to read. */
  function readFirstBytes(socket: Socket): void {
    const onError = () => undefined;
    const onEnd = () => socket.destroy();
    socket.on('error', onError);
    socket.once('end', onEnd);
    socket.once('data', (bytes: Buffer) => {
      if (socket.destroyed) return;
      socket.off('end', onEnd);
      if (takeOver(socket, bytes)) {
        silent.delete(socket);
        return;
      }
      socket.off('error', onError);
      for (const serve of serveHttp) serve.call(server, socket);
      socket.unshift(bytes);
    });
  }

  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const network = findNetwork(address);
    if (!hasRoomFor(network, isProxy(address))) {
      counts.refused += 1;
      refuseConnection(socket, isHttps);
      return;
    }
    watch(socket, network);
    silent.set(socket, { since: performance.now(), network });
    socket.once(MOVED, (bare: Socket) => {
      forget(socket);
      watch(bare, network);
    });
    readFirstBytes(socket);
  });
  // A whole question ends the silence: some bytes of one are as cheap to send as none.
  server.prependListener('request', ({ socket }: IncomingMessage) => void silent.delete(socket));

  const look = setInterval(
    () => {
      const before = performance.now() - silentFor;
      for (const [socket, { since }] of silent) {
        if (since > before) return;
        closeSilent(socket);
      }
    },
    Math.min(CHECK_INTERVAL_MS, silentFor),
  );
  look.unref();
  server.once('close', () => clearInterval(look));

  return {
    get counts() {
      return { ...counts, open: open.size, silent: silent.size };
    },
    closeSilent() {
      for (const socket of [...silent.keys()]) if (socket.bytesRead === 0) socket.destroy();
    },
    closeAll() {
      for (const socket of [...open.keys()]) socket.destroy();
    },
  };
}
