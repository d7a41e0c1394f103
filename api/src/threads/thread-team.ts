import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../base/config.ts';
import type { RevisionRow } from '../store/challenges/revision-memory.ts';
import { createThreadHost } from './host.ts';
import type { Handlers } from './port-calls.ts';
import { makeSocketFolder } from './socket-folder.ts';
import { startThread, type Thread } from './thread.ts';
import type { News, PassedNews } from './thread-messages.ts';
import { ROLES, type Role } from './thread-of-call.ts';

/** A thread that ended is begun again after this, twice as long each time, ms. */
const AGAIN = { first: 100, longest: 5000 } as const;
/** One that has lived for so long is well, ms. */
const WELL = 60_000;
/** Exports are rare: their thread gives its memory back when nobody has asked for one for so long, ms. */
const IDLE = 60_000;

/** The threads that have routes: begun, begun again when they end, and stopped together. */
export interface Team {
  /** A thread that answers such calls: its own, or one that can stand in. Undefined while there is none. */
  get(role: Role): Promise<Thread | undefined>;
  /** The very thread of a role, if it answers. */
  find(role: Role): Thread | undefined;
  /** Keeps a thread from being found idle until the answer is out; the function that is given says so. */
  engage(thread: Thread): () => void;
  /** To all of them, but to one whose own word it is only what is counted in front. */
  pass(message: PassedNews, from?: Thread): void;
  readonly restarts: Readonly<Record<Role, number>>;
  stop(): Promise<void>;
}

interface TeamOptions {
  readonly config: Config;
  readonly logLevel: string;
  readonly handlers: Handlers;
  readonly onNews: (news: News, from: Thread) => void;
  /** All revisions as a thread found them; what was known before it began and is not there is gone. */
  readonly onRows: (rows: readonly RevisionRow[], knownBefore: readonly string[]) => void;
  readonly knownNow: () => readonly string[];
  readonly site: () => PassedNews['site'];
  readonly onError: (error: unknown) => void;
}

/** @throws ThreadNotStarted when the database cannot be worked on */
export async function startTeam(options: TeamOptions): Promise<Team> {
  const { onNews, onRows, onError } = options;
  const folder = makeSocketFolder();
  const host = createThreadHost();
  const alive = new Set<Thread>();
  const ready = new Map<Role, Thread>();
  const engaged = new Map<Thread, number>();
  const restarts: Record<Role, number> = { writer: 0, reader: 0, exporter: 0 };
  const failures: Record<Role, number> = { writer: 0, reader: 0, exporter: 0 };
  let starting: Promise<Thread> | undefined;
  let count = 0;
  let isStopping = false;

  function load(role: Role): Thread {
    const { config, logLevel, handlers } = options;
    const socketPath = folder.pathOf(`${role}-${++count}`);
    const onOwnNews = (news: News) => onNews(news, thread);
    const thread = startThread({ host, config, logLevel, handlers, role, socketPath, onNews: onOwnNews });
    alive.add(thread);
    thread.news.post({ site: options.site() });
    void thread.ended.then(() => alive.delete(thread));
    return thread;
  }

  async function begin(role: Role, thread = load(role)): Promise<Thread> {
    const knownBefore = options.knownNow();
    onRows(await thread.begin(), knownBefore);
    ready.set(role, thread);
    void thread.ended.then((reason) => replace(thread, reason));
    const well = setTimeout(() => {
      failures[role] = 0;
    }, WELL);
    well.unref();
    return thread;
  }

  function replace(thread: Thread, reason: string): void {
    const { role } = thread;
    if (ready.get(role) !== thread) return;
    ready.delete(role);
    if (isStopping) return;
    onError(new Error(`the thread « ${role} » has ended and is begun again: ${reason}`));
    restarts[role] += 1;
    if (role !== 'exporter') void beginAgain(role);
  }

  async function beginAgain(role: Role): Promise<void> {
    while (!isStopping) {
      await sleep(Math.min(AGAIN.first * 2 ** failures[role], AGAIN.longest), undefined, { ref: false });
      failures[role] += 1;
      if (isStopping) return;
      try {
        await begin(role);
        return;
      } catch (error) {
        onError(error);
      }
    }
  }

  async function getExporter(): Promise<Thread | undefined> {
    const known = ready.get('exporter');
    if (known !== undefined || isStopping) return known;
    starting ??= begin('exporter').finally(() => {
      starting = undefined;
    });
    return starting.catch((error: unknown) => {
      onError(error);
      return undefined;
    });
  }

  function letGoWhenIdle(thread: Thread): void {
    if (thread.role !== 'exporter') return;
    const timer = setTimeout(() => {
      if ((engaged.get(thread) ?? 0) > 0 || ready.get('exporter') !== thread) return;
      ready.delete('exporter');
      void thread.stop();
    }, IDLE);
    timer.unref();
  }

  try {
    // Both load their modules at once; one brings the database up to date before the other opens it.
    const reader = load('reader');
    await begin('writer');
    await begin('reader', reader);
  } catch (error) {
    isStopping = true;
    await Promise.all([...alive].map((thread) => thread.terminate()));
    await host.end();
    folder.remove();
    throw error;
  }
  return {
    restarts,
    find: (role) => ready.get(role),
    async get(role) {
      if (role === 'exporter') return getExporter();
      // Who writes can read for visitors; nobody else can write.
      return ready.get(role) ?? (role === 'reader' ? ready.get('writer') : undefined);
    },
    engage(thread) {
      engaged.set(thread, (engaged.get(thread) ?? 0) + 1);
      return () => {
        const left = (engaged.get(thread) ?? 1) - 1;
        engaged.set(thread, left);
        if (left === 0) letGoWhenIdle(thread);
      };
    },
    pass({ news, site }, from) {
      for (const thread of alive) {
        if (thread === from || news === undefined) thread.news.post({ site });
        else thread.news.post({ news, site });
      }
    },
    async stop() {
      isStopping = true;
      // Who writes goes last: the others read the file that it holds.
      const inOrder = ROLES.toReversed().map((role) => ready.get(role));
      for (const thread of inOrder) await thread?.stop();
      await host.end();
      folder.remove();
    },
  };
}
