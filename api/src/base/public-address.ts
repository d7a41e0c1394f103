import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are not of the public internet (IANA's registries of special-purpose addresses). */
const SPECIAL = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  SPECIAL.addSubnet(network, bits, 'ipv4');
}

/** Addresses of the public internet begin with 2 or 3; those that hold an IPv4 address (6to4, Teredo) and examples are left out. */
const GLOBAL_SIX = new BlockList();
GLOBAL_SIX.addSubnet('2000::', 3, 'ipv6');
const SPECIAL_SIX = new BlockList();
SPECIAL_SIX.addSubnet('2001::', 23, 'ipv6');
SPECIAL_SIX.addSubnet('2001:db8::', 32, 'ipv6');
SPECIAL_SIX.addSubnet('2002::', 16, 'ipv6');
SPECIAL_SIX.addSubnet('3fff::', 20, 'ipv6');

/**
 * Whether an address is one of the public internet, and not of this machine or a network behind it.
 * @example isPublicAddress('192.168.1.1') // false; isPublicAddress('::ffff:10.0.0.1') // false
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !SPECIAL.check(address, 'ipv4');
  return family === 6 && GLOBAL_SIX.check(address, 'ipv6') && !SPECIAL_SIX.check(address, 'ipv6');
}

/** Looks names up as Node does, and refuses a name that has an address which is not public: so nobody reaches inside by a name. */
export const lookupPublicAddress: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    const refused = (addresses ?? []).find(({ address }) => !isPublicAddress(address));
    const fault = error ?? (refused && new Error(`${hostname} is ${refused.address}, no public address`));
    if (fault !== undefined && fault !== null) callback(fault, '', 0);
    else if (options.all === true) callback(null, addresses);
    else callback(null, first?.address ?? '', first?.family ?? 0);
  });
};
