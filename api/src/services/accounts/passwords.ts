import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { refusal } from '../../base/refusal.ts';
import { createWorkQueue } from '../context/work-queue.ts';

/** Number of argon2id in @node-rs/argon2, whose own table is not there at run time. */
const ARGON2ID = 2;

/** argon2id with 19 MiB and two passes: 10 ms, and what OWASP asks for. */
const COST = { algorithm: ARGON2ID, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** Hashing has four threads of the process in common with compression and the disk: it may take two of them. */
const MAX_HASHES_AT_ONCE = 2;
const MAX_WAITING = 100;
/** A person waits so long to sign in, ms. */
const MAX_WAIT_MS = 8000;
/** When the same call may be answered, seconds. */
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
 * Whether a password is the account's. An account that is not there takes as long as a wrong password, so that the time
 * tells nobody which addresses have one.
 */
export async function verifyPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  decoyHash ??= hash(randomBytes(16).toString('hex'), COST);
  const comparedHash = storedHash ?? (await decoyHash);
  const matches = await queue.run(() => verify(comparedHash, password));
  return storedHash !== undefined && matches;
}
