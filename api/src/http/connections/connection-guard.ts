import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { findNetwork } from '../access/caller-address.ts';
import { MOVED } from './bare-socket.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import { createNetworkCounts } from './network-counts.ts';
import { refuseConnection } from './refused-connection.ts';

/** A connection without a request is closed after this, ms. Browsers open some in advance, and new ones when they need them. */
const MAX_SILENT_MS = 15_000;

const CHECK_INTERVAL_MS = 1000;

/** Least time between two warnings that the server is full, ms. */
const MIN_WARN_INTERVAL_MS = 60_000;

/** How many connections above the limit are accepted while idle ones are being closed. */
const MAX_CLOSING = 16;

export interface ConnectionCounts {
  readonly open: number;
  readonly silent: number;
  /** Closed because no request came: for too long, or while others needed the room. */
  readonly closedSilent: number;
  readonly refused: number;
}

export interface ConnectionGuard {
  readonly counts: ConnectionCounts;
  /** Called with each request: its connection is silent no longer. */
  noteRequest(socket: Socket): void;
  /** Closes connections over which no part of a request has come: a server that stops would wait for each. */
  closeSilent(): void;
  /** Closes every connection at once, whatever it is sending. */
  closeAll(): void;
}

/** How requests come over connections, for example encrypted. */
export interface Transport {
  /** Gives the socket from which requests are read, once there is one: the connection's own, or one that decrypts it. */
  open(socket: Socket, onOpen: (socket: Socket) => void): void;
  /** Whether a connection may speak plain HTTP. */
  isPlain(socket: Socket): boolean;
}

const PLAIN_HTTP: Transport = { open: (socket, onOpen) => onOpen(socket), isPlain: () => true };

export interface GuardOptions {
  readonly limits: ConnectionLimits;
  /** Whether an address is that of a proxy that speaks for others: its connections have no limit of their own. */
  readonly isProxy: (address: string) => boolean;
  readonly warn: (message: string) => void;
  /** May take a connection over, given its first bytes; false leaves it to the HTTP server. */
  readonly takeOver?: (socket: Socket, bytes: Buffer) => boolean;
  /** Whether all readers come by https, so that a refusal says so before anything is read. */
  readonly isHttps?: boolean;
  readonly maxSilentMs?: number;
  readonly transport?: Transport;
}

interface SilentConnection {
  readonly since: number;
  readonly network: string;
  /** Whether a part of a request has come. */
  isAsking: boolean;
}

/**
 * Watches over a server's connections: silent ones are closed after a while, and sooner, the oldest first, when
 * others need the room. Put before the server listens.
 */
export function guardConnections(server: Server, options: GuardOptions): ConnectionGuard {
  const { limits, isProxy, warn, takeOver = () => false, isHttps = false, maxSilentMs = MAX_SILENT_MS } = options;
  const { transport = PLAIN_HTTP } = options;
  const open = new Map<Socket, string>();
  const networkCounts = createNetworkCounts();
  /** In the order in which they were opened. */
  const silent = new Map<Socket, SilentConnection>();
  /** The connection of each socket that decrypts one. */
  const connections = new WeakMap<Socket, Socket>();
  const counts = { open: 0, silent: 0, closedSilent: 0, refused: 0 };
  const httpListeners = server.listeners('connection') as ((this: Server, socket: Socket) => void)[];
  let warnedAt = Number.NEGATIVE_INFINITY;
  let idleClosedAt = Number.NEGATIVE_INFINITY;

  function removeSocket(socket: Socket): void {
    const network = open.get(socket);
    if (network === undefined) return;
    open.delete(socket);
    silent.delete(socket);
    networkCounts.remove(network);
  }

  function addSocket(socket: Socket, network: string): void {
    open.set(socket, network);
    networkCounts.add(network);
    socket.once('close', () => removeSocket(socket));
  }

  function closeSilentSocket(socket: Socket): void {
    counts.closedSilent += 1;
    removeSocket(socket);
    socket.destroy();
  }

  /** Makes room for one connection; false when no other one can be closed. */
  function closeOldestSilent(network?: string): boolean {
    for (const [socket, each] of silent) {
      if (network !== undefined && each.network !== network) continue;
      closeSilentSocket(socket);
      return true;
    }
    return false;
  }

  /** Closes idle connections: their readers open new ones when they need them. */
  function closeIdle(): boolean {
    const now = performance.now();
    if (now - idleClosedAt >= CHECK_INTERVAL_MS) {
      idleClosedAt = now;
      server.closeIdleConnections();
    }
    // They close a moment later.
    return open.size < limits.connections + MAX_CLOSING;
  }

  function warnOfFullness(): void {
    const now = performance.now();
    if (now - warnedAt < MIN_WARN_INTERVAL_MS) return;
    warnedAt = now;
    warn(
      `connections: ${open.size} open of ${limits.connections} (limit of descriptors: ${limits.descriptors}), ${silent.size} of them silent; ` +
        `${counts.closedSilent} silent ones closed and ${counts.refused} refused since the start`,
    );
  }

  function hasRoomFor(network: string, isOfProxy: boolean): boolean {
    if (!isOfProxy && networkCounts.get(network) >= limits.connectionsPerNetwork) {
      warnOfFullness();
      if (!closeOldestSilent(network)) return false;
    }
    if (open.size < limits.connections) return true;
    warnOfFullness();
    return closeOldestSilent() || closeIdle();
  }

  /**
   * The first bytes decide which handler takes a connection; they are put back for the server to read.
   * @param socket from which requests are read
   */
  function readFirstBytes(connection: Socket, socket: Socket): void {
    const onError = () => undefined;
    const onEnd = () => socket.destroy();
    socket.on('error', onError);
    socket.once('end', onEnd);
    socket.once('data', (bytes: Buffer) => {
      if (socket.destroyed) return;
      socket.off('end', onEnd);
      const silence = silent.get(connection);
      if (silence !== undefined) silence.isAsking = true;
      if (takeOver(socket, bytes)) {
        silent.delete(connection);
        return;
      }
      socket.off('error', onError);
      for (const listener of httpListeners) listener.call(server, socket);
      socket.unshift(bytes);
    });
  }

  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const network = findNetwork(address);
    if (!hasRoomFor(network, isProxy(address))) {
      counts.refused += 1;
      if (transport.isPlain(socket)) refuseConnection(socket, isHttps);
      else socket.destroy();
      return;
    }
    addSocket(socket, network);
    silent.set(socket, { since: performance.now(), network, isAsking: false });
    socket.once(MOVED, (bare: Socket) => {
      removeSocket(socket);
      addSocket(bare, network);
    });
    transport.open(socket, (opened) => {
      if (opened !== socket) connections.set(opened, socket);
      readFirstBytes(socket, opened);
    });
  });

  const silenceTimer = setInterval(
    () => {
      const openedBefore = performance.now() - maxSilentMs;
      for (const [socket, { since }] of silent) {
        if (since > openedBefore) return;
        closeSilentSocket(socket);
      }
    },
    Math.min(CHECK_INTERVAL_MS, maxSilentMs),
  );
  silenceTimer.unref();
  server.once('close', () => clearInterval(silenceTimer));

  return {
    get counts() {
      return { ...counts, open: open.size, silent: silent.size };
    },
    // Only a whole request ends the silence: an attacker sends some bytes of one as cheaply as none.
    noteRequest: (socket) => void silent.delete(connections.get(socket) ?? socket),
    closeSilent() {
      for (const [socket, { isAsking }] of [...silent]) if (!isAsking) socket.destroy();
    },
    closeAll() {
      for (const socket of [...open.keys()]) socket.destroy();
    },
  };
}
