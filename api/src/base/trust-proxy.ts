import { BlockList, isIP } from 'node:net';
import { readIpAddress } from './ip-address.ts';
import { isLoopback, isPrivateAddress } from './private-address.ts';

/** Trusted proxies: none, that many nearest to the server, or those of these addresses and networks. */
export type TrustProxy = false | number | string[];

const NETWORK_NAMES: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

/** More proxies than anybody puts in a row. */
const MAX_HOPS = 9;

function isNetwork(text: string): boolean {
  if (NETWORK_NAMES.includes(text)) return true;
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
  if (/^\d+$/.test(trimmed)) return Number(trimmed) <= MAX_HOPS ? Number(trimmed) : undefined;
  const networks = trimmed.split(',').map((part) => part.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

/** Networks by their names, as the framework knows them. */
const NETWORKS_BY_NAME: Readonly<Record<string, readonly string[]>> = {
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

function makeNetworkCheck(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks.flatMap((each) => NETWORKS_BY_NAME[each] ?? each)) {
    if (network === 'loopback') continue;
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  const hasLoopback = networks.includes('loopback');
  return (address) => {
    const family = isIP(address);
    return (
      (hasLoopback && isLoopback(address)) || (family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4'))
    );
  };
}

/** Whether a proxy at this hop (0 is the nearest to the server) is believed about its caller. */
type TrustCheck = (address: string, hop: number) => boolean;

/**
 * The check that Fastify takes as `trustProxy`. A bare number would let whoever reaches the server directly pass for a proxy: so
 * many are trusted only where the nearest is on a private network. A proxy elsewhere is named by its address.
 */
export function makeTrustCheck(trust: TrustProxy): false | TrustCheck {
  if (trust === false) return false;
  if (typeof trust === 'number') return (address, hop) => hop < trust && (hop > 0 || isPrivateAddress(address));
  const isListed = makeNetworkCheck(trust);
  return (address) => isListed(readIpAddress(address) ?? '');
}

/** Finds who calls, for requests that Fastify does not see. */
export interface ProxyReader {
  isProxy(peer: string): boolean;
  /** The nearest address that is no trusted proxy's. */
  findCaller(peer: string, forwardedFor: string | undefined): string;
  /** How many proxies in a row are believed: those nearer than that caller. */
  countBelieved(peer: string, forwardedFor: string | undefined): number;
}

/** The peer, then the addresses of `X-Forwarded-For` from the nearest on. */
const listChain = (peer: string, forwardedFor = ''): string[] =>
  [
    peer,
    ...forwardedFor
      .split(',')
      .map((each) => each.trim())
      .reverse(),
  ].filter((each) => each !== '');

export function createProxyReader(trust: TrustProxy): ProxyReader {
  const isTrusted = makeTrustCheck(trust) || (() => false);
  const findNearest = (chain: readonly string[]): number => {
    const nearest = chain.findIndex((address, hop) => !isTrusted(address, hop));
    return nearest === -1 ? chain.length - 1 : nearest;
  };
  return {
    isProxy: (peer) => isTrusted(peer, 0),
    findCaller(peer, forwardedFor) {
      const chain = listChain(peer, forwardedFor);
      return readIpAddress(chain[findNearest(chain)] ?? '') ?? peer;
    },
    countBelieved: (peer, forwardedFor) => Math.max(0, findNearest(listChain(peer, forwardedFor))),
  };
}
