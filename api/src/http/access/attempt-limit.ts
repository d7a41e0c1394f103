import type { FastifyRequest } from 'fastify';
import { createRateLimit } from '../../base/rate-limit.ts';
import { readCaller } from './caller-address.ts';

const WINDOW_MS = 10 * 60_000;

/** Attempts of one network in the window, with keys of links, passwords or requests for mail: an office of secretaries shares an address. */
const MAX_ATTEMPTS = 30;

/** Limits the attempts of the last ten minutes by the network that they come from. */
interface AttemptLimit {
  /** @throws Refusal `too many requests` */
  take(request: FastifyRequest): void;
  giveBack(request: FastifyRequest): void;
  /** Runs an attempt, which counts only if it fails. @throws Refusal `too many requests`, without running it */
  attempt<T>(request: FastifyRequest, run: () => Promise<T>): Promise<T>;
}

export function createAttemptLimit(clock: () => Date, maxAttempts = MAX_ATTEMPTS): AttemptLimit {
  const limit = createRateLimit(maxAttempts, WINDOW_MS, clock);
  const take = (request: FastifyRequest): void => {
    const { network, factor } = readCaller(request);
    limit.take(network, factor);
  };
  const giveBack = (request: FastifyRequest): void => limit.giveBack(readCaller(request).network);
  return {
    take,
    giveBack,
    async attempt(request, run) {
      take(request);
      const answer = await run();
      giveBack(request);
      return answer;
    },
  };
}
