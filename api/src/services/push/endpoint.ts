import { isIP } from 'node:net';
import { isPublicAddress } from '../../base/public-address.ts';

/** Names that no machine outside answers to. */
const INSIDE = /(^|\.)(localhost|local|internal|intranet|lan|home|home\.arpa|invalid|test|example)$/;

/**
 * What is wrong with the address of a push service, undefined where nothing is: it is an address of the public internet, by https on
 * its own port. What a name stands for is looked at when it is called (`lookupPublicAddress`).
 * @param allowsPrivate whether tests of this machine may take one of its own addresses, by http too
 * @example findEndpointFault('https://10.0.0.1/x', false) // 'is no address of the public internet'
 */
export function findEndpointFault(endpoint: string, allowsPrivate: boolean): string | undefined {
  if (!URL.canParse(endpoint)) return 'must be an https address';
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return 'must not have a user or a password';
  if (allowsPrivate) return undefined;
  if (protocol !== 'https:') return 'must be an https address';
  if (port !== '') return 'must not have a port of its own';
  const name = hostname.replace(/^\[|\]$|\.$/g, '').toLowerCase();
  const isOutside = isIP(name) === 0 ? name.includes('.') && !INSIDE.test(name) : isPublicAddress(name);
  return isOutside ? undefined : 'is no address of the public internet';
}
