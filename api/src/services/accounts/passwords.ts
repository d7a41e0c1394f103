import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { refusal } from '../../base/refusal.ts';
import { createWorkQueue } from '../context/work-queue.ts';

/** `Algorithm.Argon2id` of @node-rs/argon2, a `const enum` that does not exist at run time. */
const ARGON2ID = 2;

/** The parameters that OWASP recommends for argon2id: 19 MiB and two passes; about 10 ms a hash. */
const COST = { algorithm: ARGON2ID, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/**
 * Hashing shares the four threads of Node's pool with compression and the disk: it may take two of them, and leaves a core to those who
 * read.
 */
const MAX_HASHES_AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
const MAX_WAITING = 100;
/** The longest that a sign-in waits for its turn, ms. */
const MAX_WAIT_MS = 8000;
/** When a refused caller may try again, seconds. */
const RETRY_AFTER_S = 5;

const queue = createWorkQueue({
  maxRunning: MAX_HASHES_AT_ONCE,
  maxWaiting: MAX_WAITING,
  maxWaitMs: MAX_WAIT_MS,
  refuse: () => refusal('too many requests', 'too many are signing in at once; try again in a moment', RETRY_AFTER_S),
});

export const hashPassword = (password: string): Promise<string> => queue.run(() => hash(password, COST));

let decoyHash: Promise<string> | undefined;

/**
 * Whether a password is the account's. Without an account it takes as long as for a wrong password, so that the time does not
 * reveal which addresses have one.
 */
export async function verifyPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  decoyHash ??= hash(randomBytes(16).toString('hex'), COST);
  const comparedHash = storedHash ?? (await decoyHash);
  const matches = await queue.run(() => verify(comparedHash, password));
  return storedHash !== undefined && matches;
}
