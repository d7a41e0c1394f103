/*
 * The process that runs the threads. Its own thread only forwards messages between them and the front, so that it notices at
 * once when the front is gone, whatever they are doing.
 */
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { FromHost, ToHost } from './host-messages.ts';
import type { ThreadData } from './thread-data.ts';

interface HostedWorker {
  readonly worker: Worker;
  readonly changePort: MessagePort;
}

const threads = new Map<number, HostedWorker>();

const post = (message: FromHost): void => void (process.connected && process.send?.(message));

function start({ id, settings, maxHeap }: Extract<ToHost, { kind: 'start' }>): void {
  const { port1: changes, port2 } = new MessageChannel();
  const data: ThreadData = { ...settings, changePort: port2 };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    name: settings.role,
    workerData: data,
    transferList: [port2],
    resourceLimits: { maxOldGenerationSizeMb: maxHeap },
  });
  threads.set(id, { worker, changePort: changes });
  let failure = '';
  worker.on('message', (message) => post({ kind: 'message', id, message }));
  changes.on('message', (message) => post({ kind: 'change', id, message }));
  worker.on('error', (error) => {
    failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
  });
  worker.once('exit', (code) => {
    threads.delete(id);
    // Messages that it posted before its end are not lost.
    for (let next = receiveMessageOnPort(changes); next !== undefined; next = receiveMessageOnPort(changes))
      post({ kind: 'change', id, message: next.message });
    changes.close();
    post({ kind: 'ended', id, reason: failure || `it ended with code ${code}` });
  });
}

process.on('message', (message: ToHost) => {
  if (message.kind === 'start') return start(message);
  if (message.kind === 'end') process.exit();
  const thread = threads.get(message.id);
  if (message.kind === 'message') thread?.worker.postMessage(message.message);
  else if (message.kind === 'change') thread?.changePort.postMessage(message.message);
  else void thread?.worker.terminate();
});

// Killed, because a normal exit would wait for what a thread is doing, and keep the database locked for the next server.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

// A terminal sends these to the whole process group, but the front ends this process, once its calls are answered.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
