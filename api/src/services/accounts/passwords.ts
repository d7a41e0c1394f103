import { randomBytes } from 'node:crypto';
import { refusal } from '../../base/refusal.ts';
import { createWorkQueue } from '../context/work-queue.ts';
import { runHashJob } from './password-hasher.ts';

/** One at a time: hashing leaves the other cores to those who read. */
const MAX_HASHES_AT_ONCE = 1;
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

export const hashPassword = async (password: string): Promise<string> =>
  String(await queue.run(() => runHashJob({ password })));

let decoyHash: Promise<string> | undefined;

/** A hash that no account has; one that could not be made is made again, or sign-ins without an account would go on failing. */
function readDecoyHash(): Promise<string> {
  decoyHash ??= runHashJob({ password: randomBytes(16).toString('hex') }).then(String, (error: unknown) => {
    decoyHash = undefined;
    throw error;
  });
  return decoyHash;
}

/**
 * Whether a password is the account's. Without an account it takes as long as for a wrong password, so that the time does not
 * reveal which addresses have one.
 */
export async function verifyPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  // Made for everybody, so that the first who signs in without an account does not take longer.
  const decoy = readDecoyHash();
  // Whoever has an account does not wait for it, nor fail with it.
  if (storedHash !== undefined) decoy.catch(() => undefined);
  const comparedHash = storedHash ?? (await decoy);
  const matches = await queue.run(() => runHashJob({ password, storedHash: comparedHash }));
  return storedHash !== undefined && matches === true;
}
