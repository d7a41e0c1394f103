import type { FastifyRequest } from 'fastify';
import { parseAccessCode } from 'shared-domain';
import { createRateLimit } from '../../base/rate-limit.ts';
import { readCaller } from './caller-address.ts';
import { createRecentSet } from './recent-set.ts';

const WINDOW = 15 * 60_000;

/** Wrong codes of one network before a further wrong one is refused for a while. */
const MAX_WRONG = 20;

/** Wrong codes of one network before it gets no look-up for a code that it has not used. */
const MAX_LOOK_UPS = 200;

/** Wrong codes from everywhere before each network has no more look-ups than wrong codes. */
const MAX_WRONG_EVERYWHERE = 2000;

/** Codes and the networks they were used from. */
const MAX_USED = 20_000;

const EVERYWHERE = '';

/** Attempts at codes (docs/decisions/018): a code that exists opens its door however many wrong ones came before it. */
export interface CodeGuesses {
  /**
   * Whether a code was ever given out.
   * @throws Refusal `too many requests` for a wrong code too many; for any code not used from there while a network floods
   */
  isKnown(request: FastifyRequest, typed: string): Promise<boolean>;
}

export function createCodeGuesses(clock: () => Date, exists: (code: string) => Promise<boolean>): CodeGuesses {
  const wrong = createRateLimit(MAX_WRONG, WINDOW, clock);
  const lookUps = createRateLimit(MAX_LOOK_UPS, WINDOW, clock);
  const everywhere = createRateLimit(MAX_WRONG_EVERYWHERE, WINDOW, clock);
  const used = createRecentSet(MAX_USED);

  return {
    async isKnown(request, typed) {
      const { network, factor } = readCaller(request);
      const code = parseAccessCode(typed);
      if (code === undefined) {
        wrong.take(network, factor);
        return false;
      }
      const use = `${network} ${code}`;
      if (used.has(use) && (await exists(code))) return true;
      if (everywhere.isSpent(EVERYWHERE)) wrong.check(network, factor);
      // Counted before the look-up, so that many at once are no way around it.
      lookUps.take(network, factor);
      const known = await exists(code).catch((error: unknown) => {
        lookUps.giveBack(network);
        throw error;
      });
      if (known) {
        lookUps.giveBack(network);
        used.add(use);
        return true;
      }
      everywhere.count(EVERYWHERE);
      wrong.take(network, factor);
      return false;
    },
  };
}
