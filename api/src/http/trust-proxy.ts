import { BlockList, isIP } from 'node:net';

/** `false` nobody, a number so many proxies nearest to the server, else addresses and networks of proxies. */
export type TrustProxy = false | number | string[];

const NAMED: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

/** Where a proxy of one's own sits: this machine and private networks (RFC 1918, RFC 4193, RFC 3927, RFC 4291). */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv4');
}
PRIVATE.addAddress('::1', 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

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
  return (address, hop) => hop < trust && (hop > 0 || PRIVATE.check(address, address.includes(':') ? 'ipv6' : 'ipv4'));
}
