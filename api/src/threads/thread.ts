import { Agent } from 'node:http';
import { join } from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { Config } from '../config.ts';
import type { RevisionRow } from '../store/known-revisions.ts';
import { type News, type NewsPort, openNewsPort, type PassedNews } from './news.ts';
import { type Handlers, type PortCalls, talk } from './port-calls.ts';
import type { Begun, ThreadData } from './thread-data.ts';
import type { Role } from './thread-of-call.ts';

const WORKER = join(import.meta.dirname, 'worker.ts');

/** A thread that stops by itself has this long, ms. */
const STOP_PATIENCE = 5000;

/** Memory that a thread may take before it is ended, MB: one that has gone wrong does not take the others with it. */
const MAX_HEAP: Readonly<Record<Role, number>> = { writer: 1536, reader: 768, exporter: 768 };

/** The thread could not begin; the message is for the operator. */
export class ThreadNotStarted extends Error {}

/** A thread that has routes, as the front sees it. */
export interface Thread {
  readonly role: Role;
  readonly socketPath: string;
  readonly agent: Agent;
  readonly calls: PortCalls;
  readonly news: NewsPort<PassedNews>;
  /** Lets it open the database; all revisions as it read them, once it answers. @throws ThreadNotStarted */
  begin(): Promise<readonly RevisionRow[]>;
  /** Why it ended. */
  readonly ended: Promise<string>;
  /** Share of the time since the last look that it was at work, 0 to 1. */
  busy(): number;
  /** Lets it finish what it does. */
  stop(): Promise<void>;
  /** Ends it at once, whatever it does. */
  terminate(): Promise<unknown>;
}

interface ThreadOptions {
  readonly config: Config;
  readonly role: Role;
  readonly logLevel: string;
  readonly socketPath: string;
  readonly handlers: Handlers;
  readonly onNews: (news: News) => void;
}

export function startThread({ role, config, logLevel, socketPath, handlers, onNews }: ThreadOptions): Thread {
  const { port1, port2 } = new MessageChannel();
  const data: ThreadData = { role, config, logLevel, socketPath, news: port2 };
  const worker = new Worker(WORKER, {
    name: role,
    workerData: data,
    transferList: [port2],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP[role] },
  });
  const news = openNewsPort<News, PassedNews>(port1, onNews);
  const calls = talk(worker, handlers);
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, maxFreeSockets: 64 });
  let failure = '';
  worker.on('error', (error) => {
    failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
  });
  const ended = new Promise<string>((resolve) => {
    worker.once('exit', (code) => {
      // What it told before it ended is heard.
      news.hear();
      news.close();
      const reason = failure || `it ended with code ${code}`;
      calls.end(`the ${role} has ended`);
      agent.destroy();
      resolve(reason);
    });
  });
  const begun = new Promise<readonly RevisionRow[]>((resolve, reject) => {
    worker.on('message', (message: { readonly begun?: Begun }) => {
      if (message.begun?.ready === true) resolve(message.begun.rows);
      else if (message.begun?.ready === false) reject(new ThreadNotStarted(message.begun.problem));
    });
    void ended.then((reason) => reject(new ThreadNotStarted(`${role}: ${reason}`)));
  });
  // Who begins it hears of it; one that is never begun is nobody's failure.
  begun.catch(() => undefined);
  let looked = worker.performance.eventLoopUtilization();
  return {
    ...{ role, socketPath, agent, calls, news, ended },
    begin() {
      worker.postMessage({ begin: true });
      return begun;
    },
    busy() {
      const now = worker.performance.eventLoopUtilization();
      const { utilization } = worker.performance.eventLoopUtilization(now, looked);
      looked = now;
      return utilization;
    },
    terminate: () => worker.terminate(),
    async stop() {
      const late = setTimeout(() => void worker.terminate(), STOP_PATIENCE);
      await calls.call('close').catch(() => undefined);
      await ended;
      clearTimeout(late);
    },
  };
}
