import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { HashJob } from './password-hasher.ts';

/** `Algorithm.Argon2id` of @node-rs/argon2, a `const enum` that does not exist at run time. */
const ARGON2ID = 2;

/** The parameters that OWASP recommends for argon2id: 19 MiB and two passes; about 10 ms a hash. */
const COST = { algorithm: ARGON2ID, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** Behind the threads that answer readers (nice). */
const PRIORITY = 10;

// Only Linux gives a thread a priority of its own; elsewhere this would be the whole process's.
// Who began this server with a lower one may not be raised above it.
if (process.platform === 'linux') setPriority(Math.max(PRIORITY, getPriority()));

const run = ({ password, storedHash }: HashJob): string | boolean =>
  storedHash === undefined ? hashSync(password, COST) : verifySync(storedHash, password);

parentPort?.on('message', ({ id, job }: { readonly id: number; readonly job: HashJob }) => {
  try {
    parentPort?.postMessage({ id, result: run(job) });
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
