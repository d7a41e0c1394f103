import type { FastifyInstance } from 'fastify';
import type { Config } from '../../base/config.ts';
import { isLoopback } from '../../base/private-address.ts';
import { readCaller } from './caller-address.ts';

const REMEDY =
  'Set TRUST_PROXY (for one proxy on this machine or network: TRUST_PROXY=1), so that limits are counted for each caller.';

/**
 * Warns once in the log of a proxy that `TRUST_PROXY` does not name: all its callers count as one address. It warns at the
 * start where only a proxy can reach the server, else at the first request that came by one.
 */
export function warnOfUnknownProxy(app: FastifyInstance, { host, trustProxy }: Pick<Config, 'host' | 'trustProxy'>) {
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
