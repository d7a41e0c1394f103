import type { FastifyRequest } from 'fastify';
import { createRateLimit } from '../../base/rate-limit.ts';
import { Refusal } from '../../base/refusal.ts';
import { createAttemptLimit } from './attempt-limit.ts';
import { readCaller } from './caller-address.ts';
import { createRecentSet } from './recent-set.ts';

const WINDOW_MS = 10 * 60_000;

/** Wrong passwords of one account in the window from one source: a device that it has signed in from, or a network. */
const MAX_BY_SOURCE = 10;

/** Wrong passwords of one account from all sources it has not signed in from (OWASP ASVS 4.0, 2.2.1: at most a hundred an hour). */
const MAX_BY_ACCOUNT = 100;
const ACCOUNT_WINDOW_MS = 60 * 60_000;

/** How many pairs of a network and an account that signed in from it are remembered. */
const MAX_SIGNED_IN = 20_000;

/** Counts wrong passwords (docs/decisions/018) so that guessing is stopped and the account's owner can still sign in. */
interface SignInGuesses {
  /**
   * Runs an attempt to sign in, and counts it if the password was wrong.
   * @param device id of a device that the account has signed in from
   * @throws Refusal `too many requests`, without running it
   */
  attempt<T>(request: FastifyRequest, account: string, device: string | undefined, run: () => Promise<T>): Promise<T>;
  /** Runs an attempt that names no account. @throws Refusal `too many requests` */
  attemptUnnamed<T>(request: FastifyRequest, run: () => Promise<T>): Promise<T>;
}

/** A full queue or a missing database does not mean that the password is wrong. */
const isWrongPassword = (error: unknown): boolean =>
  error instanceof Refusal && error.errors.some(({ id }) => id === 'unauthorized' || id === 'forbidden');

export function createSignInGuesses(clock: () => Date): SignInGuesses {
  const networkLimit = createAttemptLimit(clock);
  const sourceLimit = createRateLimit(MAX_BY_SOURCE, WINDOW_MS, clock);
  const accountLimit = createRateLimit(MAX_BY_ACCOUNT, ACCOUNT_WINDOW_MS, clock);
  const recentSignIns = createRecentSet(MAX_SIGNED_IN);

  return {
    async attempt(request, account, device, run) {
      const { network, isShared } = readCaller(request);
      const isKnownSource = device !== undefined || (!isShared && recentSignIns.has(`${network} ${account}`));
      // Everyone behind a proxy that hides addresses would share this count with the account's owner.
      const source = device ?? (isShared ? undefined : `${network} ${account}`);
      const giveBack = (): void => {
        if (!isKnownSource) networkLimit.giveBack(request);
        if (!isKnownSource) accountLimit.giveBack(account);
        if (source !== undefined) sourceLimit.giveBack(source);
      };
      if (!isKnownSource) networkLimit.take(request);
      if (source !== undefined) sourceLimit.take(source);
      if (!isKnownSource) accountLimit.take(account);
      const answer = await run().catch((error: unknown) => {
        if (!isWrongPassword(error)) giveBack();
        throw error;
      });
      giveBack();
      if (source !== undefined) sourceLimit.forgive(source);
      recentSignIns.add(`${network} ${account}`);
      return answer;
    },
    attemptUnnamed: networkLimit.attempt,
  };
}
