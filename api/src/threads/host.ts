import { type ChildProcess, fork } from 'node:child_process';
import { extname, join } from 'node:path';
import { createArrivalCount } from './arrival-count.ts';
import type { FromHost, ToHost } from './host-messages.ts';
import type { Port } from './port-calls.ts';
import type { ThreadSettings } from './thread-data.ts';
import type { ChangeChannel } from './thread-messages.ts';

/** How long the process may take to end after its threads, ms; then it is killed, which loses nothing. */
const END_TIMEOUT_MS = 5000;

/** Beside this module, in the sources (`.ts`) as in the build (`.mjs`). */
const PROGRAM = join(import.meta.dirname, 'host-process.ts').replace(/\.ts$/, extname(import.meta.filename));

/** A thread of the other process, reached by messages. */
interface HostedThread<Out> {
  readonly port: Port;
  /** Its messages about changes; those that the thread posts go to the `onChange` of `start`, in order. */
  readonly changes: ChangeChannel<Out>;
  /** Resolves with the reason when the thread has ended and all that it posted was handled. */
  readonly ended: Promise<string>;
  terminate(): void;
}

/** The process that runs the threads: started with the first thread, and again if it ends. */
export interface ThreadHost {
  start<In, Out>(settings: ThreadSettings, maxHeap: number, onChange: (message: In) => void): HostedThread<Out>;
  /** Ends the process, after its threads. */
  end(): Promise<void>;
}

interface Listener {
  readonly message: (message: unknown) => void;
  readonly change: (message: unknown) => void;
  readonly ended: (reason: string) => void;
}

interface HostProcess {
  readonly child: ChildProcess;
  readonly exited: Promise<void>;
}

export function createThreadHost(): ThreadHost {
  const listeners = new Map<number, Listener>();
  let hostProcess: HostProcess | undefined;
  let lastId = 0;

  function startProcess(): HostProcess {
    const child = fork(PROGRAM, { serialization: 'advanced', execArgv: [] });
    const exited = new Promise<void>((resolve) => {
      const endThreads = (reason: string): void => {
        if (hostProcess?.child === child) hostProcess = undefined;
        const all = [...listeners.values()];
        listeners.clear();
        for (const { ended } of all) ended(reason);
        resolve();
      };
      child.once('exit', (code, signal) => endThreads(`its process ended with ${signal ?? `code ${code}`}`));
      child.once('error', (error) => endThreads(`its process could not be started: ${error.message}`));
    });
    child.on('message', (message: FromHost) => {
      const listener = listeners.get(message.id);
      if (message.kind === 'message') listener?.message(message.message);
      else if (message.kind === 'change') listener?.change(message.message);
      else {
        listeners.delete(message.id);
        listener?.ended(message.reason);
      }
    });
    return { child, exited };
  }

  return {
    start<In, Out>(settings: ThreadSettings, maxHeap: number, onChange: (message: In) => void): HostedThread<Out> {
      hostProcess ??= startProcess();
      const { child } = hostProcess;
      const id = ++lastId;
      const arrivals = createArrivalCount();
      const messageListeners: ((message: unknown) => void)[] = [];
      let postedCount = 0;
      // A process that has just ended is reported by its exit.
      const send = (message: ToHost): void => void (child.connected && child.send(message, () => undefined));
      const ended = new Promise<string>((resolve) => {
        listeners.set(id, {
          message: (message) => {
            for (const listen of messageListeners) listen(message);
          },
          change: (message) => {
            onChange(message as In);
            arrivals.add();
          },
          ended: (reason) => {
            arrivals.end();
            resolve(reason);
          },
        });
      });
      send({ kind: 'start', id, settings, maxHeap });
      return {
        ended,
        port: {
          postMessage: (message) => send({ kind: 'message', id, message }),
          on: (_, listen) => messageListeners.push(listen),
        },
        changes: {
          get postedCount() {
            return postedCount;
          },
          post(message) {
            postedCount += 1;
            send({ kind: 'change', id, message });
          },
          waitFor: arrivals.waitFor,
        },
        terminate: () => send({ kind: 'terminate', id }),
      };
    },
    async end() {
      if (hostProcess === undefined) return;
      const { child, exited } = hostProcess;
      child.send({ kind: 'end' } satisfies ToHost, () => undefined);
      const killTimer = setTimeout(() => child.kill('SIGKILL'), END_TIMEOUT_MS);
      await exited;
      clearTimeout(killTimer);
    },
  };
}
