import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Number of argon2id in @node-rs/argon2, whose own table is not there at run time. */
const ARGON2ID = 2;

/** argon2id with 19 MiB and two passes: 10 ms, and what OWASP asks for. */
const COST = { algorithm: ARGON2ID, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let nobodys: Promise<string> | undefined;

/**
 * Whether a password is the account's. An account that is not there takes as long as a wrong password, so that the time
 * tells nobody which addresses have one.
 */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword(randomBytes(16).toString('hex'));
  const matches = await verify(stored ?? (await nobodys), password);
  return stored !== undefined && matches;
}
