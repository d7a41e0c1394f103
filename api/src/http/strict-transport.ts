import type { IncomingMessage } from 'node:http';
import type { Config } from '../base/config.ts';

/** A year, and this host alone: the operator's other names are not ours to bind. */
export const STRICT_TRANSPORT = 'max-age=31536000';

/** Whether a request came by https. */
export type IsHttps = (request: Pick<IncomingMessage, 'headers'>) => boolean;

/**
 * Whether readers come by https, so that browsers may be told to come by nothing else: `PUBLIC_URL` says so, or the proxy that
 * `TRUST_PROXY` names (RFC 6797).
 */
export function comesByHttps({ publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>): IsHttps {
  const isAlways = publicUrl?.startsWith('https:') === true;
  return ({ headers }) => isAlways || (trustProxy !== false && headers['x-forwarded-proto'] === 'https');
}
