import type { FastifyInstance } from 'fastify';
import type { Config } from '../../base/config.ts';
import { localize } from '../../base/localize.ts';
import { isLoopback } from '../../base/private-address.ts';
import { readCaller } from './caller-address.ts';

const buildRemedy = () =>
  localize(
    'Réglez TRUST_PROXY (TRUST_PROXY=1 pour un mandataire de cette machine ou de ce réseau), pour que les limites soient comptées par appelant.',
    'Set TRUST_PROXY (for one proxy on this machine or network: TRUST_PROXY=1), so that limits are counted for each caller.',
  );

/**
 * Warns once in the log of a proxy that `TRUST_PROXY` does not name: all its callers count as one address. It warns at the
 * start where only a proxy can reach the server, else at the first request that came by one.
 */
export function warnOfUnknownProxy(app: FastifyInstance, { host, trustProxy }: Pick<Config, 'host' | 'trustProxy'>) {
  if (trustProxy !== false) return;
  let hasWarned = false;
  const warn = (message: string): void => {
    hasWarned = true;
    app.log.warn(`${message} ${buildRemedy()}`);
  };
  if (isLoopback(host) || host === 'localhost') {
    warn(
      localize(
        `HOST=${host} ne répond qu’à cette machine : les autres appelants viennent par un mandataire, qui cache leurs adresses.`,
        `HOST=${host} answers this machine only, so that other callers come by a proxy, which hides their addresses.`,
      ),
    );
  }
  app.addHook('onRequest', async (request) => {
    if (hasWarned || !readCaller(request).isShared) return;
    warn(
      localize(
        'Un mandataire transmet des appels (par un en-tête comme x-forwarded-for, x-real-ip, forwarded ou via), et cache qui appelle.',
        'A proxy passes calls on (by a header such as x-forwarded-for, x-real-ip, forwarded or via), and hides who calls.',
      ),
    );
  });
}
