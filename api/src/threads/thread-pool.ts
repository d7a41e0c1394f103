import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../base/config.ts';
import type { RevisionRow } from '../store/challenges/revisions.ts';
import { createThreadHost } from './host.ts';
import type { Handlers } from './port-calls.ts';
import { makeSocketFolder } from './socket-folder.ts';
import { startThread, type Thread } from './thread.ts';
import type { ChangeMessage, FrontMessage } from './thread-messages.ts';
import { THREAD_ROLES, type ThreadRole } from './thread-of-call.ts';

/** How long after its end a thread is started again, ms; the delay doubles with each failure. */
const RESTART_DELAY_MS = { first: 100, longest: 5000 } as const;
/** After running this long a thread counts as stable again: its next restart has the shortest delay, ms. */
const STABLE_AFTER_MS = 60_000;
/** Exports are rare: their thread is stopped after this time without one, to free its memory, ms. */
const EXPORTER_IDLE_MS = 60_000;

/** The threads that answer calls: started, started again when they end, and stopped together. */
export interface ThreadPool {
  /** The thread that answers the calls of a role, or the writer in place of the reader. Undefined while there is none. */
  get(role: ThreadRole): Promise<Thread | undefined>;
  /** The thread of that role, if it is running. */
  find(role: ThreadRole): Thread | undefined;
  /** Keeps a thread from being stopped as idle until the returned function is called. */
  markBusy(thread: Thread): () => void;
  /** Sends a change to all threads; the one that it came from receives only the site's revisions. */
  broadcast(message: FrontMessage, from?: Thread): void;
  readonly restarts: Readonly<Record<ThreadRole, number>>;
  stop(): Promise<void>;
}

interface ThreadPoolOptions {
  readonly config: Config;
  readonly logLevel: string;
  readonly handlers: Handlers;
  readonly onChange: (change: ChangeMessage, from: Thread) => void;
  /** All revisions as a thread read them; a challenge known before it started and not among them has been deleted. */
  readonly onRows: (rows: readonly RevisionRow[], knownBefore: readonly string[]) => void;
  readonly knownChallenges: () => readonly string[];
  readonly site: () => FrontMessage['site'];
  readonly onError: (error: unknown) => void;
}

/** @throws ThreadNotStarted when the database cannot be used */
export async function startThreadPool(options: ThreadPoolOptions): Promise<ThreadPool> {
  const { onChange, onRows, onError } = options;
  const folder = makeSocketFolder();
  const host = createThreadHost();
  const aliveThreads = new Set<Thread>();
  const readyThreads = new Map<ThreadRole, Thread>();
  const callCounts = new Map<Thread, number>();
  const restarts: Record<ThreadRole, number> = { writer: 0, reader: 0, exporter: 0 };
  const failures: Record<ThreadRole, number> = { writer: 0, reader: 0, exporter: 0 };
  let startingExporter: Promise<Thread> | undefined;
  let count = 0;
  let isStopping = false;

  function createThread(role: ThreadRole): Thread {
    const { config, logLevel, handlers } = options;
    const socketPath = folder.pathOf(`${role}-${++count}`);
    const onThreadChange = (change: ChangeMessage) => onChange(change, thread);
    const thread = startThread({ host, config, logLevel, handlers, role, socketPath, onChange: onThreadChange });
    aliveThreads.add(thread);
    thread.changes.post({ site: options.site() });
    void thread.ended.then(() => aliveThreads.delete(thread));
    return thread;
  }

  async function start(role: ThreadRole, thread = createThread(role)): Promise<Thread> {
    const knownBefore = options.knownChallenges();
    onRows(await thread.begin(), knownBefore);
    readyThreads.set(role, thread);
    void thread.ended.then((reason) => onEnded(thread, reason));
    const stableTimer = setTimeout(() => {
      failures[role] = 0;
    }, STABLE_AFTER_MS);
    stableTimer.unref();
    return thread;
  }

  function onEnded(thread: Thread, reason: string): void {
    const { role } = thread;
    if (readyThreads.get(role) !== thread) return;
    readyThreads.delete(role);
    if (isStopping) return;
    onError(new Error(`the thread « ${role} » has ended and is started again: ${reason}`));
    restarts[role] += 1;
    if (role !== 'exporter') void restart(role);
  }

  async function restart(role: ThreadRole): Promise<void> {
    while (!isStopping) {
      await sleep(Math.min(RESTART_DELAY_MS.first * 2 ** failures[role], RESTART_DELAY_MS.longest), undefined, {
        ref: false,
      });
      failures[role] += 1;
      if (isStopping) return;
      try {
        await start(role);
        return;
      } catch (error) {
        onError(error);
      }
    }
  }

  async function startExporter(): Promise<Thread | undefined> {
    const running = readyThreads.get('exporter');
    if (running !== undefined || isStopping) return running;
    startingExporter ??= start('exporter').finally(() => {
      startingExporter = undefined;
    });
    return startingExporter.catch((error: unknown) => {
      onError(error);
      return undefined;
    });
  }

  function stopExporterWhenIdle(thread: Thread): void {
    if (thread.role !== 'exporter') return;
    const timer = setTimeout(() => {
      if ((callCounts.get(thread) ?? 0) > 0 || readyThreads.get('exporter') !== thread) return;
      readyThreads.delete('exporter');
      void thread.stop();
    }, EXPORTER_IDLE_MS);
    timer.unref();
  }

  try {
    // Both load their modules at once; the writer migrates the database before the reader opens it.
    const reader = createThread('reader');
    await start('writer');
    await start('reader', reader);
  } catch (error) {
    isStopping = true;
    await Promise.all([...aliveThreads].map((thread) => thread.terminate()));
    await host.end();
    folder.remove();
    throw error;
  }
  return {
    restarts,
    find: (role) => readyThreads.get(role),
    async get(role) {
      if (role === 'exporter') return startExporter();
      // The writer can read; no other thread can write.
      return readyThreads.get(role) ?? (role === 'reader' ? readyThreads.get('writer') : undefined);
    },
    markBusy(thread) {
      callCounts.set(thread, (callCounts.get(thread) ?? 0) + 1);
      return () => {
        const remaining = (callCounts.get(thread) ?? 1) - 1;
        callCounts.set(thread, remaining);
        if (remaining === 0) stopExporterWhenIdle(thread);
      };
    },
    broadcast({ change, site }, from) {
      for (const thread of aliveThreads) {
        if (thread === from || change === undefined) thread.changes.post({ site });
        else thread.changes.post({ change, site });
      }
    },
    async stop() {
      isStopping = true;
      // The writer last: the others read the file that it has locked.
      const stopOrder = THREAD_ROLES.toReversed().map((role) => readyThreads.get(role));
      for (const thread of stopOrder) await thread?.stop();
      await host.end();
      folder.remove();
    },
  };
}
