import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';

/** A year, and this host alone: the operator's other names are not ours to bind. */
export const STRICT_TRANSPORT = 'max-age=31536000';

/**
 * Whether readers come by https, so that browsers may be told to come by nothing else: `PUBLIC_URL` says so, or the proxy that
 * `TRUST_PROXY` names (RFC 6797).
 */
export function comesByHttps({ publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>) {
  const isAlways = publicUrl?.startsWith('https:') === true;
  return ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
    isAlways || (trustProxy !== false && headers['x-forwarded-proto'] === 'https');
}
