import { BlockList, isIP } from 'node:net';

/** This machine and private networks (RFC 1918, RFC 4193, RFC 3927, RFC 4291). */
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

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

function isIn(list: BlockList, address: string): boolean {
  const family = isIP(address);
  return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** @example isPrivateAddress('10.1.2.3') // true; isPrivateAddress('192.0.2.1') // false */
export const isPrivateAddress = (address: string): boolean => isIn(PRIVATE, address);

/** @example isLoopback('::ffff:127.0.0.1') // true */
export const isLoopback = (address: string): boolean => isIn(LOOPBACK, address);

/** Whether a host of an address is this machine or in a private network. @example isPrivateHost('localhost') // true */
export const isPrivateHost = (host: string): boolean =>
  host === 'localhost' || isPrivateAddress(host.replace(/^\[|\]$/g, ''));
