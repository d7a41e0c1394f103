import type { FastifyRequest } from 'fastify';
import { parseAccessCode } from 'shared-domain';
import { createRateLimit } from '../../base/rate-limit.ts';
import { readCaller } from './caller-address.ts';
import { createRecentSet } from './recent-set.ts';

const WINDOW_MS = 15 * 60_000;

/** Wrong codes of one network in the window; further ones are refused. */
const MAX_WRONG = 20;

/** Wrong codes of one network in the window; then codes that it has not used before are no longer looked up. */
const MAX_LOOK_UPS = 200;

/** Wrong codes of all networks together; then each network has only `MAX_WRONG` look-ups. */
const MAX_WRONG_EVERYWHERE = 2000;

/** How many pairs of a network and a code used from it are remembered. */
const MAX_USED_CODES = 20_000;

const EVERYWHERE = '';

/** Counts wrong access codes (docs/decisions/018): a code that exists is accepted however many wrong ones came before it. */
export interface CodeGuesses {
  /**
   * Tries a code, and counts it if it is wrong; whether it was ever given out.
   * @throws Refusal `too many requests` for one wrong code too many, or for an unused code of a network that floods
   */
  tryCode(request: FastifyRequest, typedCode: string): Promise<boolean>;
}

export function createCodeGuesses(clock: () => Date, isIssued: (code: string) => Promise<boolean>): CodeGuesses {
  const wrongCodes = createRateLimit(MAX_WRONG, WINDOW_MS, clock);
  const lookUps = createRateLimit(MAX_LOOK_UPS, WINDOW_MS, clock);
  const wrongEverywhere = createRateLimit(MAX_WRONG_EVERYWHERE, WINDOW_MS, clock);
  const usedCodes = createRecentSet(MAX_USED_CODES);

  return {
    async tryCode(request, typedCode) {
      const { network, factor } = readCaller(request);
      const code = parseAccessCode(typedCode);
      if (code === undefined) {
        wrongCodes.take(network, factor);
        return false;
      }
      const networkAndCode = `${network} ${code}`;
      if (usedCodes.has(networkAndCode) && (await isIssued(code))) return true;
      if (wrongEverywhere.isSpent(EVERYWHERE)) wrongCodes.check(network, factor);
      // Counted before the look-up, so that many at the same moment do not get around the limit.
      lookUps.take(network, factor);
      const isRight = await isIssued(code).catch((error: unknown) => {
        lookUps.giveBack(network);
        throw error;
      });
      if (isRight) {
        lookUps.giveBack(network);
        usedCodes.add(networkAndCode);
        return true;
      }
      wrongEverywhere.count(EVERYWHERE);
      wrongCodes.take(network, factor);
      return false;
    },
  };
}
