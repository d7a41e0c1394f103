import type { FastifyInstance } from 'fastify';
import type { Config } from '../../base/config.ts';
import { isLoopback } from '../../base/private-address.ts';
import { readCaller } from './caller-address.ts';

const REMEDY =
  'Set TRUST_PROXY (for one proxy on this machine or network: TRUST_PROXY=1), so that limits are counted for each caller.';

/**
 * Says once in the log that a proxy stands in front which nobody named: all its callers have one address. It is said at the
 * start where only a proxy can be in front, and else when the first call shows it.
 */
export function warnOfHiddenCallers(app: FastifyInstance, { host, trustProxy }: Pick<Config, 'host' | 'trustProxy'>) {
  if (trustProxy !== false) return;
  let hasWarned = false;
  const warn = (message: string): void => {
    hasWarned = true;
    app.log.warn(`${message} ${REMEDY}`);
  };
  if (isLoopback(host) || host === 'localhost') {
    warn(`HOST=${host} answers this machine only, so that other callers come by a proxy, which hides their addresses.`);
  }
  app.addHook('onRequest', async (request) => {
    if (hasWarned || !readCaller(request).isShared) return;
    warn(
      'A proxy passes calls on (by a header such as x-forwarded-for, x-real-ip, forwarded or via), and hides who calls.',
    );
  });
}
