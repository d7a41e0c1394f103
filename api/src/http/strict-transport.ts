import type { IncomingMessage } from 'node:http';
import type { Config } from '../base/config.ts';

/** For a year, and for this host only: the operator's other host names may have no https. */
export const STRICT_TRANSPORT = 'max-age=31536000';

/** Whether a request came by https. */
export type IsHttps = (request: Pick<IncomingMessage, 'headers'>) => boolean;

/**
 * Tells whether a reader comes by https, so that the browser may be told to use nothing else: `PUBLIC_URL` says so, or the proxy that
 * `TRUST_PROXY` names (RFC 6797). An own certificate (`TLS_CERT`) does not: without it, as a laptop may be at the next meeting, the
 * same address answers by http again (docs/decisions/040).
 */
export function createHttpsCheck({ publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>): IsHttps {
  const isAlwaysHttps = publicUrl?.startsWith('https:') === true;
  return ({ headers }) => isAlwaysHttps || (trustProxy !== false && headers['x-forwarded-proto'] === 'https');
}
