import type { FastifyRequest } from 'fastify';
import { createRateLimit } from '../../base/rate-limit.ts';
import { Refusal } from '../../base/refusal.ts';
import { createAttemptLimit } from './address-attempts.ts';
import { readCaller } from './caller-address.ts';
import { createRecentSet } from './recent-set.ts';

const WINDOW = 10 * 60_000;

/** One account, from one device that it has signed in from, or from one address. */
const MAX_BY_PLACE = 10;

/** One account from everywhere that it is not known from (OWASP ASVS 4.0, 2.2.1: a hundred an hour at most). */
const MAX_BY_ACCOUNT = 100;
const ACCOUNT_WINDOW = 60 * 60_000;

/** Accounts and the addresses they signed in from. */
const MAX_SIGNED_IN = 20_000;

/** Counts wrong passwords (docs/decisions/018) so that guessing is stopped and the account's owner is not. */
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
const isWrong = (error: unknown): boolean =>
  error instanceof Refusal && error.errors.some(({ id }) => id === 'unauthorized' || id === 'forbidden');

export function createSignInGuesses(clock: () => Date): SignInGuesses {
  const byAddress = createAttemptLimit(clock);
  const byPlace = createRateLimit(MAX_BY_PLACE, WINDOW, clock);
  const byAccount = createRateLimit(MAX_BY_ACCOUNT, ACCOUNT_WINDOW, clock);
  const signedIn = createRecentSet(MAX_SIGNED_IN);

  return {
    async attempt(request, account, device, run) {
      const { network, isShared } = readCaller(request);
      const isKnown = device !== undefined || (!isShared && signedIn.has(`${network} ${account}`));
      // Everyone behind a proxy that hides addresses would share this count with the account's owner.
      const place = device ?? (isShared ? undefined : `${network} ${account}`);
      const giveBack = (): void => {
        if (!isKnown) byAddress.giveBack(request);
        if (!isKnown) byAccount.giveBack(account);
        if (place !== undefined) byPlace.giveBack(place);
      };
      if (!isKnown) byAddress.take(request);
      if (place !== undefined) byPlace.take(place);
      if (!isKnown) byAccount.take(account);
      const answer = await run().catch((error: unknown) => {
        if (!isWrong(error)) giveBack();
        throw error;
      });
      giveBack();
      if (place !== undefined) byPlace.forgive(place);
      signedIn.add(`${network} ${account}`);
      return answer;
    },
    attemptUnnamed: byAddress.attempt,
  };
}
