import { isIP } from 'node:net';
import { isPrivateAddress } from './private-address.ts';

/** `false` nobody, a number so many proxies nearest to the server, else addresses and networks of proxies. */
export type TrustProxy = false | number | string[];

const NAMED: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

/** More than anybody puts in a row. */
const MOST_HOPS = 9;

function isNetwork(text: string): boolean {
  if (NAMED.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/**
 * Reads `TRUST_PROXY`. Never "all of them": the farthest address of `X-Forwarded-For` is whatever its sender likes.
 * @example parseTrustProxy('1') // 1; parseTrustProxy('loopback, 10.0.0.0/8') // ['loopback', '10.0.0.0/8']
 * @returns undefined for what is none of these
 */
export function parseTrustProxy(text: string): TrustProxy | undefined {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === '0') return false;
  if (/^\d+$/.test(trimmed)) return Number(trimmed) <= MOST_HOPS ? Number(trimmed) : undefined;
  const networks = trimmed.split(',').map((part) => part.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

/**
 * What the framework asks. It refuses a bare number, as that lets whoever reaches the server directly pass for a proxy: so
 * many are trusted only where the nearest is on a private network. A proxy elsewhere is named by its address.
 */
export function trusted(trust: TrustProxy): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof trust !== 'number') return trust;
  return (address, hop) => hop < trust && (hop > 0 || isPrivateAddress(address));
}
