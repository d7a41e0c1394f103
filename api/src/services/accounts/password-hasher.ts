import { Worker } from 'node:worker_threads';

/** A password to hash, or to compare with a hash. */
export interface HashJob {
  readonly password: string;
  readonly storedHash?: string;
}

interface HashAnswer {
  readonly id: number;
  readonly result?: string | boolean;
  readonly error?: string;
}

interface PendingJob {
  resolve(result: string | boolean): void;
  reject(error: Error): void;
}

/** A thread without work for this long, ms, is ended to free its memory. */
const IDLE_MS = 10_000;

const pendingJobs = new Map<number, PendingJob>();
let worker: Worker | undefined;
let lastId = 0;
let idleTimer: NodeJS.Timeout | undefined;

function forgetWorker(ended: Worker, reason: string): void {
  if (worker !== ended) return;
  worker = undefined;
  for (const { reject } of pendingJobs.values()) reject(new Error(reason));
  pendingJobs.clear();
}

/** Ends a thread that gets nothing to do; a program that has nothing else to wait for ends before. */
function endWhenIdle(idle: Worker): void {
  idle.unref();
  idleTimer = setTimeout(() => {
    if (worker === idle) worker = undefined;
    void idle.terminate();
  }, IDLE_MS);
  idleTimer.unref();
}

function startWorker(): Worker {
  const newWorker = new Worker(new URL('./password-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 },
  });
  newWorker.on('message', ({ id, result, error }: HashAnswer) => {
    const job = pendingJobs.get(id);
    pendingJobs.delete(id);
    if (pendingJobs.size === 0) endWhenIdle(newWorker);
    if (result === undefined) job?.reject(new Error(error));
    else job?.resolve(result);
  });
  newWorker.on('error', (error) => forgetWorker(newWorker, error.message));
  newWorker.on('exit', (code) => forgetWorker(newWorker, `the thread that hashes passwords has ended (${code})`));
  return newWorker;
}

/**
 * Hashes one password after another in a thread of its own, of a lower priority than those that answer, so that many who sign in at once
 * take neither the machine's cores nor the threads of Node's pool from those who read.
 */
export function runHashJob(job: HashJob): Promise<string | boolean> {
  clearTimeout(idleTimer);
  worker ??= startWorker();
  worker.ref();
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    pendingJobs.set(id, { resolve, reject });
    worker?.postMessage({ id, job });
  });
}
