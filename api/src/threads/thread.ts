import { Agent } from 'node:http';
import type { Config } from '../base/config.ts';
import type { RevisionRow } from '../store/challenges/revisions.ts';
import type { ThreadHost } from './host.ts';
import { connectCalls, type Handlers, type PortCalls } from './port-calls.ts';
import type { StartResult } from './thread-data.ts';
import type { ChangeChannel, ChangeMessage, FrontMessage } from './thread-messages.ts';
import type { ThreadRole } from './thread-of-call.ts';

/** How long a thread may take to stop before it is ended, ms. */
const STOP_TIMEOUT_MS = 5000;

/** Heap at which a thread is ended, MB, so that a fault in one does not use up the memory of the others. */
const MAX_HEAP_MB: Readonly<Record<ThreadRole, number>> = { writer: 1536, reader: 768, exporter: 768 };

/** The thread could not start; the message is for the operator. */
export class ThreadNotStarted extends Error {}

/** A thread that has routes, as the front sees it. */
export interface Thread {
  readonly role: ThreadRole;
  readonly socketPath: string;
  readonly agent: Agent;
  readonly calls: PortCalls;
  readonly changes: ChangeChannel<FrontMessage>;
  /** Lets it open the database; resolves with all revisions as it read them, once it answers. @throws ThreadNotStarted */
  begin(): Promise<readonly RevisionRow[]>;
  /** Resolves with the reason when it has ended. */
  readonly ended: Promise<string>;
  /** Stops it after what it is doing. */
  stop(): Promise<void>;
  /** Ends it at once, whatever it is doing. */
  terminate(): Promise<unknown>;
}

interface ThreadOptions {
  readonly host: ThreadHost;
  readonly config: Config;
  readonly role: ThreadRole;
  readonly logLevel: string;
  readonly socketPath: string;
  readonly handlers: Handlers;
  readonly onChange: (changes: ChangeMessage) => void;
}

export function startThread(options: ThreadOptions): Thread {
  const { host, role, config, logLevel, socketPath, handlers, onChange } = options;
  const settings = { role, config, logLevel, socketPath, serverPid: process.pid };
  const hosted = host.start<ChangeMessage, FrontMessage>(settings, MAX_HEAP_MB[role], onChange);
  const { port, changes } = hosted;
  const calls = connectCalls(port, handlers);
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, maxFreeSockets: 64 });
  const endReason = hosted.ended.then((reason) => {
    calls.end(`the ${role} has ended`);
    agent.destroy();
    return reason;
  });
  const started = new Promise<readonly RevisionRow[]>((resolve, reject) => {
    port.on('message', (message) => {
      const { startResult } = message as { readonly startResult?: StartResult };
      if (startResult?.ready === true) resolve(startResult.rows);
      else if (startResult?.ready === false) reject(new ThreadNotStarted(startResult.problem));
    });
    void endReason.then((reason) => reject(new ThreadNotStarted(`${role}: ${reason}`)));
  });
  // `begin` passes the failure on; for a thread that never begins it is ignored.
  started.catch(() => undefined);
  const terminate = (): Promise<unknown> => {
    hosted.terminate();
    return endReason;
  };
  return {
    role,
    socketPath,
    agent,
    calls,
    changes,
    ended: endReason,
    terminate,
    begin() {
      port.postMessage({ begin: true });
      return started;
    },
    async stop() {
      const killTimer = setTimeout(terminate, STOP_TIMEOUT_MS);
      await calls.call('close').catch(() => undefined);
      await endReason;
      clearTimeout(killTimer);
    },
  };
}
